import { setTimeout as delay } from 'node:timers/promises'
import { LogPosition, START_OF_LOG } from '@debut/events/kernel/ids.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import { Unavailable } from '@debut/adapters/errors.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'
import type { Handle } from '../handle.ts'
import { readable } from '../readable.ts'
import type { Send } from '../send.ts'
import { commandIdFrom, contextFrom } from './cause.ts'
import type { Every, Process, Work } from './define-process.ts'
import { type Lease, LeaseLost } from './lease.ts'
import type { ProcessHealth } from './process-health.ts'
import type { ProcessMemory } from './process-memory.ts'
import { pauseAfter, type Task, Unfinished } from './unfinished.ts'

/** What the kernel runs processes with; each may ask for more. */
export interface ProcessParts {
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly handle: Handle
  readonly send: Send
  readonly memory: ProcessMemory
  readonly claimSecret: string
  readonly clock: Clock
  readonly logger: Logger
}

/** Between two looks at what is to be tried again, and two notes of how far it is: a busy log brings a hundred batches meanwhile. */
const LOOK_MS = 500
const FOLLOW_AGAIN_MS = 1_000
/** A healthy process may report this much later than it is expected to. */
const GRACE_MS = 5_000
/** What is due by time is tried again within this, or its own time where that is longer. */
const LONGEST_PAUSE_MS = 5_000

interface Terms {
  readonly health: ProcessHealth
  /** Where it runs once. */
  readonly lease?: Lease
  readonly signal: AbortSignal
}

