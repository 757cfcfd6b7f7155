import { reviews as contract } from '@debut/events/reviews/reviews.ts'
import { handles } from '../kernel/handled.ts'
import { answerReview, deleteReviewAnswer } from './answer-review.ts'
import { moderateReview } from './moderate-review.ts'
import { markReviewHelpful, reportReview, unmarkReviewHelpful } from './read-review.ts'
import { reviewMatter, shownReviewMatter } from './review-matter.ts'
import { deleteReview, writeReview } from './write-review.ts'

export const reviews = handles(contract, {
  commands: {
    WriteReview: writeReview,
    DeleteReview: deleteReview,
    AnswerReview: answerReview,
    DeleteReviewAnswer: deleteReviewAnswer,
    MarkReviewHelpful: markReviewHelpful,
    UnmarkReviewHelpful: unmarkReviewHelpful,
    ReportReview: reportReview,
    HideReview: moderateReview.hide,
    ShowReview: moderateReview.show,
    ClearReview: moderateReview.clear,
    ShowReviewAgain: moderateReview.showAgain,
  },
  matters: { HideReview: reviewMatter, ShowReview: shownReviewMatter, ClearReview: reviewMatter },
})
