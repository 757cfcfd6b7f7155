import { defineSentences } from '../kernel/define-sentences.ts'

export const followSentences = defineSentences({
  title: 'Follows',
  says: 'Which members and products a member follows.',
  of: {
    'GET /api/follows': 'Which of the members and products that are named the reader follows.',
    'GET /api/follows/members/:member': 'How many follow a member, and how many they follow.',
    'GET /api/follows/members/:member/followers': 'Who follows a member, the newest first.',
    'GET /api/follows/members/:member/following': 'Whom a member follows, the newest first.',
    'GET /api/follows/tools/:toolId': 'How many follow a product.',
    'GET /api/follows/tools/:toolId/followers': 'Who follows a product, the newest first.',
    'command FollowMember': {
      says: 'Follows a member.',
      problems: ['not-registered', 'unknown-member', 'follow-yourself', 'cant-follow-them', 'too-many-follows'],
    },
    'command UnfollowMember': 'Follows a member no longer.',
    'command FollowTool': { says: 'Follows a product.', problems: ['not-registered', 'unknown-tool', 'too-many-follows'] },
    'command UnfollowTool': 'Follows a product no longer.',
  },
})