/** One stretch of work on a process: from where it was left, until the signal or the loss of its lease. */
export const workOn = <Parts extends ProcessParts>(process: Process<Parts>, parts: Parts, { health, lease, signal }: Terms) => {
  const { name, reads = [], on, every = [], begin, settledTo } = process
  const { log, handle, send, memory, claimSecret, clock } = parts
  const logger = parts.logger.child({ process: name })
  const state = begin?.(parts) as never
  const unfinished = new Unfinished()
  const types = new Set(reads.map(({ type }) => type))
  /** Nothing is done by time before all is known: a log that was not read yet looks like an empty one. */
  const complete = Promise.withResolvers<void>()
  let isComplete = false
  let readTo: LogPosition | undefined
  let remembered: LogPosition | undefined

  /** An instance that was frozen, and is replaced by now, finds out here. */
  const mayGoOn = () => {
    signal.throwIfAborted()
    lease?.check()
  }
  const terms = () => ({ at: clock(), secret: claimSecret })
  const work: Work<never> = {
    state,
    signal,
    act: async (decider, stream, command, cause) => {
      mayGoOn()
      const context = contextFrom(cause, name, { type: command.type, payload: command, target: stream }, terms())
      return handle(decider, stream, command, context)
    },
    send: async (definition, payload, cause) => {
      mayGoOn()
      return send(definition, payload, contextFrom(cause, name, { type: definition.type, payload }, terms()))
    },
    messageKey: (cause, what) => commandIdFrom(cause, name, { type: 'message', target: what, payload: null }, claimSecret),
  }

  const pause = (ms: number) => delay(ms, undefined, { signal }).catch(() => undefined)
  const isOver = (error: unknown) => signal.aborted || error instanceof LeaseLost
  const complain = (error: unknown, what: string, level: 'info' | 'warn' = 'warn') => {
    health.failed()
    logger[level]({ err: error }, what)
  }

  const attempt = async (task: Task): Promise<void> => {
    try {
      mayGoOn()
      const notYet = await on?.(task.event as never, parts, { ...work, before: task.before })
      if (notYet === undefined) unfinished.done(task)
      else unfinished.putOff(task, notYet.notBefore)
    } catch (error) {
      if (isOver(error)) throw error
      unfinished.failed(task)
      // While all services start, one is there a little later than another.
      const level = error instanceof Unavailable && task.tries === 0 ? 'info' : 'warn'
      complain(error, `${task.event.stream}#${task.event.revision} could not be done; trying again`, level)
    }
  }

  const take = async (stored: readonly StoredEvent[]): Promise<void> => {
    for (const event of await readable(
      parts,
      stored.filter(({ type }) => types.has(type)),
    )) {
      const task = unfinished.add(event, readTo ?? START_OF_LOG)
      readTo = event.position
      await attempt(task)
    }
    readTo = stored.at(-1)?.position ?? readTo
  }

  let lookAt = 0
  const tryAgain = async (): Promise<void> => {
    if (performance.now() < lookAt) return
    for (const task of unfinished.due(clock())) await attempt(task)
    health.retrying(unfinished.failing)
    await remember().catch((error: unknown) => {
      if (isOver(error)) throw error
      complain(error, 'its position could not be remembered; trying again')
    })
    lookAt = performance.now() + LOOK_MS
  }

  /** Everything up to there is done, or will be seen to be undone by the instance that reads on from there. */
  const settled = (): LogPosition => {
    const at = unfinished.before ?? readTo ?? START_OF_LOG
    return settledTo === undefined ? at : LogPosition.parse(Math.min(at, settledTo(state, readTo ?? START_OF_LOG)))
  }

  const remember = async (): Promise<void> => {
    const position = settled()
    if (position <= (remembered ?? START_OF_LOG)) return
    mayGoOn()
    if (!(await memory.remember(name, position, lease?.owner))) {
      lease?.lose()
      throw new LeaseLost(`another instance is at ${name}`)
    }
    remembered = position
  }

  const followOn = async (strand: ReturnType<ProcessHealth['strand']>): Promise<void> => {
    if (readTo === undefined) readTo = remembered = await memory.recall(name)
    // Nothing is left to do up to where the log ended before it was read to its end: the next start need not look there.
    let end = await log.end()
    for await (const { events, live } of log.follow({ after: readTo, types: [...types], signal })) {
      if (events.length > 0) strand.due()
      await take(events)
      if (live && end !== undefined) {
        readTo = LogPosition.parse(Math.max(end, readTo ?? START_OF_LOG))
        end = undefined
      }
      await tryAgain()
      for (; unfinished.isFull && !signal.aborted; await tryAgain()) await pause(LOOK_MS)
      if (!live) continue
      isComplete = true
      complete.resolve()
      if (unfinished.failing === 0) strand.done(GRACE_MS)
    }
  }

  const follow = async (): Promise<void> => {
    if (reads.length === 0) return complete.resolve()
    const strand = health.strand()
    strand.due()
    while (!signal.aborted) {
      try {
        await followOn(strand)
      } catch (error) {
        if (isOver(error)) break
        complain(error, 'the log could not be followed; trying again')
        await pause(FOLLOW_AGAIN_MS)
      }
    }
    complete.resolve()
  }

  /** A moment of its own is kept, whatever came to nothing before it. */
  const untilNext = ({ next }: Every<Parts, never>, ms: number): number => {
    const now = clock()
    return Math.max(0, Math.min(ms, next?.(now).diff(now).toMillis() ?? ms))
  }

  const keep = async (each: Every<Parts, never>): Promise<void> => {
    const strand = health.strand()
    await complete.promise
    for (let tries = 0; !signal.aborted;) {
      strand.due()
      try {
        mayGoOn()
        await each.run(parts, work)
        tries = 0
        strand.done(each.ms + GRACE_MS)
      } catch (error) {
        if (isOver(error)) return
        complain(error, 'what is due could not be done; trying again')
        tries++
      }
      await pause(untilNext(each, tries === 0 ? each.ms : pauseAfter(tries, Math.max(each.ms, LONGEST_PAUSE_MS))))
    }
  }

  return {
    follow,
    /** What is due by time, once; nothing before all is known. */
    look: async (): Promise<void> => {
      if (isComplete || reads.length === 0) for (const { run } of every) await run(parts, work)
    },
    keep: async (): Promise<void> => {
      await Promise.all([follow(), ...every.map(keep)])
    },
  }
}
