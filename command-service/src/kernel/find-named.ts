import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Handle } from './handle.ts'

/** The members who are called so, or were before: a name stays its member's. Names that belong to no member now are left out. */
export type FindNamed = (names: readonly string[], when: Parameters<Handle['recall']>[2]) => Promise<ReadonlyMap<string, MemberId>>
