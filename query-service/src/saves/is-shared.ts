import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Parts } from '../kernel/query.ts'

/** Whether everybody may see what a member saved. */
export const isShared = async (memberId: MemberId, { database, checkpoints }: Parts): Promise<boolean> => {
  const published = database.withSchema(checkpoints.of('saves').schema).from('published').where({ member_id: memberId })
  return (await published.first<object | undefined>('member_id')) !== undefined
}
