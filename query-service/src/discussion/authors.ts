import { idsIn, withLinks } from '@debut/events/discussion/mentions.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Slug } from '@debut/events/tools/tool-card.ts'
import type { Parts } from '../kernel/query.ts'
import { tierOf } from '../voting/tiers.ts'

export interface Author {
  readonly memberId: MemberId
  readonly username: string
  readonly name: string | null
  readonly avatar: string | null
  readonly tier: number
  readonly makes: { readonly slug: Slug; readonly name: string } | null
}

/** What is read of authors, beside what they wrote. */
export const AUTHORS_READ = ['members', 'rewards', 'tools'] as const

/** Those among these who have a name, each with the first tool of their own page. */
export const authorsOf = async (
  memberIds: readonly MemberId[],
  { database, checkpoints }: Parts,
): Promise<ReadonlyMap<MemberId, Author>> => {
  if (memberIds.length === 0) return new Map()
  const [members, rewards, tools] = AUTHORS_READ.map((name) => checkpoints.of(name).schema)
  const { rows } = await database.raw<{ rows: Author[] }>(
    `with made as (
       select distinct on (maker.id) maker.id, slug, name
       from :tools:.tools tool cross join unnest(makers) as maker (id) left join lateral (
         select max(board_date) as day from :tools:.launches launch where launch.tool_id = tool.tool_id
       ) as newest on true
       where makers && :memberIds::uuid[] and state = 'listed' and maker.id = any(:memberIds)
       order by maker.id, newest.day desc nulls last, tool_id desc
     )
     select member_id as "memberId", username, display_name as name, avatar,
       ${tierOf('member.member_id')} as tier,
       case when made.id is not null then json_build_object('slug', made.slug, 'name', made.name) end as makes
     from :members:.members member left join made on made.id = member_id
     where member_id = any(:memberIds) and username is not null`,
    { members, rewards, tools, memberIds },
  )
  return new Map(rows.map((author) => [author.memberId, author]))
}

/** Of those among these who have one. */
export const usernamesOf = async (
  memberIds: readonly string[],
  { database, checkpoints }: Pick<Parts, 'database' | 'checkpoints'>,
): Promise<ReadonlyMap<string, string>> => {
  if (memberIds.length === 0) return new Map()
  const members = database.withSchema(checkpoints.of('members').schema).from('members').whereIn('member_id', memberIds)
  const rows = await members.whereNotNull('username').select<{ member_id: string; username: string }[]>('member_id', 'username')
  return new Map(rows.map(({ member_id, username }) => [member_id, username]))
}

/** Who wrote these texts, and the texts with links to those whom they mention. */
export const withPeople = async (written: readonly { readonly authorId: MemberId; readonly text: string }[], parts: Parts) => {
  const [authors, usernames] = await Promise.all([
    authorsOf([...new Set(written.map(({ authorId }) => authorId))], parts),
    usernamesOf([...new Set(written.flatMap(({ text }) => idsIn(text)))], parts),
  ])
  return { authors, linked: (text: string) => withLinks(text, usernames) }
}
