import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { START_OF_LOG } from '@debut/events/kernel/ids.ts'
import { decodeEach } from '@debut/adapters/event-codec.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import { progressBar } from '@debut/adapters/progress-bar.ts'

interface LogParts {
  readonly log: EventStore
  readonly keys: MemberKeys
}

/** All of some categories, to the end of the log as it is. What can't be read is passed over. */
export const readForReview = async <Event>(
  { log, keys }: LogParts,
  categories: readonly string[],
  take: (recorded: Recorded<Event>) => void,
): Promise<void> => {
  const stopped = new AbortController()
  const bar = progressBar(process.stderr)
  const end = (await log.end()) ?? START_OF_LOG
  for await (const { events, live } of log.follow({ after: undefined, categories, signal: stopped.signal })) {
    for (const recorded of await decodeEach(keys, events)) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of these categories
      if (!(recorded instanceof Error)) take(recorded as Recorded<Event>)
    }
    bar.show(events.at(-1)?.position ?? end, end)
    if (live) break
  }
  bar.clear()
  stopped.abort()
}
