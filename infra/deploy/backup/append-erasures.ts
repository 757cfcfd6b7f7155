import { type MemberId, newCommandId } from '@debut/events/kernel/ids.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { MemberErased, memberStream } from '@debut/events/members/member-events.ts'
import { encodeWith } from '@debut/adapters/event-codec.ts'
import { Refused } from '@debut/adapters/errors.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'

/** Members erased after the log's end as it was saved are erased in it again, by events that all who follow the log receive. */
export const appendErasures = async (log: EventStore, listed: ReadonlyMap<MemberId, string>): Promise<number> => {
  let appended = 0
  for (const [memberId, at] of listed) {
    const stream = memberStream(memberId)
    const events = await log.read(stream)
    // An account that never became a member, or a member of later than the back-up.
    if (events.length === 0 || events.at(-1)?.type === MemberErased.type) continue
    const envelope = {
      $correlationId: `restore-${memberId}`,
      $causationId: newCommandId(),
      commandHash: 'restore',
      actor: 'process:restore' as const,
      at: toInstant(at),
    }
    const written = await log.append(stream, events.length - 1, encodeWith(new Map(), stream, [MemberErased({ memberId })], envelope))
    if (written === 'conflict') throw new Refused(`the stream ${stream} was written to while it was restored`)
    appended += 1
  }
  return appended
}
