import type { FollowCounts, OwnFollows, People } from '@debut/events/follows/follow-routes.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { markedAmong } from '../kernel/marked-among.ts'
import type { OwnQuery, Parts, SharedQuery } from '../kernel/query.ts'
import { toolsMadeBy } from '../members/tools-made.ts'
import { tierOf } from '../voting/tiers.ts'

interface Page {
  readonly limit: number
  readonly before?: number | undefined
}
interface Shown {
  readonly members: readonly MemberId[]
  readonly tools: readonly ToolId[]
}
/** A member or a tool, as the route names it. */
type IdIn<Params> = (params: Params) => string

const ofMember = ({ member }: { readonly member: MemberId }) => member
const ofTool = ({ toolId }: { readonly toolId: ToolId }) => toolId

/** Followers see that they follow as soon as they do. */
const reading = { kind: 'shared', awaitsOwn: true } as const

const counts = <Params>(idIn: IdIn<Params>): SharedQuery<FollowCounts, Params> => ({
  ...reading,
  reads: ['follows'],
  read: ({ params }, parts) => countsOf(parts, idIn(params)),
})

const people = <Params>(side: keyof typeof SIDES, idIn: IdIn<Params>): SharedQuery<People, Params, Page> => ({
  ...reading,
  reads: ['follows', 'members', 'rewards', 'tools'],
  read: ({ params, query }, parts) => listPeople(parts, side, { of: idIn(params), ...query }),
})

export const memberCountsQuery = counts(ofMember)
export const toolCountsQuery = counts(ofTool)
export const memberFollowersQuery = people('followers', ofMember)
export const memberFollowingQuery = people('following', ofMember)
export const toolFollowersQuery = people('followers', ofTool)

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

/** Those who follow it, or the members whom it follows. */
const SIDES = {
  followers: { given: 'followed = :of', wanted: 'follower_id' },
  following: { given: "follower_id = :of::uuid and kind = 'member'", wanted: 'followed::uuid' },
} as const

/** A page of people, newest first, with whether there are more. */
const listPeople = async (
  { database, checkpoints }: Parts,
  side: keyof typeof SIDES,
  { of, limit, before }: Page & { readonly of: string },
) => {
  const { given, wanted } = SIDES[side]
  const [follows, members, rewards, tools] = ['follows', 'members', 'rewards', 'tools'].map((name) => checkpoints.of(name).schema)
  const { rows } = await database.raw<{ rows: People['members'] }>(
    `select member.member_id as "memberId", member.username, member.display_name as name, member.avatar, ${tierOf('member.member_id')} as tier, follow.position,
       ${toolsMadeBy('member.member_id')} as tools
     from :follows:.follows follow join :members:.members member on member.member_id = ${wanted}
     where ${given} and (:before::bigint is null or follow.position < :before::bigint) and member.username is not null
     order by follow.position desc limit :limit`,
    { follows, members, rewards, tools, of, before: before ?? null, limit: limit + 1 },
  )
  return { members: rows.slice(0, limit), more: rows.length > limit }
}

/** Of a member, or a tool. */
const countsOf = async ({ database, checkpoints }: Pick<Parts, 'database' | 'checkpoints'>, of: string) => {
  const counts = database.withSchema(checkpoints.of('follows').schema).from('counts').where({ id: of })
  const row = await counts.first<{ followers: number; following: number } | undefined>('followers', 'following')
  return row ?? { followers: 0, following: 0 }
}
