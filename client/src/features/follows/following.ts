import type { FollowMember, FollowTool, UnfollowMember, UnfollowTool } from '@debut/events/follows/follow-commands.ts'
import type { FollowerEvent } from '@debut/events/follows/follow-events.ts'
import {
  followersRoute,
  followingRoute,
  memberFollowsRoute,
  ownFollowsRoute,
  type People,
  toolFollowsRoute,
} from '@debut/events/follows/follow-routes.ts'
import { type Mark, recounted } from '../../lib/marks/mark.ts'
import { ownMarks } from '../../lib/marks/own-marks.ts'
import { resource } from '../../lib/resources/resource.ts'

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

const members = recounted(MEMBERS, 'followers')
const tools = recounted(TOOLS, 'followers')

export const memberCounts = resource(memberFollowsRoute, { onAction: (counts, action, { member }) => members(counts, action, member) })
export const toolCounts = resource(toolFollowsRoute, { onAction: (counts, action, { toolId }) => tools(counts, action, toolId) })

interface Asked {
  readonly member: string
  readonly before?: number | undefined
}

/** The newest first. */
const pages = {
  next: ({ members, more }: People, { member }: Asked) => (more ? { member, before: members.at(-1)?.position } : undefined),
  join: (people: People, next: People) => ({ ...next, members: [...people.members, ...next.members] }),
}

/** Those who follow a member, and those whom they follow. */
export const people = { followers: resource(followersRoute, { pages }), following: resource(followingRoute, { pages }) }
export type Side = keyof typeof people
