import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { OwnSaves, SavedShared } from '@debut/events/saves/save-answers.ts'
import type { ShownTools } from '@debut/events/saves/save-questions.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { OwnQuery, SharedQuery } from '../kernel/query.ts'
import { isShared } from './is-shared.ts'

/** Of a member's page: whether it leads to the list. */
export const savedSharedQuery: SharedQuery<SavedShared, { readonly member: MemberId }> = {
  kind: 'shared',
  reads: ['saves'],
  awaitsOwn: true,
  read: async ({ params: { member } }, parts) => ({ shared: await isShared(member, parts) }),
}

/** Which of those that a page shows its reader saved. */
export const ownSavesQuery: OwnQuery<OwnSaves, object, ShownTools> = {
  kind: 'own',
  reads: ['saves'],
  read: async ({ memberId, query: { tools } }, parts) => {
    const { database, checkpoints } = parts
    const saves = database.withSchema(checkpoints.of('saves').schema).from('saves').where({ member_id: memberId })
    const [rows, shared] = await Promise.all([
      saves.whereIn('tool_id', [...tools]).select<{ tool_id: ToolId }[]>('tool_id'),
      isShared(memberId, parts),
    ])
    return { tools: rows.map(({ tool_id }) => tool_id), shared }
  },
}
