import { CaseId } from '@debut/events/cases/case-form.ts'
import { lookupsStream } from '@debut/events/cases/case-events.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import { attemptOf, type MemberContext } from '../kernel/command.ts'
import type { Handle } from '../kernel/handle.ts'
import { lookups } from './lookups.ts'

interface Named {
  readonly memberId: MemberId
  readonly launchId: LaunchId
  readonly reason: string
}

/**
 * An admin who names a voter learns from the answer whether they voted, and from the vote's position which pseudonym they have. It is
 * therefore a look-up in the launch's case, and is recorded whatever the answer is. Erased members have no name left to learn.
 */
export const recordLookUpIn =
  (handle: Handle) =>
  async ({ memberId, launchId, reason }: Named, context: MemberContext): Promise<void> => {
    const { registered, erased } = await handle.read(membership, memberStream(memberId), context)
    if (!registered || erased) return
    const stream = lookupsStream(memberId)
    const about = { memberId, caseId: CaseId.parse(launchId), reason, by: context.identity.memberId, erased }
    await handle(lookups, stream, { type: 'LookUpMember', ...about }, attemptOf(context, 'LookUpMember', stream))
  }
