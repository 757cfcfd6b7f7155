import { type ExpectedAccess, everyone, members, toolId, moderators } from './given.ts'

const alternativeId = '74daf91e22975416c85ad1fdd29ec935'

export const expected: ExpectedAccess = {
  may: {
    'command ProposeAlternative': members,
    'command AcceptAlternative': moderators,
    'command RejectAlternative': moderators,
    'GET /api/alternatives': everyone,
    'GET /api/alternatives/:subject': everyone,
    'GET /api/moderation/alternatives': moderators,
  },
  payloads: {
    ProposeAlternative: { toolId, other: { kind: 'product', name: 'Letterpress Online', url: null } },
    AcceptAlternative: { alternativeId },
    RejectAlternative: { alternativeId, reason: 'not-alike' },
  },
}
