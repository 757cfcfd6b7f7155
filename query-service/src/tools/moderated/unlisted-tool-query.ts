import type { MemberId } from '@debut/events/kernel/ids.ts'
import { mayModerate } from '@debut/events/members/role.ts'
import type { UnlistedTool } from '@debut/events/tools/moderated-answers.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { ToolParams } from '@debut/events/tools/tool-question.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { Identity } from '@debut/adapters/tokens.ts'
import type { z } from 'zod/mini'
import { toolCards } from '../../cards/tool-cards.ts'
import type { OwnQuery, Parts } from '../../kernel/query.ts'
import { isDecidedByAdmin, waitsFor } from '../../moderation/waits-for.ts'
import { withTiers } from '../../voting/tiers.ts'
import { storyOf } from '../tool-story.ts'
import { type WithheldRow, withheldOf } from './withheld-of.ts'

interface Row extends WithheldRow {
  readonly tool_id: ToolId
  readonly owner_id: MemberId
  readonly state: 'listed' | 'hidden'
  readonly own: boolean
  readonly is_of_admin: boolean
}

/** For its makers and for moderators, also while it is hidden. To everybody else it is as if there were none. */
export const unlistedToolQuery: OwnQuery<UnlistedTool, z.output<typeof ToolParams>> = {
  kind: 'own',
  reads: ['tools', 'members', 'rewards', 'moderation'],
  read: async ({ params: { tool: asked }, identity }, parts) => {
    const row = asked === undefined ? undefined : await rowOf(asked, identity, parts)
    if (row === undefined) throw new HttpError('unknown-tool')
    const { tool_id, owner_id, state, own, is_of_admin } = row
    const [cards, story] = await Promise.all([
      toolCards(parts.database, parts.checkpoints, [tool_id], ['listed', 'hidden']),
      storyOf(tool_id, parts),
    ])
    const card = cards.get(tool_id)
    if (card === undefined || story === undefined) throw new HttpError('unknown-tool')
    const makers = await withTiers(card.makers, parts)
    const withheld = withheldOf(row)
    const waits = waitsFor({ isOwn: own, isOfAdmin: withheld !== null && is_of_admin }, identity.roles)
    return { tool: { ...card, makers, ...story, ownerId: owner_id, state, withheld, waitsFor: waits, own } }
  },
}

const rowOf = async (asked: string, { memberId, roles }: Identity, { database, checkpoints }: Parts): Promise<Row | undefined> => {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select tool_id, owner_id, state, withheld, withheld_because, :memberId::uuid = any(makers) as own,
       ${isDecidedByAdmin('tool', 'tool_id')} as is_of_admin from :tools:.tools
     where state <> 'removed' and (:memberId::uuid = any(makers) or :mayModerate)
       and (tool_id = :asked or tool_id = (select tool_id from :tools:.slugs where slug = lower(:asked)))
     order by tool_id = :asked desc limit 1`,
    {
      ...Object.fromEntries(['tools', 'members', 'moderation'].map((name) => [name, checkpoints.of(name).schema])),
      asked,
      memberId,
      mayModerate: mayModerate(roles),
    },
  )
  return rows[0]
}
