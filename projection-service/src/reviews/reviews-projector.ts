import { MemberErased } from '@debut/events/members/member-events.ts'
import { readerEvents } from '@debut/events/reviews/reader-events.ts'
import { reviewEvents } from '@debut/events/reviews/review-events.ts'
import { ERASED } from '../kernel/marks.ts'
import { defineProjector } from '../kernel/projector.ts'
import { erasedMembers } from './erased-members.ts'
import { helpfulRows, helpfulTables } from './helpful-rows.ts'
import { makerEvents, makerRows, makerTables } from './maker-rows.ts'
import { ratingRows, ratingTables } from './rating-counts.ts'
import { reportRows, reportTables } from './report-rows.ts'
import { reviewRows, reviewTables } from './review-rows.ts'
import { forgetVersions, versionTables } from './version-rows.ts'

/** Reviews with their answers, who finds them helpful, and what is reported of them; and of each tool, how many gave which rating. */
export const reviews = defineProjector('reviews', {
  version: 2,
  reads: { review: reviewEvents, reader: readerEvents, tool: makerEvents, member: [MemberErased] },
  atOnce: [MemberErased],
  tables: `${ERASED}${helpfulTables}${makerTables}${reviewTables}${ratingTables}${reportTables}${versionTables}`,
  project: (batch) => [
    ...reviewRows(batch),
    ...helpfulRows(batch),
    ...makerRows(batch),
    ...ratingRows(batch),
    ...reportRows(batch),
    ...forgetVersions(batch),
    ...erasedMembers(batch),
  ],
  topics: () => [],
})
