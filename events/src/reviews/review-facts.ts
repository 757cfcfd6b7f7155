import type { MemberId } from '../kernel/ids.ts'
import type { ReviewEvent } from './review-events.ts'
import type { Rating } from './review-form.ts'

export interface ReviewFacts {
  /** Undefined until it is written, and again once it is deleted. */
  readonly rating: Rating | undefined
  readonly hidden: boolean
  /** Who answered it; undefined while it has no answer. */
  readonly answeredBy: MemberId | undefined
}

/** The state that the events of a review add up to. */
export const reviewFacts = {
  initial: { rating: undefined, hidden: false, answeredBy: undefined } as ReviewFacts,

  evolve(state: ReviewFacts, { type, data }: ReviewEvent): ReviewFacts {
    switch (type) {
      case 'ReviewWritten':
      case 'ReviewEdited':
        return { ...state, rating: data.rating }
      case 'ReviewDeleted':
        return { ...state, rating: undefined, answeredBy: undefined }
      // What was hidden stays so, also once it is deleted and written again.
      case 'ReviewHidden':
        return { ...state, hidden: true }
      case 'ReviewShown':
        return { ...state, hidden: false }
      case 'ReviewAnswered':
        return { ...state, answeredBy: data.makerId }
      case 'ReviewAnswerDeleted':
        return { ...state, answeredBy: undefined }
      case 'ReviewHidingExplained':
      case 'ReviewCleared':
        return state
    }
  },
}
