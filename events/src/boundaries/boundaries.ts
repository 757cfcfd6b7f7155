import { defineCapability } from '../kernel/define-capability.ts'
import { routesByName } from '../kernel/define-route.ts'
import {
  BlockMember,
  MuteMember,
  MuteThread,
  MuteTool,
  MuteWord,
  UnblockMember,
  UnmuteMember,
  UnmuteThread,
  UnmuteTool,
  UnmuteWord,
} from './boundary-commands.ts'
import { boundariesStream, boundaryEvents } from './boundary-events.ts'
import { blockByRoute, listedBoundariesRoute, ownBoundariesRoute } from './boundary-routes.ts'
import { boundarySentences } from './boundary-sentences.ts'

export const boundaries = defineCapability({
  name: 'boundaries',
  events: { boundaries: boundaryEvents },
  commands: {
    BlockMember,
    UnblockMember,
    MuteMember,
    UnmuteMember,
    MuteThread,
    UnmuteThread,
    MuteTool,
    UnmuteTool,
    MuteWord,
    UnmuteWord,
  },
  routes: routesByName(ownBoundariesRoute, listedBoundariesRoute, blockByRoute),
  ownStreams: (memberId) => [boundariesStream(memberId)],
  problems: {
    'block-yourself': { status: 422, message: 'This is you. You can block or mute any other member.' },
    'too-many-boundaries': { status: 422, message: 'Your list is full. Remove something from it under Blocked and muted first.' },
    'cant-reply-here': { status: 422, message: 'You can’t reply here.' },
    'cant-follow-them': { status: 422, message: 'You can’t follow this member.' },
    'too-many-words': { status: 422, message: 'You’ve muted as many words as one member can. Remove a word first.' },
  },
  sentences: boundarySentences,
})
