import { DEEPEST } from '@debut/events/discussion/discussion-form.ts'

interface Answered {
  readonly commentId: string
  readonly parentId: string | null
  readonly depth: number
  readonly author: { readonly username: string }
}

interface Reply {
  readonly parentId: string
  /** What the text begins with. */
  readonly begins: string
}

/** Threads go no deeper than three comments: a reply to the third stands beside it, and calls its author by name. */
export const replyTo = ({ commentId, parentId, depth, author }: Answered): Reply =>
  depth < DEEPEST || parentId === null ? { parentId: commentId, begins: '' } : { parentId, begins: `@${author.username} ` }
