import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { Awaiting } from '@debut/events/launches/line/line-answers.ts'
import type { AwaitingQuery } from '@debut/events/launches/line/line-questions.ts'
import type { FreshQuery } from '../../kernel/query.ts'

const AT_ONCE = 500

/** For our own services: the edge does not serve it. */
export const awaitingQuery: FreshQuery<Awaiting, { readonly launchId: LaunchId }, AwaitingQuery> = {
  kind: 'fresh',
  reads: ['line'],
  read: async ({ params: { launchId }, query: { after } }, { database, checkpoints }) => {
    const awaited = database.withSchema(checkpoints.of('line').schema).from('awaited').where({ launch_id: launchId })
    if (after !== undefined) void awaited.where('member_id', '>', after)
    const rows = await awaited
      .orderBy('member_id')
      .limit(AT_ONCE + 1)
      .select<{ member_id: MemberId }[]>('member_id')
    return { members: rows.slice(0, AT_ONCE).map(({ member_id }) => member_id), more: rows.length > AT_ONCE }
  },
}
