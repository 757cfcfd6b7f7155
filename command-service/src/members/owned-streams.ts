import { type LogPosition, type MemberId, START_OF_LOG } from '@debut/events/kernel/ids.ts'
import { OwnedStreams } from '@debut/events/members/member-answers.ts'
import { ownStreams } from '@debut/events/own-streams.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import { Unavailable } from '@debut/adapters/errors.ts'

const TIMEOUT_MS = 5_000

/** The streams that are a member's without being named for them, of all that the log held at a position. */
export type FindOwned = (memberId: MemberId, upTo: LogPosition) => Promise<readonly string[]>

/** The query-service has a projection of them. */
export const findOwnedAt =
  (queryServiceUrl: string): FindOwned =>
  async (memberId, upTo) => {
    const address = new URL(`/internal/streams/${memberId}?min-position=${upTo}`, queryServiceUrl)
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((cause: unknown) => {
      throw new Unavailable('the query-service does not answer', { cause })
    })
    const found = OwnedStreams.safeParse(response.ok ? await response.json() : undefined).data
    if (found === undefined || found.stale) throw new Unavailable('the query-service does not know yet what a member owns')
    return found.streams
  }

/** All streams of a member, as the log has them now. */
export const streamsOf = async (
  memberId: MemberId,
  { log, findOwned }: { readonly log: EventStore; readonly findOwned: FindOwned },
): Promise<readonly string[]> => [...ownStreams(memberId), ...(await findOwned(memberId, (await log.end()) ?? START_OF_LOG))]
