import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { OwnAwaited } from '@debut/events/launches/line/line-answers.ts'
import type { OwnQuery } from '../../kernel/query.ts'

/** Which of these launches the reader will be notified of. */
export const awaitedQuery: OwnQuery<OwnAwaited, object, { readonly launches: readonly LaunchId[] }> = {
  kind: 'own',
  reads: ['line'],
  read: async ({ memberId, query: { launches } }, { database, checkpoints }) => {
    const awaited = database.withSchema(checkpoints.of('line').schema).from('awaited').where({ member_id: memberId })
    const rows = await awaited.whereIn('launch_id', launches).select<{ launch_id: LaunchId }[]>('launch_id')
    return { launches: rows.map(({ launch_id }) => launch_id) }
  },
}
