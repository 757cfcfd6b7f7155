import type {
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
} from '@debut/events/boundaries/boundary-commands.ts'
import type { BoundaryEvent } from '@debut/events/boundaries/boundary-events.ts'
import type { Mark } from '../marks/mark.ts'

type Events = readonly [BoundaryEvent['type'], BoundaryEvent['type']]

export const BLOCKED: Mark = {
  name: 'blocked members',
  commands: ['BlockMember', 'UnblockMember'] satisfies [(typeof BlockMember)['type'], (typeof UnblockMember)['type']],
  events: ['MemberBlocked', 'MemberUnblocked'] satisfies Events,
  field: 'memberId',
  eventField: 'blockedId',
  refused: ['Not blocked', 'Still blocked'],
}

export const MUTED: Mark = {
  name: 'muted members',
  commands: ['MuteMember', 'UnmuteMember'] satisfies [(typeof MuteMember)['type'], (typeof UnmuteMember)['type']],
  events: ['MemberMuted', 'MemberUnmuted'] satisfies Events,
  field: 'memberId',
  eventField: 'mutedId',
  refused: ['Not muted', 'Still muted'],
}

export const MUTED_THREADS: Mark = {
  name: 'muted threads',
  commands: ['MuteThread', 'UnmuteThread'] satisfies [(typeof MuteThread)['type'], (typeof UnmuteThread)['type']],
  events: ['ThreadMuted', 'ThreadUnmuted'] satisfies Events,
  field: 'postId',
  refused: ['Not muted', 'Still muted'],
}

export const MUTED_TOOLS: Mark = {
  name: 'muted tools',
  commands: ['MuteTool', 'UnmuteTool'] satisfies [(typeof MuteTool)['type'], (typeof UnmuteTool)['type']],
  events: ['ToolMuted', 'ToolUnmuted'] satisfies Events,
  field: 'toolId',
  refused: ['Not muted', 'Still muted'],
}

export const MUTED_WORDS: Mark = {
  name: 'muted words',
  commands: ['MuteWord', 'UnmuteWord'] satisfies [(typeof MuteWord)['type'], (typeof UnmuteWord)['type']],
  events: ['WordMuted', 'WordUnmuted'] satisfies Events,
  field: 'wordId',
  refused: ['Not muted', 'Still muted'],
}
