import type { Knex } from '@debut/adapters/database.ts'
import { tierOf } from '../voting/tiers.ts'
import { memberView, type MemberRow } from './member-view.ts'

interface Schemas {
  readonly members: string
  readonly rewards: string
}

interface Page {
  readonly limit: number
  /** Only those who came before this position. */
  readonly before: number | undefined
}

/** Newest first, with how many there are; in one statement, so that both are of one moment. Erased members are not among them. */
export const listMembers = async (database: Knex, { members, rewards }: Schemas, { limit, before }: Page) => {
  const { rows } = await database.raw<{ rows: (MemberRow & { total: number })[] }>(
    `select total.members as total, member.*, ${tierOf('member.member_id')} as tier
     from :members:.member_count total
     left join lateral (
       select * from :members:.members where username is not null and (:before::bigint is null or position < :before::bigint)
       order by position desc limit :limit
     ) member on true
     order by member.position desc`,
    { members, rewards, limit, before: before ?? null },
  )
  const [first] = rows
  return {
    total: first?.total ?? 0,
    members: rows.filter(({ member_id }) => member_id !== null).map(memberView),
  }
}
