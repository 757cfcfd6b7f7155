import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { OwnAwaited } from '@debut/events/launches/line/line-answers.ts'
import { markedAmong } from '../../kernel/marked-among.ts'
import type { OwnQuery } from '../../kernel/query.ts'

const AWAITED = { projection: 'line', table: 'awaited', who: 'member_id', what: 'launch_id' }

/** Which of these launches the reader will be notified of. */
export const awaitedQuery: OwnQuery<OwnAwaited, object, { readonly launches: readonly LaunchId[] }> = {
  kind: 'own',
  reads: ['line'],
  read: async ({ memberId, query: { launches } }, parts) => ({ launches: await markedAmong(parts, AWAITED, memberId, launches) }),
}
