import * as z from 'zod/mini'
import { defineCommand } from '../kernel/define-command.ts'
import { MemberId } from '../kernel/ids.ts'
import { EmailsAbout } from '../notifications/unsubscribe-link.ts'
import { ToolId } from '../tools/tool-card.ts'
import { WrittenName } from './member-name.ts'
import { PreferenceChoices } from './preferences.ts'
import { Role } from './role.ts'
import { WrittenBio, WrittenLinks } from './self-description.ts'
import { Username } from './username.ts'
import { typedText } from '../kernel/plain-text.ts'

/** The signed-in account becomes a member. */
const RegisterMember = defineCommand('RegisterMember', { username: Username })

/** What is left out stays as it is: a browser may still send what an earlier page of ours asked for. */
export const ChangePreferences = defineCommand('ChangePreferences', PreferenceChoices.shape, { whileSanctioned: true })

/** What they say of themselves on their profile, as a whole. */
export const DescribeProfile = defineCommand('DescribeProfile', { bio: WrittenBio, links: WrittenLinks })

/** Changes the name that is shown with the username. An empty name removes it. */
export const ChangeName = defineCommand('ChangeName', { name: WrittenName })

export const GrantRole = defineCommand('GrantRole', { memberId: MemberId, role: Role }, { who: 'admin', fresh: true })
export const RevokeRole = defineCommand('RevokeRole', { memberId: MemberId, role: Role }, { who: 'admin', fresh: true })

/** What an account says that can be a member from now on, or knows more of one by now. What is so already is left as it is. */
export const WelcomeMember = defineCommand(
  'WelcomeMember',
  {
    memberId: MemberId,
    email: z.optional(z.string()),
    /** The auth service has seen that the email is theirs, or the phone where there is no email. */
    verified: z.boolean(),
    /** As the account's maker has them: they may be anything. */
    name: z.optional(z.string()),
    /** The name, if it is what people call them and not a username on another site. */
    fullName: z.optional(z.string()),
    avatarUrl: z.optional(z.string()),
  },
  { who: 'process' },
)

/** They used the link in an email: no more of these. */
export const StopEmails = defineCommand('StopEmails', { memberId: MemberId, about: EmailsAbout }, { who: 'process' })

/** A tool of theirs was held as their first, and an admin lets it be shown. */
export const AdmitMaker = defineCommand('AdmitMaker', { memberId: MemberId, toolId: ToolId }, { who: 'process' })

/** An operator deletes the account, and with it the member whom it has made. */
export const EraseMemberOfAccount = defineCommand('EraseMemberOfAccount', { memberId: MemberId }, { who: 'process' })

/** For ever. Members confirm it with their username, and where they signed in a while ago also with the code that was sent to them. */
export const EraseMember = defineCommand(
  'EraseMember',
  {
    username: Username,
    nonce: z.optional(typedText(40).check(z.minLength(1))),
  },
  { whileSanctioned: true },
)

export const memberCommands = {
  RegisterMember,
  WelcomeMember,
  AdmitMaker,
  ChangePreferences,
  DescribeProfile,
  ChangeName,
  StopEmails,
  EraseMember,
  EraseMemberOfAccount,
  GrantRole,
  RevokeRole,
}
