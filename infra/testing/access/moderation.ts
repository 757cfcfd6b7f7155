import { type ExpectedAccess, everyone, memberId, members, moderators } from './given.ts'

const actId = '0f6c1c7e-52b7-5d6e-9a9c-3f0d0a6b9c11'
/** Not a member: a sanction would keep a real one from using the rest of the table. */
const unregistered = '5d1a7c3e-0b42-4f8e-9c6d-2a7f1e8b4c00'
const sanction = { memberId: unregistered, rule: 'spam', note: null }

export const expected: ExpectedAccess = {
  may: {
    'command WarnMember': moderators,
    'command SuspendMember': moderators,
    'command BanMember': 'admin',
    'command KeepSanction': moderators,
    'command LiftSanction': moderators,
    'command MakeAppeal': members,
    'command AnswerAppeal': moderators,
    'GET /api/moderation/hidden': moderators,
    'GET /api/moderation/texts/:kind/:id': moderators,
    'GET /api/moderation/log': everyone,
    'GET /api/moderation/appeals': moderators,
    'GET /api/moderation/continued': moderators,
    'GET /api/moderation/members/:memberId': moderators,
    'GET /api/moderation/members/:memberId/votes': 'admin',
    'GET /api/own-acts': members,
    'topic sanction': members,
  },
  fresh: ['command BanMember', 'command AnswerAppeal'],
  whileSanctioned: ['command MakeAppeal'],
  payloads: {
    WarnMember: sanction,
    SuspendMember: { ...sanction, days: 7 },
    BanMember: { ...sanction, voidVotes: null },
    KeepSanction: { memberId: unregistered, actId },
    LiftSanction: { memberId: unregistered, actId, reason: 'mistake' },
    MakeAppeal: { actId, text: 'It was a quote.' },
    AnswerAppeal: { memberId, actId, outcome: 'upheld', text: 'We looked.' },
  },
}
