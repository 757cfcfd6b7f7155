import type { PostKind } from '@debut/events/discussion/discussion-form.ts'

interface Kind {
  /** As a choice. */
  readonly choice: string
  /** On a post. */
  readonly label: string
  readonly tone: 'lime' | 'warn' | 'note' | 'good' | 'plain'
}

export const POST_KINDS: Readonly<Record<PostKind, Kind>> = {
  shipped: { choice: 'Shipped', label: 'shipped', tone: 'lime' },
  learning: { choice: 'Learning', label: 'learning', tone: 'warn' },
  question: { choice: 'Question', label: 'question', tone: 'note' },
  milestone: { choice: 'Milestone', label: 'milestone', tone: 'good' },
  todo: { choice: 'To-do', label: 'to-do', tone: 'plain' },
}
