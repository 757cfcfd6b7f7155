import type { MemberId } from '../kernel/ids.ts'
import type { ToolId } from '../tools/tool-card.ts'
import type { PostEvent } from './post-events.ts'

export interface PostFacts {
  /** Undefined until it is published. */
  readonly authorId: MemberId | undefined
  readonly toolId: ToolId | null
  readonly hidden: boolean
  readonly deleted: boolean
}

/** The state that the events of a post add up to. */
export const postFacts = {
  initial: { authorId: undefined, toolId: null, hidden: false, deleted: false } as PostFacts,

  evolve(state: PostFacts, { type, data }: PostEvent): PostFacts {
    switch (type) {
      case 'PostPublished':
      case 'PostEdited':
        return { ...state, authorId: data.memberId, toolId: data.toolId }
      case 'PostDeleted':
        return { ...state, deleted: true }
      case 'PostHidden':
        return { ...state, hidden: true }
      case 'PostShown':
        return { ...state, hidden: false }
      case 'PostHidingExplained':
      case 'PostCleared':
        return state
    }
  },
}

/** Whether everybody can read it, a post or a comment. */
export const isReadable = (text: Pick<PostFacts, 'authorId' | 'hidden' | 'deleted'>): boolean =>
  text.authorId !== undefined && !text.hidden && !text.deleted
