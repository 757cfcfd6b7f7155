import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { OneMember } from '@debut/events/members/member-answers.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { FreshQuery } from '../kernel/query.ts'
import { tierOf } from '../voting/tiers.ts'
import { type MemberRow, memberView } from './member-view.ts'

/** Their own record, for the member and for admins. */
export const memberQuery: FreshQuery<OneMember, { readonly memberId: MemberId }> = {
  kind: 'fresh',
  reads: ['members', 'rewards'],
  read: async ({ params: { memberId } }, { database, checkpoints }) => {
    const { rows } = await database.raw<{ rows: MemberRow[] }>(
      `select member.*, ${tierOf('member.member_id')} as tier from :members:.members member where member_id = :memberId`,
      { members: checkpoints.of('members').schema, rewards: checkpoints.of('rewards').schema, memberId },
    )
    const [row] = rows
    if (row === undefined) throw new HttpError('not-found')
    return { member: memberView(row) }
  },
}
