import type { ModeratedAlternatives } from '@debut/events/alternatives/alternative-answers.ts'
import type { AlternativeId, ProductSlug, RejectReason } from '@debut/events/alternatives/alternative-form.ts'
import type { ModeratedAlternativesQuery } from '@debut/events/alternatives/alternative-questions.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import { QUEUE_PAGE } from '@debut/events/kernel/query-fields.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'
import { toolCards } from '../cards/tool-cards.ts'

const MOST_DECIDED = 20

interface Row {
  readonly alternative_id: AlternativeId
  readonly tool_id: ToolId
  /** Of the other side, one of the two. */
  readonly other_tool: ToolId | null
  readonly product: ProductSlug | null
  readonly name: string | null
  readonly url: string | null
  readonly state: 'proposed' | 'accepted' | 'rejected'
  readonly reason: RejectReason | null
  readonly username: string | null
  readonly proposed_at: Date
}

/** For admins: what waits for them, and what was decided last. */
export const moderatedAlternativesQuery: OwnQuery<ModeratedAlternatives, object, ModeratedAlternativesQuery> = {
  kind: 'own',
  reads: ['alternatives', 'tools', 'members'],
  read: async ({ query: { offset } }, parts) => {
    const [waiting, proposed, decided] = await Promise.all([
      countWaiting(parts),
      listPairs(`state = 'proposed' order by pair.position limit ${QUEUE_PAGE} offset ${offset}`, parts),
      listPairs(`state <> 'proposed' order by pair.position desc limit ${MOST_DECIDED}`, parts),
    ])
    const ids = [...proposed, ...decided].flatMap(({ tool_id, other_tool }) => [tool_id, other_tool ?? tool_id])
    const cards = await toolCards(parts.database, parts.checkpoints, [...new Set(ids)], ['listed', 'hidden', 'removed'])
    const judged = (row: Row) => {
      const [tool, other] = [faceOf(cards.get(row.tool_id)), otherOf(row, cards)]
      if (tool === undefined || other === undefined) return []
      const { alternative_id, state, reason, username, proposed_at } = row
      return [
        {
          alternativeId: alternative_id,
          tool,
          other,
          by: username,
          proposedAt: isoOf(toInstant(proposed_at.toISOString())),
          state,
          reason,
        },
      ]
    }
    return { proposed: proposed.flatMap(judged), waiting, decided: decided.flatMap(judged) }
  },
}

type Cards = Awaited<ReturnType<typeof toolCards>>

const faceOf = (card: ReturnType<Cards['get']>) => {
  if (card === undefined) return undefined
  const { toolId, slug, name, logo } = card
  return { toolId, slug, name, logo }
}

const otherOf = ({ other_tool, product, name, url }: Row, cards: Cards) => {
  if (product !== null) return { kind: 'product', slug: product, name: name ?? '', url } as const
  const face = other_tool === null ? undefined : faceOf(cards.get(other_tool))
  return face && ({ kind: 'tool', ...face } as const)
}

const listPairs = async (which: string, { database, checkpoints }: Parts): Promise<readonly Row[]> => {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select pair.alternative_id, pair.tool_id, pair.name, pair.url, pair.state, pair.reason, pair.proposed_at, member.username,
       case when pair.other like 'tool:%' then substr(pair.other, 6) end as other_tool,
       case when pair.other like 'product:%' then substr(pair.other, 9) end as product
     from :alternatives:.pairs pair left join :members:.members member on member.member_id = pair.proposed_by where ${which}`,
    { alternatives: checkpoints.of('alternatives').schema, members: checkpoints.of('members').schema },
  )
  return rows
}

const countWaiting = async ({ database, checkpoints }: Parts): Promise<number> => {
  const pairs = database.withSchema(checkpoints.of('alternatives').schema).from('pairs').where({ state: 'proposed' })
  const found = await pairs.count<{ count: string }[]>('* as count')
  return Number(found[0]?.count ?? 0)
}
