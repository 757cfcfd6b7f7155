import { fileURLToPath } from 'node:url'
import { MessageChannel } from 'node:worker_threads'
import { atMost } from '@debut/adapters/at-most.ts'
import { OutgoingError } from '@debut/adapters/outgoing/outgoing-error.ts'
import { Piscina } from 'piscina'
import type { Order } from './parser-thread.ts'

const THREADS = 2
const MOST_WAITING = 64
/** Threads end when there is nothing to parse, so nothing has to be closed. */
const IDLE_MS = 30_000
/** The largest page takes some tenths of a second. */
const LONGEST_MS = 4_000
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 }

interface Options {
  readonly threads?: number
  readonly longestMs?: number
  readonly memory?: typeof MEMORY
}

const isOutOfMemory = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/**
 * Calls functions of a module on threads that have none of our settings. A site's content can keep such a thread busy or fill its memory
 * until the thread is ended, but it holds up nothing else.
 */
export const parsedApart = <Parsers extends { [Name in keyof Parsers]: (given: never) => unknown }>(
  module: string,
  { threads = THREADS, longestMs = LONGEST_MS, memory = MEMORY }: Options = {},
) => {
  const pool = new Piscina<Order>({
    filename: fileURLToPath(import.meta.resolve('./parser-thread.ts')),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: memory,
    env: {},
  })
  const inTurn = atMost(threads, MOST_WAITING)

  return <Name extends keyof Parsers & string>(name: Name, given: Parameters<Parsers[Name]>[0]): Promise<ReturnType<Parsers[Name]>> =>
    inTurn(async () => {
      const late = new AbortController()
      const { port1: begun, port2: begins } = new MessageChannel()
      let ending: NodeJS.Timeout | undefined
      // The time that a thread takes to start doesn't count against the page.
      begun.once('message', () => (ending = setTimeout(() => late.abort(), longestMs)))
      try {
        return (await pool.run({ module, name, given, begins }, { transferList: [begins], signal: late.signal })) as ReturnType<
          Parsers[Name]
        >
      } catch (error) {
        if (late.signal.aborted || isOutOfMemory(error))
          throw new OutgoingError('unreadable', 'reading it takes too much', { cause: error })
        throw error
      } finally {
        clearTimeout(ending)
        begun.close()
      }
    })
}
