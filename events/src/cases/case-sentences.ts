import { defineSentences } from '../kernel/define-sentences.ts'

const aboutVotes = [
  'unknown-vote',
  'vote-void-already',
  'vote-held-already',
  'vote-counts-already',
  'vote-withdrawn',
  'vote-of-maker',
  'voter-erased',
  'voter-unreadable',
]

export const caseSentences = defineSentences({
  title: 'Cases',
  says: 'What admins decide about votes while they look into them, and when they learn who a voter is. Voters have a pseudonym in each case.',
  of: {
    'GET /api/cases/:caseId': 'For admins: what was decided in a case, and which of its voters were looked up.',
    'GET /api/cases/:caseId/preview': {
      says: 'For admins: what would follow from a decision about votes: places, points and awards, before and after.',
      example: { judgement: 'void', votes: '1' },
      problems: ['unknown-vote'],
    },
    'GET /api/own-lookups': 'Each time an admin looked up the member, with the reason.',
    'command JudgeVotes': {
      says: 'Holds, voids or restores votes, all of them or none. It takes a reason that fits.',
      problems: ['decided-meanwhile', 'reason-does-not-fit', ...aboutVotes],
      example: { seen: 0, judgement: 'void', votes: [1], reason: 'ring', note: null },
    },
    'command RevealVoter': {
      says: 'Shows admins of a case who a voter is. The member sees that, and why.',
      problems: ['unknown-voter', 'voter-erased'],
      example: { voter: 'm-abcdefgh', vote: null, reason: 'Their votes came from one network.' },
    },
    'command LookUpMember': {
      says: 'Begins a case with a member’s name. The member sees that, and why.',
      problems: ['unknown-member', 'voter-erased'],
      example: { username: 'ines', reason: 'They asked us to look at their votes.' },
    },
  },
})
