import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { MemberContext } from './command.ts'

/** Says whether one of these members blocks the sender. */
export type IsBlockedByAny = (members: readonly (MemberId | null | undefined)[], context: MemberContext) => Promise<boolean>
