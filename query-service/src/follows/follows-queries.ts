import type { FollowCounts, OwnFollows, People } from '@debut/events/follows/follow-answers.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { OwnQuery, SharedQuery } from '../kernel/query.ts'
import { countsOf, listPeople } from './list-people.ts'

interface Member {
  readonly member: MemberId
}
interface Tool {
  readonly toolId: ToolId
}
interface Page {
  readonly limit: number
  readonly before?: number | undefined
}
interface Shown {
  readonly members: readonly MemberId[]
  readonly tools: readonly ToolId[]
}

/** Followers see that they follow as soon as they do. */
const reading = { kind: 'shared', reads: ['follows', 'members'], awaitsOwn: true } as const

export const memberCountsQuery: SharedQuery<FollowCounts, Member> = {
  ...reading,
  read: ({ params: { member } }, parts) => countsOf(parts, member),
}

export const toolCountsQuery: SharedQuery<FollowCounts, Tool> = {
  ...reading,
  read: ({ params: { toolId } }, parts) => countsOf(parts, toolId),
}

export const memberFollowersQuery: SharedQuery<People, Member, Page> = {
  ...reading,
  read: ({ params: { member }, query }, parts) => listPeople(parts, { of: member, side: 'followers', ...query }),
}

export const memberFollowingQuery: SharedQuery<People, Member, Page> = {
  ...reading,
  read: ({ params: { member }, query }, parts) => listPeople(parts, { of: member, side: 'following', ...query }),
}

export const toolFollowersQuery: SharedQuery<People, Tool, Page> = {
  ...reading,
  read: ({ params: { toolId }, query }, parts) => listPeople(parts, { of: toolId, side: 'followers', ...query }),
}

/** Which of those that a page shows its reader follows. */
export const ownFollowsQuery: OwnQuery<OwnFollows, object, Shown> = {
  kind: 'own',
  reads: ['follows'],
  read: async ({ memberId, query: { members, tools } }, { database, checkpoints }) => {
    const follows = database.withSchema(checkpoints.of('follows').schema).from('follows').where({ follower_id: memberId })
    const rows = await follows.whereIn('followed', [...members, ...tools]).select<{ followed: string }[]>('followed')
    const followed = new Set(rows.map((row) => row.followed))
    const those = <Id extends MemberId | ToolId>(ids: readonly Id[]) => ids.filter((id) => followed.has(id))
    return { members: those(members), tools: those(tools) }
  },
}
