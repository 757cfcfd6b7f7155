import type { EmailPreferences } from '@debut/events/members/preferences.ts'
import type { Username } from '@debut/events/members/username.ts'
import type { MemberContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { member, memberStream } from './member.ts'

type Own<Payload> = (payload: Payload, context: MemberContext) => Promise<Outcome>

export const changePreferences =
  (handle: Handle): Own<{ readonly email: EmailPreferences }> =>
  ({ email }, context) => {
    const { memberId } = context.identity
    return handle(member, memberStream(memberId), { type: 'ChangePreferences', memberId, email }, context)
  }

/** What follows of it is done by whoever follows the log. */
export const eraseMember =
  (handle: Handle): Own<{ readonly username: Username }> =>
  ({ username }, context) => {
    const { memberId } = context.identity
    return handle(member, memberStream(memberId), { type: 'EraseMember', memberId, username }, context)
  }
