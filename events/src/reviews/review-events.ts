import { z } from 'zod'
import { HideNote, HideReason, ShowReason } from '../kernel/texts/text-form.ts'
import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { defineNotice } from '../kernel/define-notice.ts'
import { MemberId } from '../kernel/ids.ts'
import { personal } from '../kernel/personal.ts'
import { ToolId } from '../tools/tool-card.ts'
import { AnswerBody, Rating, ReviewBody, type ReviewId } from './review-form.ts'

/** One stream per member and product: that a member reviews it once is decided there. */
export const reviewStream = (reviewId: ReviewId) => `review-${reviewId}`

/** The member is the reviewer. */
const whose = { toolId: ToolId, memberId: MemberId }
const text = { ...whose, rating: Rating, body: personal(ReviewBody) }

/** On `review-<tool>_<member>`, all of these. A review that was deleted can be written again. */
export const ReviewWritten = defineEvent(
  'ReviewWritten',
  {
    ...text,
    /** Who made the product then, and is notified; none where it is hidden from the first. */
    makers: z.array(MemberId),
  },
  { ownedBy: 'memberId', alsoNames: ['makers'] },
)
/** `marked` where readers see that it was edited. */
export const ReviewEdited = defineEvent('ReviewEdited', { ...text, marked: z.boolean() }, { ownedBy: 'memberId' })
/** By its author. The answer to it goes with it. */
export const ReviewDeleted = defineEvent('ReviewDeleted', whose, { ownedBy: 'memberId' })

const makers = z.array(MemberId)
/**
 * `by` is null if a rule hid it. If the review is new, `makers` lists the members who would have been notified. Before version 3 no rule
 * looked for words, and before version 4 there was no reason `other`.
 */
export const ReviewHidden = defineEvent(
  'ReviewHidden',
  { ...whose, reason: HideReason, by: z.nullable(MemberId), makers: makers.optional() },
  { ownedBy: 'memberId', alsoNames: ['by', 'makers'], upcasts: [(data) => data, (data) => data, (data) => data] },
)
/** `notifies` is there the first time that a review is shown which a rule held when it was written. The reason takes one more value from version 3. */
export const ReviewShown = defineEvent(
  'ReviewShown',
  { ...whose, reason: ShowReason, by: MemberId, notifies: makers.optional() },
  { ownedBy: 'memberId', alsoNames: ['by', 'notifies'], upcasts: [(data) => data, (data) => data] },
)
/** The moderator who hid the review explains it to the author. */
export const ReviewHidingExplained = defineEvent(
  'ReviewHidingExplained',
  { ...whose, note: personal(HideNote), by: MemberId },
  { ownedBy: 'memberId', alsoNames: ['by'] },
)
/** A moderator looked at what was reported of it, and left it as it is. */
export const ReviewCleared = defineEvent('ReviewCleared', { ...whose, by: MemberId }, { ownedBy: 'memberId', alsoNames: ['by'] })

const answer = { ...whose, makerId: MemberId }
/** What a maker answers, as it reads from now on: a review has one answer. */
export const ReviewAnswered = defineEvent(
  'ReviewAnswered',
  { ...answer, body: personal(AnswerBody, 'makerId') },
  { ownedBy: 'makerId', alsoNames: ['memberId'] },
)
export const ReviewAnswerDeleted = defineEvent('ReviewAnswerDeleted', answer, { ownedBy: 'makerId', alsoNames: ['memberId'] })

interface Notified {
  readonly toolId: ToolId
  readonly memberId: MemberId
}

/** Once: a review that is deleted and written again is no second one. */
const noticesOf = ({ toolId, memberId }: Notified, notified: readonly MemberId[]) =>
  notified.map((recipientId) => ({
    recipientId,
    actorId: memberId,
    type: 'tool_review',
    payload: { tool_id: toolId },
    once: `review of ${toolId} by ${memberId}`,
  }))

export const reviewNotices = [
  defineNotice(ReviewWritten, (data) => noticesOf(data, data.makers)),
  defineNotice(ReviewShown, (data) => noticesOf(data, data.notifies ?? [])),
]

export const reviewEvents = [
  ReviewWritten,
  ReviewEdited,
  ReviewDeleted,
  ReviewHidden,
  ReviewHidingExplained,
  ReviewShown,
  ReviewCleared,
  ReviewAnswered,
  ReviewAnswerDeleted,
] as const
export type ReviewEvent = EventOf<(typeof reviewEvents)[number]>
