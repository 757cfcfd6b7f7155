import type { MemberId } from '@debut/events/kernel/ids.ts'
import { type MemberEvent, PreferencesChanged } from '@debut/events/members/member-events.ts'
import type { EmailPreferences } from '@debut/events/members/preferences.ts'
import { accept, type Decision } from '../kernel/decider.ts'

export interface ChangePreferences {
  readonly type: 'ChangePreferences'
  readonly memberId: MemberId
  readonly email: EmailPreferences
}

export const decidePreferences = ({ memberId, email }: ChangePreferences, known: EmailPreferences): Decision<MemberEvent> =>
  isSame(email, known) ? accept() : accept(PreferencesChanged({ memberId, email }))

const isSame = (one: EmailPreferences, other: EmailPreferences) => {
  const before = new Map(Object.entries(other))
  return Object.entries(one).every(([kind, wanted]) => before.get(kind) === wanted)
}
