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
  says: 'What admins decide about votes while they look into them, and when they learn who a voter is. A case covers one audit or several, or the held votes of a launch. Voters have a pseudonym in each case.',
  of: {
    'GET /api/cases/:caseId': 'For admins: what was decided in a case, and which of its voters were looked up.',
    'GET /api/cases/:caseId/preview': { leftOut: 'Of the consoles: it is made of what they show beside it.' },
    'GET /api/own-lookups': 'Each time an admin looked up the member, with the reason.',
    'command JudgeVotes': {
      says: 'Holds, voids or restores votes, all of them or none. Each is named by where the log has it cast, and the reason has to fit.',
      problems: ['no-such-case', 'decided-meanwhile', 'reason-does-not-fit', ...aboutVotes],
      example: { seen: 0, judgement: 'void', votes: [48_211], reason: 'ring', note: null },
    },
    'command RevealVoter': {
      says: 'Shows admins of a case who a voter is. The member sees that, and why.',
      problems: ['no-such-case', 'unknown-voter', 'voter-erased'],
      example: { vote: null, reason: 'Their votes came from one network.' },
    },
    'command LookUpMember': {
      says: 'Begins a case with a member’s name. The member sees that, and why.',
      problems: ['no-such-case', 'unknown-member', 'voter-erased'],
      example: { username: 'ines', reason: 'They asked us to look at their votes.' },
    },
  },
})
