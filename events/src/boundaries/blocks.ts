import type { MemberId } from '../kernel/ids.ts'
import type { BoundaryEvent } from './boundary-events.ts'

/** Says whom a member blocks, from the stream of their boundaries. */
export const blocks = {
  initial: new Set() as ReadonlySet<MemberId>,

  evolve(blocked: ReadonlySet<MemberId>, { type, data }: BoundaryEvent): ReadonlySet<MemberId> {
    if (type === 'MemberBlocked') return new Set([...blocked, data.blockedId])
    return type === 'MemberUnblocked' ? new Set([...blocked].filter((id) => id !== data.blockedId)) : blocked
  },
}
