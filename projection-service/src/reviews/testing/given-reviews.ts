import type { MemberId } from '@debut/events/kernel/ids.ts'
import { ReviewMarkedHelpful, ReviewReported, ReviewUnmarkedHelpful, readerStream } from '@debut/events/reviews/reader-events.ts'
import { ReviewAnswered, ReviewDeleted, ReviewEdited, reviewStream, ReviewWritten } from '@debut/events/reviews/review-events.ts'
import { type Rating, reviewIdOf } from '@debut/events/reviews/review-form.ts'
import { MakerJoined, MakerLeft } from '@debut/events/tools/tool-events.ts'
import { appended, ines } from '../../testing/given.ts'
import { toolId } from '../../testing/given-tools.ts'
import type { Commit, Fact } from '../../testing/made-commits.ts'

/** All of these are of the first tool. */
const reviewOf = (memberId: MemberId) => reviewIdOf(toolId(1), memberId)
export const about = (memberId: MemberId) => ({ toolId: toolId(1), memberId })
export const ofReview = (memberId: MemberId, ...facts: Fact[]): Commit => appended(reviewStream(reviewOf(memberId)), {}, ...facts)

export const textOf = (rating: Rating) => ({ rating, body: `It is worth ${rating} of these stars to me.` })
export const wrote = (memberId: MemberId, rating: Rating): Commit =>
  ofReview(memberId, ReviewWritten({ ...about(memberId), ...textOf(rating), makers: [ines] }))
export const edited = (memberId: MemberId, rating: Rating, marked = false): Commit =>
  ofReview(memberId, ReviewEdited({ ...about(memberId), ...textOf(rating), marked }))
export const deleted = (memberId: MemberId): Commit => ofReview(memberId, ReviewDeleted(about(memberId)))
export const answered = (memberId: MemberId, makerId: MemberId): Commit =>
  ofReview(memberId, ReviewAnswered({ ...about(memberId), makerId, body: 'Thank you for trying it.' }))

const ofReader = (memberId: MemberId, fact: Fact): Commit => appended(readerStream(memberId), {}, fact)
export const finds = (memberId: MemberId, author: MemberId): Commit =>
  ofReader(memberId, ReviewMarkedHelpful({ memberId, reviewId: reviewOf(author) }))
export const findsNoMore = (memberId: MemberId, author: MemberId): Commit =>
  ofReader(memberId, ReviewUnmarkedHelpful({ memberId, reviewId: reviewOf(author) }))
export const reports = (memberId: MemberId, author: MemberId): Commit =>
  ofReader(memberId, ReviewReported({ memberId, reviewId: reviewOf(author), reason: 'spam', note: 'Look at this' }))

export const joined = (memberId: MemberId): Commit => appended(`tool-${toolId(1)}`, {}, MakerJoined({ toolId: toolId(1), memberId }))
export const left = (memberId: MemberId): Commit =>
  appended(`tool-${toolId(1)}`, {}, MakerLeft({ toolId: toolId(1), memberId, by: memberId }))
