import type { EventForm } from './kernel/define-event.ts'
import { MemberRegistered, UsernameClaimed, UsernameReleased } from './members/member-events.ts'

/** Every event that was ever written. */
const forms: readonly EventForm[] = [MemberRegistered, UsernameClaimed, UsernameReleased]

export const catalogue: ReadonlyMap<string, EventForm> = new Map(forms.map((form) => [form.type, form]))
