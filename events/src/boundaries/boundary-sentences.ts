import { defineSentences } from '../kernel/define-sentences.ts'

export const boundarySentences = defineSentences({
  title: 'Blocked and muted',
  says: 'Members, threads, products and words that a member blocked or muted. Only they can see these lists.',
  of: {
    'GET /api/boundaries': 'What the reader blocked and muted, by ids.',
    'GET /api/boundaries/listed': 'What the reader blocked and muted, with names, the newest first.',
    'GET /api/boundaries/by/:memberId': 'Whether a member blocks the reader, who can then neither follow them nor reply to them.',
    'command BlockMember': {
      says: 'Blocks a member and ends the sender’s follow of them. The blocked member isn’t notified, and can neither follow the sender nor reply to what they wrote.',
      problems: ['not-registered', 'unknown-member', 'block-yourself', 'too-many-boundaries'],
    },
    'command UnblockMember': 'Blocks a member no longer.',
    'command MuteMember': {
      says: 'Mutes a member: what they write is left out of feeds and folded in threads, and doesn’t notify.',
      problems: ['not-registered', 'unknown-member', 'block-yourself', 'too-many-boundaries'],
    },
    'command UnmuteMember': 'Mutes a member no longer.',
    'command MuteThread': {
      says: 'Ends notifications of a post and the comments beneath it.',
      problems: ['not-registered', 'unknown-post', 'too-many-boundaries'],
    },
    'command UnmuteThread': 'Mutes a thread no longer.',
    'command MuteTool': {
      says: 'Ends notifications of a product.',
      problems: ['not-registered', 'unknown-tool', 'too-many-boundaries'],
    },
    'command UnmuteTool': 'Mutes a product no longer.',
    'command MuteWord': {
      says: 'Leaves texts with a word out of feeds and folds them in threads.',
      problems: ['not-registered', 'too-many-words'],
    },
    'command UnmuteWord': 'Mutes a word no longer.',
  },
})
