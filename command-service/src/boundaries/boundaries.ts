import { boundaries as contract } from '@debut/events/boundaries/boundaries.ts'
import { handles } from '../kernel/handled.ts'
import {
  blockMember,
  muteMember,
  muteThread,
  muteTool,
  muteWord,
  unblockMember,
  unmuteMember,
  unmuteThread,
  unmuteTool,
  unmuteWord,
} from './set-boundary.ts'

export const boundaries = handles(contract, {
  commands: {
    BlockMember: blockMember,
    UnblockMember: unblockMember,
    MuteMember: muteMember,
    UnmuteMember: unmuteMember,
    MuteThread: muteThread,
    UnmuteThread: unmuteThread,
    MuteTool: muteTool,
    UnmuteTool: unmuteTool,
    MuteWord: muteWord,
    UnmuteWord: unmuteWord,
  },
})
