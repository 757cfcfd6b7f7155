import type { ModeratedAlternatives } from '@debut/events/alternatives/alternative-answers.ts'
import type { AlternativeId, ProductSlug, RejectReason } from '@debut/events/alternatives/alternative-form.ts'
import type { ModeratedAlternativesQuery } from '@debut/events/alternatives/alternative-questions.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import { QUEUE_PAGE } from '@debut/events/kernel/query-fields.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'
import { isDecidedByAdmin, isMadeByReader, waitsFor } from '../moderation/waits-for.ts'
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
  readonly is_own: boolean
  readonly is_of_admin: boolean
}

/** For admins: what waits for them, and what was decided last. */
export const moderatedAlternativesQuery: OwnQuery<ModeratedAlternatives, object, ModeratedAlternativesQuery> = {
  kind: 'own',
  reads: ['alternatives', 'tools', 'members', 'moderation'],
  read: async ({ query: { offset }, memberId: reader, identity }, parts) => {
    const [waiting, proposed, decided] = await Promise.all([
      countWaiting(parts),
      listPairs(`state = 'proposed' order by pair.position limit ${QUEUE_PAGE} offset ${offset}`, reader, parts),
      listPairs(`state <> 'proposed' order by pair.position desc limit ${MOST_DECIDED}`, reader, parts),
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
          waitsFor: waitsFor({ isOwn: row.is_own, isOfAdmin: row.is_of_admin }, identity.roles),
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

const listPairs = async (which: string, reader: MemberId, { database, checkpoints }: Parts): Promise<readonly Row[]> => {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select pair.alternative_id, pair.tool_id, pair.name, pair.url, pair.state, pair.reason, pair.proposed_at, member.username,
       case when pair.other like 'tool:%' then substr(pair.other, 6) end as other_tool,
       case when pair.other like 'product:%' then substr(pair.other, 9) end as product,
       pair.proposed_by = :reader or ${isMadeByReader('pair.tool_id')} or ${isMadeByReader('substr(pair.other, 6)')} as is_own,
       ${isDecidedByAdmin('alternative', 'pair.alternative_id')} as is_of_admin
     from :alternatives:.pairs pair left join :members:.members member on member.member_id = pair.proposed_by where ${which}`,
    {
      alternatives: checkpoints.of('alternatives').schema,
      members: checkpoints.of('members').schema,
      tools: checkpoints.of('tools').schema,
      moderation: checkpoints.of('moderation').schema,
      reader,
    },
  )
  return rows
}

const countWaiting = async ({ database, checkpoints }: Parts): Promise<number> => {
  const pairs = database.withSchema(checkpoints.of('alternatives').schema).from('pairs').where({ state: 'proposed' })
  const found = await pairs.count<{ count: string }[]>('* as count')
  return Number(found[0]?.count ?? 0)
}
