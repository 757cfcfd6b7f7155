import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Parts } from '../kernel/query.ts'

interface Asked {
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
export const listPeople = async ({ database, checkpoints }: Parts, { of, side, limit, before }: Asked) => {
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
export const countsOf = async ({ database, checkpoints }: Pick<Parts, 'database' | 'checkpoints'>, of: string) => {
  const counts = database.withSchema(checkpoints.of('follows').schema).from('counts').where({ id: of })
  const row = await counts.first<{ followers: number; following: number } | undefined>('followers', 'following')
  return row ?? { followers: 0, following: 0 }
}
