import { type ExpectedAccess, everyone, memberId, members, toolId, moderators } from './given.ts'

const tool = { toolId, ownerId: memberId, slug: 'paperplane', name: 'Paperplane', tagline: 'Send a note that folds itself' }
const card = { url: 'https://paperplane.example', category: 'design', pricing: 'free', tags: ['mail'], logo: '/logo.svg' }

export const expected: ExpectedAccess = {
  may: {
    'command ListTool': 'admin',
    'command PutUpForSale': 'admin',
    'command ModerateTool': moderators,
    'command ModerateMakers': 'admin',
    'command HideTool': members,
    'command ShowTool': members,
    'command RemoveTool': members,
    'command TransferTool': members,
    'command InviteMaker': members,
    'command AcceptInvitation': members,
    'command EndInvitation': members,
    'command RemoveMaker': members,
    'GET /api/your-tools': members,
    'topic tool': everyone,
    'GET /api/tools/:tool': everyone,
    'GET /api/tool-names': everyone,
    'GET /api/tools/:tool/neighbours': everyone,
    'GET /api/tools/:tool/badges': everyone,
    'GET /api/tools/:tool/mine': members,
    'GET /api/tools/:tool/unlisted': members,
    'GET /api/moderation/tools': moderators,
    'GET /api/listings': everyone,
    'GET /api/for-sale': everyone,
    'GET /api/listings/overview': everyone,
  },
  payloads: {
    ListTool: { ...tool, ...card },
    PutUpForSale: { toolId },
    ModerateTool: { toolId, act: 'hide', reason: 'spam' },
    ModerateMakers: { toolId, memberId, act: 'remove-maker', reason: 'ownership' },
    HideTool: { toolId },
    ShowTool: { toolId },
    RemoveTool: { toolId, name: 'Paperplane' },
    TransferTool: { toolId, memberId },
    InviteMaker: { toolId, memberId },
    AcceptInvitation: { toolId },
    EndInvitation: { toolId, memberId },
    RemoveMaker: { toolId, memberId },
  },
}
