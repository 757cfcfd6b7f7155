import type { FollowCounts, People } from '@debut/events/follows/follow-answers.ts'
import type { FollowMember, FollowTool, UnfollowMember, UnfollowTool } from '@debut/events/follows/follow-commands.ts'
import type { FollowerEvent } from '@debut/events/follows/follow-events.ts'
import {
  followersRoute,
  followingRoute,
  memberFollowsRoute,
  ownFollowsRoute,
  toolFollowsRoute,
} from '@debut/events/follows/follow-routes.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Action } from '@reduxjs/toolkit'
import { learntFrom, type Mark } from '../../lib/marks/mark.ts'
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

/** With what the reader has done since, once however often that is said. */
const counted = (mark: Mark, counts: FollowCounts, action: Action, of: string): FollowCounts => {
  const { changes = [], position } = learntFrom(mark, action) ?? {}
  const own = changes.filter(({ id }) => id === of)
  if (own.length === 0 || position === undefined || position <= counts.position) return counts
  return {
    ...counts,
    position: LogPosition.parse(position),
    followers: own.reduce((sum, { isMarked }) => sum + (isMarked ? 1 : -1), counts.followers),
  }
}

export const memberCounts = resource(memberFollowsRoute, {
  onAction: (counts, action, { member }) => counted(MEMBERS, counts, action, member),
})
export const toolCounts = resource(toolFollowsRoute, { onAction: (counts, action, { toolId }) => counted(TOOLS, counts, action, toolId) })

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
