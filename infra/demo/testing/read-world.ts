import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { LaunchDayEvent } from '@debut/events/launches/launch-day-events.ts'
import type { LaunchEvent } from '@debut/events/launches/launch-events.ts'
import type { MemberEvent } from '@debut/events/members/member-events.ts'
import type { ToolEvent } from '@debut/events/tools/tool-events.ts'
import type { VoterEvent } from '@debut/events/voting/vote-events.ts'
import { categoryOf, type Recorded } from '@debut/events/kernel/envelope.ts'
import { decode } from '@debut/adapters/event-codec.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import { quickTmpdir } from '@debut/testing/quick-tmpdir.ts'
import { startStoreInThisThread } from '@debut/testing/store-in-this-thread.ts'
import { makeLog } from '@debut/stack/event-store/make-log.ts'
import { newWorldKeys, recordWorld } from '../record-world.ts'

type WorldEvent = LaunchDayEvent | LaunchEvent | MemberEvent | ToolEvent | VoterEvent

const SEED = 'debut'
const HOST = '127.0.0.1'

/** A demo world made at a time, as its log is read through the event store. */
export const readWorld = async (now: string) => {
  const folder = mkdtempSync(join(quickTmpdir(), 'debut-demo-'))
  const secrets = { claimSecret: 'a claim secret for tests', seedSecret: 'a seed secret for tests' }
  const keys = newWorldKeys(SEED)
  const dataDir = join(folder, 'event-store')
  const { tape, settledTo } = recordWorld({ seed: SEED, now: Date.parse(now), ...secrets }, keys)
  await makeLog(dataDir, tape)
  const store = await startStoreInThisThread({ port: 0, host: HOST, advertiseHost: HOST, dataDir, requireAuth: false })
  const log = openEventStore({ url: `esdb://${HOST}:${store.port}?tls=false`, logger: createLogger('test', 'silent') })
  const known: MemberKeys = {
    of: async () => keys,
    forSealing: () => Promise.reject(new Error('nothing is sealed here')),
    destroy: () => Promise.reject(new Error('no member is erased here')),
  }
  const events: Recorded<WorldEvent>[] = []
  for await (const batch of log.follow({ after: undefined, signal: new AbortController().signal })) {
    events.push(...((await decode(known, batch.events)) as Recorded<WorldEvent>[]))
    if (batch.live) break
  }
  await log.close()
  await store.close()
  rmSync(folder, { recursive: true, force: true })
  return { events, settledTo }
}

export const inCategory = <Event>(category: string, events: readonly Recorded<unknown>[]): Recorded<Event>[] =>
  events.filter(({ stream }) => categoryOf(stream) === category) as Recorded<Event>[]
