import type { BlockBy } from '@debut/events/boundaries/boundary-answers.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { OwnQuery } from '../kernel/query.ts'

/** This answers for one member at a time, so that no list of them can be read. */
export const blockByQuery: OwnQuery<BlockBy, { readonly memberId: MemberId }> = {
  kind: 'own',
  reads: ['boundaries'],
  read: async ({ memberId: readerId, params: { memberId } }, { database, checkpoints }) => {
    const all = database.withSchema(checkpoints.of('boundaries').schema).from('boundaries')
    const found = await all.where({ member_id: memberId, kind: 'blocked', target: readerId }).first<{ kind: string } | undefined>('kind')
    return { memberId, isBlocked: found !== undefined }
  },
}
