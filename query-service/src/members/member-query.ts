import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { OneMember } from '@debut/events/members/member-answers.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { FreshQuery } from '../kernel/query.ts'
import { type MemberRow, memberView } from './member-view.ts'

/** Their own record, for the member and for admins. */
export const memberQuery: FreshQuery<OneMember, { readonly memberId: MemberId }> = {
  kind: 'fresh',
  reads: ['members'],
  read: async ({ params: { memberId } }, { database, checkpoints }) => {
    const members = database.withSchema(checkpoints.of('members').schema).from<MemberRow>('members').where({ member_id: memberId })
    const row = await members.first<MemberRow | undefined>()
    if (row === undefined) throw new HttpError('not-found')
    return { member: memberView(row) }
  },
}
