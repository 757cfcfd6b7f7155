import { everyone, type ExpectedAccess, memberId, members, moderators } from './given.ts'

/** No such tool: what the first caller wrote would be refused to the others as not theirs, which here looks like a guard. */
const toolId = '01K9Z7V5C0QW8R3N4M2X000009'
const reviewId = `${toolId}_${memberId}`

export const expected: ExpectedAccess = {
  may: {
    'command WriteReview': members,
    'command DeleteReview': members,
    'command AnswerReview': members,
    'command DeleteReviewAnswer': members,
    'command MarkReviewHelpful': members,
    'command UnmarkReviewHelpful': members,
    'command ReportReview': members,
    'command HideReview': moderators,
    'command ShowReview': moderators,
    'command ClearReview': moderators,
    'GET /api/tools/:toolId/reviews': everyone,
    'GET /api/profiles/:username/reviews': everyone,
    'GET /api/tools/:toolId/rating': everyone,
    'GET /api/tools/:toolId/own-review': members,
    'GET /api/helpful': members,
    'GET /api/moderation/reviews': moderators,
  },
  whileSanctioned: ['command DeleteReview', 'command DeleteReviewAnswer', 'command UnmarkReviewHelpful'],
  payloads: {
    WriteReview: { toolId, rating: 5, body: 'It folds our notes while we are asleep.' },
    DeleteReview: { toolId },
    AnswerReview: { reviewId, body: 'Thank you for trying it.' },
    DeleteReviewAnswer: { reviewId },
    MarkReviewHelpful: { reviewId },
    UnmarkReviewHelpful: { reviewId },
    ReportReview: { reviewId, reason: 'spam', note: null },
    HideReview: { reviewId, reason: 'spam' },
    ShowReview: { reviewId, reason: 'mistake' },
    ClearReview: { reviewId },
  },
}
