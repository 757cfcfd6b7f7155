import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'

/** Throws where a suspension or a ban keeps the member from what the access table calls `act`. */
export type RefuseSanctioned = (act: string, memberId: MemberId, at: Instant) => Promise<void>
