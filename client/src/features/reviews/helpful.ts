import type { MarkReviewHelpful, UnmarkReviewHelpful } from '@debut/events/reviews/review-commands.ts'
import type { ReaderEvent } from '@debut/events/reviews/reader-events.ts'
import { ownHelpfulRoute } from '@debut/events/reviews/review-routes.ts'
import type { Mark } from '../../lib/marks/mark.ts'
import { ownMarks } from '../../lib/marks/own-marks.ts'

type Commands = readonly [(typeof MarkReviewHelpful)['type'], (typeof UnmarkReviewHelpful)['type']]
type Events = readonly [ReaderEvent['type'], ReaderEvent['type']]

/** A review that helped its reader. */
export const HELPFUL: Mark = {
  name: 'helpful reviews',
  commands: ['MarkReviewHelpful', 'UnmarkReviewHelpful'] satisfies Commands,
  events: ['ReviewMarkedHelpful', 'ReviewUnmarkedHelpful'] satisfies Events,
  field: 'reviewId',
  refused: ['Your mark was not counted', 'You still find it helpful'],
}

/** Which of the reviews that a page shows its reader finds helpful. */
export const ownHelpful = ownMarks(ownHelpfulRoute, { reviews: HELPFUL })
