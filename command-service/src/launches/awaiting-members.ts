import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import { Awaiting } from '@debut/events/launches/line/line-answers.ts'
import { Unavailable } from '@debut/adapters/errors.ts'

const TIMEOUT_MS = 5_000

/** Who waits for a launch, of all that the log held at a position; some at a time. */
export type FindAwaiting = (launchId: LaunchId, upTo: LogPosition) => AsyncIterable<readonly MemberId[]>

/** The query-service has a projection of them. */
export const findAwaitingAt = (queryServiceUrl: string): FindAwaiting =>
  async function* find(launchId, upTo) {
    for (let after: MemberId | undefined, more = true; more;) {
      const address = new URL(`/internal/launches/${launchId}/awaiting?min-position=${upTo}`, queryServiceUrl)
      if (after !== undefined) address.searchParams.set('after', after)
      const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((cause: unknown) => {
        throw new Unavailable('the query-service does not answer', { cause })
      })
      const found = Awaiting.safeParse(response.ok ? await response.json() : undefined).data
      if (found === undefined || found.stale) throw new Unavailable('the query-service does not know yet who waits for a launch')
      yield found.members
      ;({ more } = found)
      after = found.members.at(-1)
    }
  }
