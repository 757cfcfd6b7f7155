import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { MemberId } from '../kernel/ids.ts'
import { personal } from '../kernel/personal.ts'
import { Username } from './username.ts'

/** On `member-<id>`: an account became a member of Debut. */
export const MemberRegistered = defineEvent('MemberRegistered', {
  memberId: MemberId,
  username: personal(Username),
})

/** On `username-<hmac>`: the stream is named for the username, which therefore stands nowhere in it. */
export const UsernameClaimed = defineEvent('UsernameClaimed', { memberId: MemberId })

/** On `username-<hmac>`: the name is free again. */
export const UsernameReleased = defineEvent('UsernameReleased', { memberId: MemberId })

export type MemberEvent = EventOf<typeof MemberRegistered>
export type UsernameEvent = EventOf<typeof UsernameClaimed> | EventOf<typeof UsernameReleased>
