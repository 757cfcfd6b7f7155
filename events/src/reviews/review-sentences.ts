import { defineSentences } from '../kernel/define-sentences.ts'

export const reviewSentences = defineSentences({
  title: 'Reviews',
  says: 'What members who tried a product say of it.',
  of: {
    'GET /api/tools/:toolId/reviews': 'The reviews of a product.',
    'GET /api/profiles/:username/reviews': {
      says: 'The reviews of one member that everybody can read, the newest first.',
      problems: ['not-found'],
    },
    'GET /api/tools/:toolId/rating': 'The mean rating of a product, and how many reviews gave each rating.',
    'GET /api/tools/:toolId/own-review': 'The reader’s own review of a product.',
    'GET /api/helpful': 'Which of the reviews that are named the reader finds helpful.',
    'command WriteReview': {
      says: 'Reviews a product, or changes the review.',
      problems: ['not-registered', 'not-confirmed', 'unknown-tool', 'review-your-own', 'too-many-reviews'],
    },
    'command DeleteReview': { says: 'Deletes the review of a product.', problems: ['unknown-review'] },
    'command AnswerReview': {
      says: 'Answers a review of a product that the member makes, or changes the answer.',
      problems: ['not-registered', 'unknown-review', 'not-a-maker', 'answered-by-another'],
    },
    'command DeleteReviewAnswer': {
      says: 'Deletes the answer to a review.',
      problems: ['unknown-review', 'not-a-maker', 'answered-by-another'],
    },
    'command MarkReviewHelpful': {
      says: 'Says that a review is helpful.',
      problems: ['not-registered', 'unknown-review', 'helpful-your-own', 'too-many-helpful'],
    },
    'command UnmarkReviewHelpful': 'Says no longer that a review is helpful.',
    'command ReportReview': {
      says: 'Asks a moderator to look at a review.',
      problems: ['not-registered', 'unknown-review', 'report-your-own', 'too-many-reports'],
    },
    'command HideReview': { says: 'Hides a review from everybody but its author.', problems: ['unknown-review'] },
    'command ShowReview': { says: 'Shows a review again.', problems: ['unknown-review'] },
    'command ClearReview': { says: 'Leaves a review as it is, and closes what was reported of it.', problems: ['unknown-review'] },
  },
  rest: { leftOut: 'Moderators alone see what is reported.' },
})
