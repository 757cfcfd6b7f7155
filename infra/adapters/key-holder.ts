import { createHash } from 'node:crypto'
import { MemberId } from '@debut/events/kernel/ids.ts'

const A_ULID = /^[0-9A-HJKMNP-TV-Z]{26}$/

/** Under whose key something personal is sealed: a member's, or that of a tool, which has one of its own so that it outlives its owners. */
export const keyHolder = (id: unknown): MemberId => MemberId.parse(typeof id === 'string' && A_ULID.test(id) ? asUuid(id) : id)

/** Of version 8, which is free for such use; members' ids are of others. */
const asUuid = (ulid: string): string => {
  const hex = createHash('sha256').update(ulid).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
