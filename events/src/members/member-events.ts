import { z } from 'zod'
import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { MemberId } from '../kernel/ids.ts'
import { personal } from '../kernel/personal.ts'
import { PicturePath } from '../kernel/picture-path.ts'
import { webAddress } from '../kernel/plain-text.ts'
import { Username } from './username.ts'

/** On `member-<id>`: an account became a member of Debut. */
export const MemberRegistered = defineEvent('MemberRegistered', {
  memberId: MemberId,
  username: personal(Username),
})

/** On `member-<id>`: the auth service has seen that the member's email is theirs. */
export const EmailVerified = defineEvent('EmailVerified', { memberId: MemberId })

/** On `member-<id>`: a picture by its path on our own origin, or a whole address. */
export const AvatarChanged = defineEvent('AvatarChanged', {
  memberId: MemberId,
  avatar: personal(z.union([PicturePath, webAddress(/^https$/)])),
})

/** On `member-<id>`: they were welcomed, once. */
export const MemberOnboarded = defineEvent('MemberOnboarded', { memberId: MemberId })

/** On `username-<hmac>`: the stream is named for the username, which therefore stands nowhere in it. */
export const UsernameClaimed = defineEvent('UsernameClaimed', { memberId: MemberId })

/** On `username-<hmac>`: the name is free again. */
export const UsernameReleased = defineEvent('UsernameReleased', { memberId: MemberId })

export type MemberEvent =
  | EventOf<typeof MemberRegistered>
  | EventOf<typeof EmailVerified>
  | EventOf<typeof AvatarChanged>
  | EventOf<typeof MemberOnboarded>
export type UsernameEvent = EventOf<typeof UsernameClaimed> | EventOf<typeof UsernameReleased>
