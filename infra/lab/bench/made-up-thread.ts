import { type CommentId, DEEPEST } from '@debut/events/discussion/discussion-form.ts'

interface PlacedComment {
  readonly commentId: CommentId
  readonly parentId: CommentId | null
  readonly rootId: CommentId
  readonly depth: number
}

/** So many of the comments are no reply. */
const ROOTS = 0.3

/** Where these comments stand in a thread, in the order in which they are written: early ones have many replies, and most have none. */
export const madeUpThread = (commentIds: readonly CommentId[], chance: () => number): PlacedComment[] => {
  const branches: PlacedComment[][] = []
  return commentIds.map((commentId) => {
    const branch = chance() < ROOTS ? undefined : branches[Math.floor(branches.length * chance() ** 2)]
    const above = branch?.filter(({ depth }) => depth < DEEPEST)
    const parent = above?.[Math.floor(above.length * chance())]
    const comment =
      branch === undefined || parent === undefined
        ? { commentId, parentId: null, rootId: commentId, depth: 1 }
        : { commentId, parentId: parent.commentId, rootId: parent.rootId, depth: parent.depth + 1 }
    if (branch === undefined) branches.push([comment])
    else branch.push(comment)
    return comment
  })
}
