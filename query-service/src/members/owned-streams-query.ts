import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { OwnedStreams } from '@debut/events/members/member-answers.ts'
import type { FreshQuery } from '../kernel/query.ts'

/** For our own services: the edge does not serve it. */
export const ownedStreamsQuery: FreshQuery<OwnedStreams, { readonly member: MemberId }> = {
  kind: 'fresh',
  reads: ['owned'],
  read: async ({ params: { member } }, { database, checkpoints }) => {
    const owned = database.withSchema(checkpoints.of('owned').schema).from('owned').where({ member_id: member })
    const rows = await owned.orderBy('stream').select<{ stream: string }[]>('stream')
    return { streams: rows.map(({ stream }) => stream) }
  },
}
