import type { MemberId } from '../kernel/ids.ts'
import type { CommentEvent } from './comment-events.ts'

export type Written = (CommentEvent & { readonly type: 'CommentWritten' })['data']

export interface CommentFacts {
  /** As it was written first; undefined until it is. */
  readonly written: Written | undefined
  readonly authorId: MemberId | undefined
  readonly hidden: boolean
  readonly deleted: boolean
}

/** The state that the events of a comment add up to. */
export const commentFacts = {
  initial: { written: undefined, authorId: undefined, hidden: false, deleted: false } as CommentFacts,

  evolve(state: CommentFacts, { type, data }: CommentEvent): CommentFacts {
    switch (type) {
      case 'CommentWritten':
        return { ...state, written: data, authorId: data.memberId }
      case 'CommentDeleted':
        return { ...state, deleted: true }
      case 'CommentHidden':
        return { ...state, hidden: true }
      case 'CommentShown':
        return { ...state, hidden: false }
      case 'CommentEdited':
      case 'CommentHidingExplained':
      case 'CommentCleared':
        return state
    }
  },
}
