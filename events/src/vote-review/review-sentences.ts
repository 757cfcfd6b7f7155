import { defineSentences } from '../kernel/define-sentences.ts'

export const reviewSentences = defineSentences({
  name: 'review',
  title: 'Held votes',
  says: 'Votes that detectors or admins hold, and what says that they should be held. Voters have a pseudonym in each case.',
  of: {
    'GET /api/review': 'For admins: the launches of which votes are held, those that wait longest first.',
    'GET /api/review/:caseId': {
      says: 'For admins: the votes of a launch that are held or were, with the evidence for and against it.',
      problems: ['not-found'],
    },
    'GET /api/audits/:jobId/signs': {
      says: 'For admins: whether the votes for an audited product look manipulated, beside the other launches of its days.',
      problems: ['no-such-audit'],
    },
    'POST /internal/vote-networks': { leftOut: 'Between our own services: it can’t be reached from outside.' },
    'POST /internal/review-evidence': { leftOut: 'Between our own services: it can’t be reached from outside.' },
  },
})
