import type { MemberId } from '@debut/events/kernel/ids.ts'
import { QUEUE_PAGE } from '@debut/events/kernel/query-fields.ts'
import type { ModeratedTool, ModeratedTools } from '@debut/events/tools/moderated-answers.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { ModeratedToolsQuery } from '@debut/events/tools/tool-question.ts'
import { toolCards } from '../../cards/tool-cards.ts'
import type { OwnQuery, Parts } from '../../kernel/query.ts'
import { isDecidedByAdmin, waitsFor } from '../../moderation/waits-for.ts'
import { type WithheldRow, withheldOf } from './withheld-of.ts'

const MOST = 60

interface Row extends WithheldRow {
  readonly tool_id: ToolId
  readonly owner_id: MemberId
  readonly state: ModeratedTool['state']
  readonly withheld_at: string | null
  readonly is_own: boolean
  readonly is_of_admin: boolean
}

const HELD = `withheld = 'hold' order by withheld_at, tool_id`
const HIDDEN = `withheld = 'hide' order by withheld_at desc, tool_id`
const FOUND = `(tool_id = upper(:words) or strpos(lower(name), lower(:words)) > 0 or strpos(lower(url), lower(:words)) > 0 or strpos(slug, lower(:words)) > 0)
  order by tool_id desc`

/** Those that wait for a first look, and those that an admin has hidden, or that are looked for. */
export const moderatedToolsQuery: OwnQuery<ModeratedTools, object, ModeratedToolsQuery> = {
  kind: 'own',
  reads: ['tools', 'members', 'moderation'],
  read: async ({ query: { tool, offset }, memberId: reader, identity }, parts) => {
    const words = tool.trim()
    const [held, others, totals] = await Promise.all([
      rowsOf(HELD, { words, most: QUEUE_PAGE, offset, reader }, parts),
      rowsOf(words === '' ? HIDDEN : FOUND, { words, most: MOST, offset: 0, reader }, parts),
      totalsOf(parts),
    ])
    const cards = await toolCards(
      parts.database,
      parts.checkpoints,
      [...held, ...others].map(({ tool_id }) => tool_id),
      ['listed', 'hidden'],
    )
    const withCards = (rows: readonly Row[]) =>
      rows.flatMap(({ tool_id, owner_id, state, withheld_at, is_own, is_of_admin, ...row }) => {
        const card = cards.get(tool_id)
        if (card === undefined) return []
        const withheld = withheldOf(row)
        const waits = waitsFor({ isOwn: is_own, isOfAdmin: withheld !== null && is_of_admin }, identity.roles)
        return [{ ...card, ownerId: owner_id, state, withheld, withheldAt: withheld_at, waitsFor: waits }]
      })
    return { held: withCards(held), tools: withCards(others), totals }
  },
}

interface Part {
  readonly words: string
  readonly most: number
  readonly offset: number
  readonly reader: MemberId
}

const rowsOf = async (which: string, part: Part, { database, checkpoints }: Parts): Promise<readonly Row[]> => {
  const { rows } = await database.raw<{ rows: (Omit<Row, 'withheld_at'> & { readonly withheld_at: Date | null })[] }>(
    `select tool_id, owner_id, state, withheld, withheld_because, withheld_at,
       :reader::uuid = any(makers) as is_own, ${isDecidedByAdmin('tool', 'tool_id')} as is_of_admin from :tools:.tools
     where state <> 'removed' and ${which} limit :most offset :offset`,
    {
      tools: checkpoints.of('tools').schema,
      members: checkpoints.of('members').schema,
      moderation: checkpoints.of('moderation').schema,
      ...part,
    },
  )
  return rows.map(({ withheld_at, ...row }) => ({ ...row, withheld_at: withheld_at && withheld_at.toISOString() }))
}

const totalsOf = async ({ database, checkpoints }: Parts) => {
  const { rows } = await database.raw<{ rows: { held: number; hidden: number }[] }>(
    `select count(*) filter (where withheld = 'hold')::int as held, count(*) filter (where withheld = 'hide')::int as hidden
     from :tools:.tools where withheld is not null and state <> 'removed'`,
    { tools: checkpoints.of('tools').schema },
  )
  return rows[0] ?? { held: 0, hidden: 0 }
}
