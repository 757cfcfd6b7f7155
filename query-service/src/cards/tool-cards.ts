import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Slug, ToolId } from '@debut/events/tools/tool-card.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { namesOf, shownTags } from './shown-tags.ts'
import type { Parts } from '../kernel/query.ts'

interface Maker {
  readonly memberId: MemberId
  /** Null before they chose one and once they are erased. */
  readonly username: string | null
  readonly name: string | null
  /** Null where they have given us none. */
  readonly avatar: string | null
}

interface CardRow {
  readonly tool_id: ToolId
  readonly slug: Slug
  readonly name: string
  readonly tagline: string
  readonly url: string
  readonly category: string
  readonly pricing: string
  readonly tags: readonly string[]
  readonly names: Readonly<Record<string, string>> | null
  readonly logo: string
  readonly makers: readonly Maker[]
}

/** What a row shows of a tool, wherever it stands. Only its makers see one that is hidden. */
export const toolCards = async (database: Knex, checkpoints: Parts['checkpoints'], toolIds: readonly ToolId[], states = ['listed']) => {
  if (toolIds.length === 0) return new Map<ToolId, ReturnType<typeof cardOf>>()
  const { rows } = await database.raw<{ rows: CardRow[] }>(
    `select tool_id, slug, name, tagline, url, category, pricing, shown.tags, shown.names, logo, (
       select json_agg(
         json_build_object('memberId', maker.id, 'username', member.username, 'name', member.display_name, 'avatar', member.avatar)
         order by maker.place
       )
       from unnest(tool.makers) with ordinality maker (id, place) left join :members:.members member on member.member_id = maker.id
     ) as makers
     from :tools:.tools tool cross join lateral ${shownTags('tool.tags', ':tools:')}
     where tool_id = any(:toolIds) and state = any(:states)`,
    { tools: checkpoints.of('tools').schema, members: checkpoints.of('members').schema, toolIds, states },
  )
  return new Map(rows.map((row) => [row.tool_id, cardOf(row)]))
}

const cardOf = ({ tool_id, slug, name, tagline, url, category, pricing, tags, names, logo, makers }: CardRow) => ({
  toolId: tool_id,
  slug,
  name,
  tagline,
  url,
  category,
  pricing,
  tags,
  ...namesOf(names),
  logo,
  makers,
})
