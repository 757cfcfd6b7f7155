import { type ExpectedAccess, members } from './given.ts'

const caseId = '01K9Z7V5C1ABCDEFGHJK000001'
const reason = 'Their votes came from one network.'

export const expected: ExpectedAccess = {
  may: {
    'command JudgeVotes': 'admin',
    'command RevealVoter': 'admin',
    'command LookUpMember': 'admin',
    'GET /api/cases/:caseId': 'admin',
    'GET /api/cases/:caseId/preview': 'admin',
    'GET /api/own-lookups': members,
  },
  fresh: ['command JudgeVotes', 'command RevealVoter', 'command LookUpMember'],
  payloads: {
    JudgeVotes: { caseId, seen: 0, judgement: 'void', votes: [1], reason: 'ring', note: null },
    RevealVoter: { caseId, voter: 'm-abcdefgh', vote: null, reason },
    LookUpMember: { caseId, username: 'ines', reason },
  },
}
