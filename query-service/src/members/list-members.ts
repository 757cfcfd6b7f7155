import type { Knex } from '@debut/adapters/database.ts'
import { memberView, type MemberRow } from './member-view.ts'

interface Page {
  readonly limit: number
  /** Only those who came before this position. */
  readonly before: number | undefined
}

/** Newest first, with how many there are; in one statement, so that both are of one moment. Erased members are not among them. */
export const listMembers = async (database: Knex, schema: string, { limit, before }: Page) => {
  const { rows } = await database.raw<{ rows: (MemberRow & { total: number })[] }>(
    `select total.members as total, member.*
     from :schema:.member_count total
     left join lateral (
       select * from :schema:.members where username is not null and (:before::bigint is null or position < :before::bigint)
       order by position desc limit :limit
     ) member on true
     order by member.position desc`,
    { schema, limit, before: before ?? null },
  )
  const [first] = rows
  return {
    total: first?.total ?? 0,
    members: rows.filter(({ member_id }) => member_id !== null).map(memberView),
  }
}
