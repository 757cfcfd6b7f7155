import type { EventDefinition } from './kernel/define-event.ts'
import { MemberRegistered, UsernameClaimed, UsernameReleased } from './members/member-events.ts'

/** Every event that was ever written. */
const definitions = [MemberRegistered, UsernameClaimed, UsernameReleased] as const

export const catalogue: ReadonlyMap<string, EventDefinition> = new Map(
  definitions.map((definition) => [definition.type, definition as unknown as EventDefinition]),
)
