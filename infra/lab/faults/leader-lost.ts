import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Unavailable } from '@debut/adapters/errors.ts'
import { type EventStore, openEventStore } from '@debut/adapters/event-store.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { type Death, startFronts } from '@debut/stack/event-store/testing/gossiping-fronts.ts'
import { freePort } from '@debut/stack/supervisor/ports.ts'
import { quickTmpdir } from '@debut/testing/quick-tmpdir.ts'
import type { Fault } from './fault.ts'
import type { Findings } from './findings.ts'

const ELECTION_MS = 1_600
const BEFORE_MS = 1_000
/** Answers that were sent before the leader died still arrive within this time. */
const ARRIVING_MS = 50
const WITHIN_MS = 20_000

interface Load {
  readonly name: string
  readonly writers: number
  readonly restMs: number
}
const saturating: Load = { name: '16 writers without a pause', writers: 16, restMs: 0 }
const light: Load = { name: 'one writer, ten times a second', writers: 1, restMs: 100 }

const HOW: Readonly<Record<Death, string>> = {
  refuses: 'refuses connections',
  swallows: 'leaves connections without an answer',
  freezes: 'freezes with its connections open',
}

const cases = {
  short: [['swallows', saturating]],
  long: (['refuses', 'swallows', 'freezes'] as const).flatMap((death) => [saturating, light].map((load) => [death, load] as const)),
} satisfies Record<string, (readonly [Death, Load])[]>

class Writer {
  readonly stream = `noted-${randomUUID()}`
  readonly accepted: string[] = []
  answeredAt = performance.now()
  unknown = 0

  /** An append with an unknown outcome is repeated under its id, as browsers do. */
  async write(store: EventStore, restMs: number, ended: AbortSignal): Promise<void> {
    while (!ended.aborted) {
      const event = { id: randomUUID(), type: 'Noted', data: {}, metadata: {} }
      while (!(await this.#append(store, event))) {
        this.unknown += 1
        if (performance.now() > this.answeredAt + 2 * WITHIN_MS) throw new Error(`${this.stream} was never answered again`)
      }
      this.accepted.push(event.id)
      this.answeredAt = performance.now()
      if (restMs > 0) await pause(restMs)
    }
  }

  async #append(store: EventStore, event: Parameters<EventStore['append']>[2][number]): Promise<boolean> {
    try {
      const appended = await store.append(this.stream, this.accepted.length === 0 ? 'no-stream' : this.accepted.length - 1, [event])
      if (appended === 'conflict') throw new Error(`${this.stream} has more than was accepted`)
      return true
    } catch (error) {
      if (error instanceof Unavailable) return false
      throw error
    }
  }
}

const within = async (happened: () => boolean): Promise<boolean> => {
  const giveUpAt = performance.now() + WITHIN_MS
  while (!happened() && performance.now() < giveUpAt) await pause(5)
  return happened()
}

const loseLeader = async (death: Death, { name, writers: count, restMs }: Load, findings: Findings): Promise<void> => {
  const dataDir = mkdtempSync(join(quickTmpdir(), 'debut-fronts-'))
  const fronts = await startFronts({ dataDir, port: await freePort('127.0.0.1'), electionMs: ELECTION_MS })
  const store = openEventStore({ url: fronts.url, logger: createLogger('fronts', 'silent') })
  const ended = new AbortController()
  const followed: string[] = []
  const following = (async () => {
    for await (const { events } of store.follow({ after: undefined, signal: ended.signal })) followed.push(...events.map(({ id }) => id))
  })()
  try {
    const enough = new AbortController()
    const writers = Array.from({ length: count }, () => new Writer())
    const writing = Promise.all(writers.map((writer) => writer.write(store, restMs, enough.signal)))
    // The promise is awaited below, so an early rejection must not count as unhandled.
    writing.catch(() => undefined)
    await pause(BEFORE_MS)
    const diedAt = performance.now()
    fronts.killLeader(death)
    await pause(ARRIVING_MS)
    const since = performance.now()
    const answered = await within(() => writers.every(({ answeredAt }) => answeredAt > since))
    findings.require(
      `how soon writers were answered after a leader that ${HOW[death]}`,
      answered,
      `all within ${WITHIN_MS} ms`,
      writers.map(({ answeredAt }) => answeredAt - since),
    )
    const ms = performance.now() - diedAt
    enough.abort()
    await writing

    const accepted = writers.flatMap((writer) => writer.accepted)
    for (const { stream, accepted: own } of writers)
      findings.expect(
        stream,
        own,
        (await store.read(stream)).map(({ id }) => id),
      )
    await within(() => followed.length >= accepted.length)
    findings.expect('what a follower of the log has received', accepted.toSorted(), followed.toSorted())
    const unknown = writers.reduce((sum, writer) => sum + writer.unknown, 0)
    findings.measure(
      `a leader that ${HOW[death]}, ${name}: ${(ms / ELECTION_MS).toFixed(2)} × the election, unknown ${unknown}, connections tried in vain ${fronts.triedInVain()}`,
    )
  } finally {
    ended.abort()
    await following
    await store.close()
    await fronts.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export const leaderLost: Fault = {
  id: 'R27',
  title: 'the leader of a cluster lost, and another elected',
  run: async ({ form, findings }) => {
    for (const [death, load] of cases[form]) await loseLeader(death, load, findings)
  },
}
