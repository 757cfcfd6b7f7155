import type { FollowMember, FollowTool, UnfollowMember, UnfollowTool } from '@debut/events/follows/follow-commands.ts'
import type { FollowerEvent } from '@debut/events/follows/follow-events.ts'
import { ownFollowsRoute } from '@debut/events/follows/follow-routes.ts'
import type { Mark } from '../../lib/marks/mark.ts'
import { ownMarks } from '../../lib/marks/own-marks.ts'

type Events = readonly [FollowerEvent['type'], FollowerEvent['type']]
const refused = ['You could not follow', 'You still follow'] as const

export const MEMBERS: Mark = {
  name: 'followed members',
  commands: ['FollowMember', 'UnfollowMember'] satisfies [(typeof FollowMember)['type'], (typeof UnfollowMember)['type']],
  events: ['MemberFollowed', 'MemberUnfollowed'] satisfies Events,
  field: 'memberId',
  eventField: 'followedId',
  refused,
}

export const TOOLS: Mark = {
  name: 'followed tools',
  commands: ['FollowTool', 'UnfollowTool'] satisfies [(typeof FollowTool)['type'], (typeof UnfollowTool)['type']],
  events: ['ToolFollowed', 'ToolUnfollowed'] satisfies Events,
  field: 'toolId',
  refused,
}

/** Which of those that a page shows its reader follows. */
export const ownFollows = ownMarks(ownFollowsRoute, { members: MEMBERS, tools: TOOLS })
