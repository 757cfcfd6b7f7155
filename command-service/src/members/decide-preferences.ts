import { isDeepStrictEqual } from 'node:util'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { ChangePreferences as ChangePayload, StopEmails as StopPayload } from '@debut/events/members/member-commands.ts'
import { type MemberEvent, PreferencesChanged } from '@debut/events/members/member-events.ts'
import { type EmailPreferences, type Preferences, withChoices } from '@debut/events/members/preferences.ts'
import { accept, type Decision } from '../kernel/decider.ts'

export interface ChangePreferences extends PayloadOf<typeof ChangePayload> {
  readonly type: 'ChangePreferences'
  readonly memberId: MemberId
}

export interface StopEmails extends PayloadOf<typeof StopPayload> {
  readonly type: 'StopEmails'
}

export const decidePreferences = ({ memberId, ...choices }: ChangePreferences, known: Preferences): Decision<MemberEvent> => {
  const wanted = withChoices(known, choices)
  return isDeepStrictEqual(wanted, known) ? accept() : accept(PreferencesChanged({ memberId, ...wanted }))
}

export const stopEmails = ({ memberId, about }: StopEmails, known: Preferences): Decision<MemberEvent> =>
  decidePreferences({ type: 'ChangePreferences', memberId, email: without(known.email, about) }, known)

/** The newsletter has a list of its own. */
const without = (email: EmailPreferences, about: StopEmails['about']): EmailPreferences =>
  about === 'all'
    ? {
        post_like: false,
        post_comment: false,
        comment_reply: false,
        follow: false,
        mention: false,
        tool_review: false,
        tool_invitation: false,
        newsletter: email.newsletter,
      }
    : { ...email, [about]: false }
