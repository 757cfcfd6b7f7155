import { blocks } from '@debut/events/boundaries/blocks.ts'
import { boundariesStream } from '@debut/events/boundaries/boundary-events.ts'
import type { Handle } from '../kernel/handle.ts'
import type { IsBlockedByAny } from '../kernel/is-blocked-by-any.ts'

export const isBlockedByAnyIn =
  (handle: Handle): IsBlockedByAny =>
  async (members, context) => {
    const { memberId } = context.identity
    const others = new Set(members.flatMap((id) => (id === null || id === undefined || id === memberId ? [] : id)))
    const blocked = await Promise.all([...others].map((id) => handle.read(blocks, boundariesStream(id), context)))
    return blocked.some((ids) => ids.has(memberId))
  }
