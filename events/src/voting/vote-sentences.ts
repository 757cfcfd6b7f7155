import { defineSentences } from '../kernel/define-sentences.ts'

const target = { toolId: undefined }
const judged = ['no-such-vote']

export const voteSentences = defineSentences({
  title: 'Votes and boards',
  says: 'Votes, the boards that they make, streaks and what these earn. In the first four hours of a day the points of its launches are null for everybody.',
  of: {
    'GET /api/boards/:period': 'The standings of a period: of now, of the one that holds `start`, or as they were shown at a moment.',
    'GET /api/streaks': 'The longest streaks that stand today.',
    'GET /api/members/:memberId/votes': 'The member’s own votes that they have not withdrawn, the newest first.',
    'GET /api/members/:memberId/calendar': 'The days of a year on which the member voted, and their streak.',
    'GET /api/members/:memberId/rewards': 'All tiers of rewards, and those that the member has reached.',
    'GET /api/votes/daily-count': 'How many votes the member has given today, of three.',
    'GET /api/votes/:launchId/receipt': {
      says: 'The member’s own vote for a launch, and the way from it to the root that was published of its day.',
      problems: ['not-found'],
    },
    'POST /api/rewards': 'Returns the member’s new rewards, each once. What a body claims is not believed.',
    'command CastVote': {
      says: 'Gives a launch a vote, or a product’s newest launch: name one of the two. A vote that stands already is left as it is.',
      problems: [
        'not-registered',
        'unverified',
        'unknown-tool',
        'unknown-launch',
        'launch-not-live',
        'own-tool',
        'left-tool',
        'daily-limit',
      ],
      example: target,
    },
    'command WithdrawVote': {
      says: 'Takes a vote back. On the day that it was given it can be given again.',
      problems: ['erased', 'unknown-tool', 'vote-under-review'],
      example: target,
    },
    'command HoldVote': {
      says: 'Holds a vote while it is looked into: it is worth nothing meanwhile. It names the voter, so it is recorded as a look-up.',
      problems: judged,
    },
    'command VoidVote': { says: 'Takes all worth from a vote. It names the voter, so it is recorded as a look-up.', problems: judged },
    'command RestoreVote': {
      says: 'Gives a vote that was held or voided its worth again. It names the voter, so it is recorded as a look-up.',
      problems: [...judged, 'vote-of-maker'],
    },
    'topic board': 'The first places of a board, whenever they change. The topic is `board:<period>:<first day>`.',
  },
})
