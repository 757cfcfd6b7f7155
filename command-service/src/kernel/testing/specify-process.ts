import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { type Instant, toInstant } from '@debut/events/kernel/instant.ts'
import { decode, encode } from '@debut/adapters/event-codec.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { createMetrics } from '@debut/adapters/metrics.ts'
import { expect } from 'vitest'
import { processContext } from './process-context.ts'
import { createHandle, type Handle } from '../handle.ts'
import type { Process } from '../processes/define-process.ts'
import { processHealth } from '../processes/process-health.ts'
import { type ProcessParts, workOn } from '../processes/work-on.ts'
import { createSend, type SentCommand } from '../send.ts'
import { keysInMemory } from './keys-in-memory.ts'
import { logInMemory } from './log-in-memory.ts'

interface Fact {
  readonly type: string
  readonly data: object
}

type Later = Parameters<Instant['plus']>[0]

interface OnStream {
  readonly stream: string
  readonly events: readonly Fact[]
}

export const on = (stream: string, ...events: Fact[]): OnStream => ({ stream, events })

/** What streams of claims are named with, and ids are made with. */
export const SECRET = 'a secret for tests alone'
const START = toInstant('2026-11-18T12:00:00Z')
const logger = createLogger('test', 'silent')
const noSnapshots = { load: async () => undefined, save: async () => true, purge: async () => undefined }

/**
 * Given what the log holds, when the process has read it so much later, then that follows.
 * Each time another instance that remembers nothing reads it all again, at once and a month late, and may do nothing more.
 */
export const specifyProcess = <Parts extends object>(
  process: Process<Parts>,
  own: Omit<Parts, keyof ProcessParts>,
  commands: (handle: Handle) => readonly SentCommand[] = () => [],
) => {
  const read = async (past: readonly OnStream[], later: Later) => {
    const { all, open } = logInMemory()
    const { log } = open()
    const keys = keysInMemory()
    for (const { stream, events } of past) {
      const known = await log.read(stream)
      const { commandId, ...context } = processContext('test', stream, events, START)
      const envelope = { ...context, $correlationId: context.correlationId, $causationId: commandId }
      await log.append(stream, known.length === 0 ? 'no-stream' : known.length - 1, await encode(keys, stream, events, envelope))
    }

    /** An instance at work until there is nothing left to do; what it did. */
    const work = async (now: Instant): Promise<OnStream[]> => {
      const before = all.length
      const { log, untilIdle } = open()
      const stopped = new AbortController()
      const handle = createHandle({ log, keys, snapshots: noSnapshots, logger })
      const memory = { recall: async () => undefined, remember: async () => true }
      const kernel = { log, keys, handle, send: createSend(commands(handle)), memory, claimSecret: SECRET, clock: () => now, logger }
      const parts = { ...own, ...kernel } as unknown as Parts & ProcessParts
      const health = processHealth(createMetrics('test'))(process.name)
      const working = workOn(process, parts, { health, signal: stopped.signal })
      const following = working.follow()
      try {
        for (let done = -1; done < all.length;) {
          done = all.length
          if (process.reads !== undefined) await untilIdle()
          await working.look()
        }
      } finally {
        stopped.abort()
        await following
      }
      return byStream(await decode(keys, all.slice(before)))
    }

    const now = START.plus(later)
    const did = await work(now)
    expect(await work(now), 'read again').toEqual([])
    return { did, late: () => work(now.plus({ days: 30 })) }
  }

  return {
    given: (...past: OnStream[]) => ({
      when: (later: Later) => ({
        then: async (...facts: OnStream[]) => {
          const { did, late } = await read(past, later)
          expect(did).toEqual(facts)
          expect(await late(), 'read again, and late').toEqual([])
        },
        /** This is for tests that check the effects one by one. */
        whatFollows: async () => (await read(past, later)).did,
        thenNothing: async () => expect((await read(past, later)).did).toEqual([]),
      }),
    }),
  }
}

const byStream = (events: readonly Recorded<Fact>[]): OnStream[] =>
  [...Map.groupBy(events, ({ stream }) => stream)].map(([stream, recorded]) => ({ stream, events: recorded.map(({ event }) => event) }))
