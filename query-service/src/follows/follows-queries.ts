import type { FollowCounts, OwnFollows, People } from '@debut/events/follows/follow-answers.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { markedAmong } from '../kernel/marked-among.ts'
import type { OwnQuery, Parts, SharedQuery } from '../kernel/query.ts'

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

const FOLLOWS = { projection: 'follows', table: 'follows', who: 'follower_id', what: 'followed' }

/** Which of those that a page shows its reader follows. */
export const ownFollowsQuery: OwnQuery<OwnFollows, object, Shown> = {
  kind: 'own',
  reads: ['follows'],
  read: async ({ memberId, query: { members, tools } }, parts) => {
    const followed = new Set(await markedAmong<string>(parts, FOLLOWS, memberId, [...members, ...tools]))
    return { members: members.filter((id) => followed.has(id)), tools: tools.filter((id) => followed.has(id)) }
  },
}

interface PeopleQuery {
  /** Of whom or what. */
  readonly of: string
  /** Those who follow it, or the members whom it follows. */
  readonly side: 'followers' | 'following'
  readonly limit: number
  /** Only those who were followed before that position. */
  readonly before?: number | undefined
}

interface PersonRow {
  readonly member_id: MemberId
  readonly username: string
  readonly avatar: string | null
  readonly position: number
}

const SIDES = {
  followers: { given: 'followed = :of', wanted: 'follower_id' },
  following: { given: "follower_id = :of::uuid and kind = 'member'", wanted: 'followed::uuid' },
} as const

/** A page of people, newest first, with whether there are more. */
const listPeople = async ({ database, checkpoints }: Parts, { of, side, limit, before }: PeopleQuery) => {
  const { given, wanted } = SIDES[side]
  const schemas = { follows: checkpoints.of('follows').schema, members: checkpoints.of('members').schema }
  const { rows } = await database.raw<{ rows: PersonRow[] }>(
    `select member.member_id, member.username, member.avatar, follow.position
     from :follows:.follows follow join :members:.members member on member.member_id = ${wanted}
     where ${given} and (:before::bigint is null or follow.position < :before::bigint) and member.username is not null
     order by follow.position desc limit :limit`,
    { ...schemas, of, before: before ?? null, limit: limit + 1 },
  )
  const members = rows
    .slice(0, limit)
    .map(({ member_id, username, avatar, position }) => ({ memberId: member_id, username, avatar, position }))
  return { members, more: rows.length > limit }
}

/** Of a member, or a tool. */
const countsOf = async ({ database, checkpoints }: Pick<Parts, 'database' | 'checkpoints'>, of: string) => {
  const counts = database.withSchema(checkpoints.of('follows').schema).from('counts').where({ id: of })
  const row = await counts.first<{ followers: number; following: number } | undefined>('followers', 'following')
  return row ?? { followers: 0, following: 0 }
}
