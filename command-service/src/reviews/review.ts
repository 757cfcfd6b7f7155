import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { HideReason } from '@debut/events/kernel/texts/text-form.ts'
import {
  ReviewAnswerDeleted,
  ReviewAnswered,
  ReviewCleared,
  ReviewDeleted,
  ReviewEdited,
  type ReviewEvent,
  ReviewHidden,
  ReviewHidingExplained,
  ReviewShown,
  ReviewWritten,
} from '@debut/events/reviews/review-events.ts'
import { type ReviewFacts, reviewFacts } from '@debut/events/reviews/review-facts.ts'
import type { Rating } from '@debut/events/reviews/review-form.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'
import { type TextFacts, whyHeld } from '../kernel/texts/holds/why-held.ts'
import { isMarkedEdit } from '../kernel/texts/is-marked-edit.ts'
import { type Decisions, isModeration, moderate, type Moderation, writeOrHold } from '../kernel/texts/decide-on-text.ts'

type ReviewRefusal =
  | 'not-registered'
  | 'not-confirmed'
  | 'unknown-tool'
  | 'unknown-review'
  | 'review-your-own'
  | 'not-a-maker'
  | 'answered-by-another'

interface WriteReview {
  readonly type: 'WriteReview'
  readonly rating: Rating
  readonly body: string
  readonly registered: boolean
  readonly verified: boolean
  readonly toolIsShown: boolean
  /** Who makes the product now. */
  readonly makers: readonly MemberId[]
  readonly at: Instant
  /** Undefined where it was not written yet when this was looked up. */
  readonly writtenAt: Instant | undefined
  readonly text: TextFacts
}

interface AnswerReview {
  readonly type: 'AnswerReview'
  readonly makerId: MemberId
  readonly body: string
  readonly registered: boolean
  readonly makers: readonly MemberId[]
}

interface DeleteReviewAnswer {
  readonly type: 'DeleteReviewAnswer'
  readonly makerId: MemberId
  readonly makers: readonly MemberId[]
}

/** Each names the product and the reviewer. */
export type ReviewCommand = { readonly toolId: ToolId; readonly memberId: MemberId } & (
  | WriteReview
  | AnswerReview
  | DeleteReviewAnswer
  | { readonly type: 'DeleteReview' }
  | Moderation
)

interface Review extends ReviewFacts {
  /** As it read last; undefined until it is written first, and null once its author was erased. */
  readonly body: string | null | undefined
  /** Its makers, as long as they have not been notified of it. */
  readonly unnotified: readonly MemberId[] | undefined
  /** As it reads now; undefined while there is none. */
  readonly answer: string | null | undefined
}

export const review: Decider<ReviewCommand, Review, ReviewEvent, ReviewRefusal> = {
  initial: { ...reviewFacts.initial, body: undefined, unnotified: undefined, answer: undefined },

  decide(command, state) {
    const { toolId, memberId } = command
    const { rating, hidden, body } = state
    if (command.type === 'WriteReview') return write(command, state)
    if (command.type === 'DeleteReview' && rating === undefined) return body === undefined ? refuse('unknown-review') : accept()
    if (rating === undefined) return refuse('unknown-review')
    if (isModeration(command)) return moderate(command, hidden, decisionsOn(command, state.unnotified))
    switch (command.type) {
      case 'DeleteReview':
        return accept(ReviewDeleted({ toolId, memberId }))
      case 'AnswerReview':
        return answer(command, state)
      case 'DeleteReviewAnswer':
        return deleteAnswer(command, state)
    }
  },

  evolve(state, event) {
    const next = { ...state, ...reviewFacts.evolve(state, event) }
    switch (event.type) {
      case 'ReviewWritten':
      case 'ReviewEdited':
        return { ...next, body: event.data.body }
      case 'ReviewAnswered':
        return { ...next, answer: event.data.body }
      case 'ReviewDeleted':
      case 'ReviewAnswerDeleted':
        return { ...next, answer: undefined }
      case 'ReviewHidden':
        return { ...next, unnotified: event.data.makers ?? state.unnotified }
      case 'ReviewShown':
        return { ...next, unnotified: undefined }
      case 'ReviewHidingExplained':
      case 'ReviewCleared':
        return next
    }
  },
}

type Whose = Pick<ReviewCommand, 'toolId' | 'memberId'>

const decisionsOn = ({ toolId, memberId }: Whose, unnotified?: readonly MemberId[]): Decisions<ReviewEvent> => ({
  hide: (reason, by) => ReviewHidden({ toolId, memberId, reason, by }),
  explain: (note, by) => ReviewHidingExplained({ toolId, memberId, note, by }),
  show: (reason, by) => ReviewShown({ toolId, memberId, reason, by, ...(unnotified && { notifies: [...unnotified] }) }),
  clear: (by) => ReviewCleared({ toolId, memberId, by }),
})

type Decided = ReturnType<typeof review.decide>
type Of<Type extends ReviewCommand['type']> = ReviewCommand & { readonly type: Type }

/** A member has one review of a product: writing again is editing. */
const write = (command: Of<'WriteReview'>, state: Review): Decided => {
  const { toolId, memberId, rating, body, makers, at, writtenAt } = command
  const isWritten = state.rating !== undefined
  if (isWritten && rating === state.rating && body === state.body) return accept()
  if (!command.registered) return refuse('not-registered')
  if (!command.verified) return refuse('not-confirmed')
  if (!command.toolIsShown) return refuse('unknown-tool')
  if (makers.includes(memberId)) return refuse('review-your-own')
  const write = (quietly: boolean) =>
    isWritten
      ? ReviewEdited({ toolId, memberId, rating, body, marked: isMarkedEdit(at, writtenAt) })
      : ReviewWritten({ toolId, memberId, rating, body, makers: quietly ? [] : [...makers] })
  if (state.hidden) return accept(write(true))
  const reason = isWritten && body === state.body ? undefined : whyHeld(command.text)
  const unnotified = isWritten ? {} : { makers: [...makers] }
  const hide = (why: HideReason) => ReviewHidden({ toolId, memberId, reason: why, by: null, ...unnotified })
  return writeOrHold<ReviewEvent>(reason, write, { hide })
}

const answer = (command: Of<'AnswerReview'>, state: Review): Decided => {
  const { toolId, memberId, makerId, body, makers } = command
  if (state.answeredBy === makerId && state.answer === body) return accept()
  if (!command.registered) return refuse('not-registered')
  if (!makers.includes(makerId)) return refuse('not-a-maker')
  if (state.hidden || state.body === null) return refuse('unknown-review')
  if (answeredByAnother(command, state)) return refuse('answered-by-another')
  return accept(ReviewAnswered({ toolId, memberId, makerId, body }))
}

/** An answer stands as long as its author makes the product: one by somebody who has left, or was erased, can be replaced. */
const answeredByAnother = ({ makerId, makers }: Of<'AnswerReview'>, { answeredBy }: Review) =>
  answeredBy !== undefined && answeredBy !== makerId && makers.includes(answeredBy)

/** Its author can delete it also once they make the product no longer. */
const deleteAnswer = ({ toolId, memberId, makerId, makers }: Of<'DeleteReviewAnswer'>, { answeredBy }: Review): Decided => {
  if (answeredBy === makerId) return accept(ReviewAnswerDeleted({ toolId, memberId, makerId }))
  if (!makers.includes(makerId)) return refuse('not-a-maker')
  return answeredBy === undefined ? accept() : refuse('answered-by-another')
}
