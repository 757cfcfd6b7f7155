import { z } from 'zod'
import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { MemberId } from '../kernel/ids.ts'
import { personal } from '../kernel/personal.ts'
import { PicturePath } from '../kernel/picture-path.ts'
import { webAddress } from '../kernel/plain-text.ts'
import { ToolId } from '../tools/tool-card.ts'
import { MemberName } from './member-name.ts'
import { ALL_IN_APP, DEFAULT_PREFERENCES, EmailFrequency, EmailPreferences, InAppPreferences } from './preferences.ts'
import { Role } from './role.ts'
import { Bio, Links } from './self-description.ts'
import { Username } from './username.ts'

export const memberStream = (memberId: MemberId) => `member-${memberId}`

/** On `member-<id>`: an account became a member of Debut. */
export const MemberRegistered = defineEvent('MemberRegistered', {
  memberId: MemberId,
  username: personal(Username),
})

/** On `member-<id>`: the auth service has seen that the member's email is theirs. */
export const EmailVerified = defineEvent('EmailVerified', { memberId: MemberId })

/** On `member-<id>`: the auth service has seen that the member's phone is theirs. */
export const PhoneVerified = defineEvent('PhoneVerified', { memberId: MemberId })

/** On `member-<id>`: they are called otherwise now. The name before stays theirs, and leads to this one. */
export const UsernameChanged = defineEvent('UsernameChanged', { memberId: MemberId, username: personal(Username) })

/** On `member-<id>`: they chose the name that is shown with their username. It is not an address, and others may have the same name. */
export const MemberNamed = defineEvent('MemberNamed', { memberId: MemberId, name: personal(MemberName) })

/** On `member-<id>`: they use only their username again. */
export const MemberNameRemoved = defineEvent('MemberNameRemoved', { memberId: MemberId })

/** On `member-<id>`: a picture by its path on our own origin, or a whole address. */
export const AvatarChanged = defineEvent('AvatarChanged', {
  memberId: MemberId,
  avatar: personal(z.union([PicturePath, webAddress(/^https$/)])),
})

/** On `member-<id>`: back to the picture that everybody begins with. */
export const AvatarRemoved = defineEvent('AvatarRemoved', { memberId: MemberId })

/** On `member-<id>`: they were welcomed, once. */
export const MemberOnboarded = defineEvent('MemberOnboarded', { memberId: MemberId })

/** Who gave or took a role: an admin, or `ADMIN_EMAILS` among the settings. */
const Granter = z.union([z.literal('configuration'), MemberId])

/** On `member-<id>`: they may do what this role may. Before version 2 there were no moderators. */
export const RoleGranted = defineEvent(
  'RoleGranted',
  { memberId: MemberId, role: Role, by: Granter },
  { alsoNames: ['by'], upcasts: [(data) => data] },
)

/** On `member-<id>`: they may no longer. */
export const RoleRevoked = defineEvent(
  'RoleRevoked',
  { memberId: MemberId, role: Role, by: Granter },
  { alsoNames: ['by'], upcasts: [(data) => data] },
)

/** On `member-<id>`: an admin let the first tool of theirs be shown, and their later ones are shown at once. */
export const MakerAdmitted = defineEvent('MakerAdmitted', { memberId: MemberId, toolId: ToolId })

/**
 * On `member-<id>`: they chose what they are notified of and how. The event has all settings. Version 1 had only email settings, each for
 * its own mail; version 2 knew no invitations and no moderation decisions.
 */
export const PreferencesChanged = defineEvent(
  'PreferencesChanged',
  { memberId: MemberId, email: EmailPreferences, inApp: InAppPreferences, emailFrequency: EmailFrequency },
  {
    upcasts: [
      (data) => ({ ...data, inApp: ALL_IN_APP, emailFrequency: 'at_once' }),
      ({ email, inApp, ...data }) => ({
        ...data,
        email: { tool_invitation: DEFAULT_PREFERENCES.email.tool_invitation, ...Object(email) },
        inApp: { tool_invitation: ALL_IN_APP.tool_invitation, moderation: ALL_IN_APP.moderation, ...Object(inApp) },
      }),
    ],
  },
)

/** On `member-<id>`: what they say of themselves, as a whole. */
export const ProfileDescribed = defineEvent('ProfileDescribed', { memberId: MemberId, bio: personal(Bio), links: personal(Links) })

/** On `member-<id>`, and the last there: all that is personal is to go. The process that follows this event destroys the key. */
export const MemberErased = defineEvent('MemberErased', { memberId: MemberId })

/** On `username-<hmac>`: the stream is named for the username, which therefore stands nowhere in it. */
export const UsernameClaimed = defineEvent('UsernameClaimed', { memberId: MemberId }, { ownedBy: 'memberId' })

/** On `username-<hmac>`: the name is free again. */
export const UsernameReleased = defineEvent('UsernameReleased', { memberId: MemberId }, { ownedBy: 'memberId' })

/** All that stands on `member-<id>`. */
export const memberEvents = [
  MemberRegistered,
  EmailVerified,
  PhoneVerified,
  UsernameChanged,
  MemberNamed,
  MemberNameRemoved,
  AvatarChanged,
  AvatarRemoved,
  MemberOnboarded,
  RoleGranted,
  RoleRevoked,
  MakerAdmitted,
  PreferencesChanged,
  ProfileDescribed,
  MemberErased,
] as const

export type MemberEvent = EventOf<(typeof memberEvents)[number]>
export type UsernameEvent = EventOf<typeof UsernameClaimed> | EventOf<typeof UsernameReleased>
