import { MemberId } from '@debut/events/kernel/ids.ts'

/** Who acts. The first of them is an admin. */
export const MEMBERS = 4

export const memberOf = (index: number) => MemberId.parse(`4fd7be23-5c6d-4a3c-8f4e-${String(index).padStart(12, '0')}`)
