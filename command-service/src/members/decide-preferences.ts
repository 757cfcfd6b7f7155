import { isDeepStrictEqual } from 'node:util'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { ChangePreferences as Payload } from '@debut/events/members/member-commands.ts'
import { type MemberEvent, PreferencesChanged } from '@debut/events/members/member-events.ts'
import type { Preferences } from '@debut/events/members/preferences.ts'
import { accept, type Decision } from '../kernel/decider.ts'

export interface ChangePreferences extends PayloadOf<typeof Payload> {
  readonly type: 'ChangePreferences'
  readonly memberId: MemberId
}

export const decidePreferences = (
  { memberId, email, inApp, emailFrequency }: ChangePreferences,
  known: Preferences,
): Decision<MemberEvent> => {
  const wanted = { email, inApp: inApp ?? known.inApp, emailFrequency: emailFrequency ?? known.emailFrequency }
  return isDeepStrictEqual(wanted, known) ? accept() : accept(PreferencesChanged({ memberId, ...wanted }))
}
