import { type ExpectedAccess, memberId, members, toolId } from './given.ts'

const postId = '01K9Z7V5C2QW8R3N4M2X000010'
const wordId = '01K9Z7V5C0QW8R3N4M2X000030'

export const expected: ExpectedAccess = {
  may: {
    'command BlockMember': members,
    'command UnblockMember': members,
    'command MuteMember': members,
    'command UnmuteMember': members,
    'command MuteThread': members,
    'command UnmuteThread': members,
    'command MuteTool': members,
    'command UnmuteTool': members,
    'command MuteWord': members,
    'command UnmuteWord': members,
    'GET /api/boundaries': members,
    'GET /api/boundaries/listed': members,
    'GET /api/boundaries/by/:memberId': members,
  },
  whileSanctioned: [
    'command BlockMember',
    'command UnblockMember',
    'command MuteMember',
    'command UnmuteMember',
    'command MuteThread',
    'command UnmuteThread',
    'command MuteTool',
    'command UnmuteTool',
    'command MuteWord',
    'command UnmuteWord',
  ],
  payloads: {
    BlockMember: { memberId },
    UnblockMember: { memberId },
    MuteMember: { memberId },
    UnmuteMember: { memberId },
    MuteThread: { postId },
    UnmuteThread: { postId },
    MuteTool: { toolId },
    UnmuteTool: { toolId },
    MuteWord: { wordId, word: 'giveaway' },
    UnmuteWord: { wordId },
  },
}
