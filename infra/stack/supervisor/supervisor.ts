import { setTimeout as pause } from 'node:timers/promises'
import { backoff, STEADY_MS } from './backoff.ts'
import type { Component, Running } from './component.ts'
import { ENOUGH, inOneSentence, sameFailure } from './same-failure.ts'

/** A part found its port in use before it was ever ready. */
export class PortTaken extends Error {
  readonly part: string
  constructor(part: string, reason: string) {
    super(`Debut cannot start: ${part} found its port in use: ${inOneSentence(reason)}`)
    this.part = part
  }
}

const IN_USE = /EADDRINUSE|address already in use/i

export type Supervisor = {
  /** Settles when every component has been ready once; fails with a reason when one will never be. */
  readonly ready: Promise<void>
  readonly readyOf: (name: string) => Promise<void>
  /** Those that have not been ready yet. */
  readonly pending: () => string[]
  readonly pidOf: (name: string) => number | undefined
  /** Stops a component and starts it again without waiting. */
  readonly restart: (name: string) => Promise<void>
  /** In reverse order; settles when all are over. */
  readonly stop: () => Promise<void>
  /** All at once, now. */
  readonly kill: () => void
}

export type SupervisorOptions = {
  readonly say: (name: string, message: string) => void
  /** Called whenever a component has become ready or has ended. */
  readonly changed?: () => void
  readonly delay?: (failures: number) => number
  /** The time after which the reader is shown what a component waits for. */
  readonly timeoutMs?: number
}

type Part = {
  readonly component: Component
  readonly ready: PromiseWithResolvers<void>
  wasReady: boolean
  isUp: boolean
  running?: Running | undefined
  /** Cuts short the pause before the next attempt. */
  hurry: AbortController
  restarting: boolean
  over: Promise<void>
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`

export const supervise = (components: readonly Component[], options: SupervisorOptions): Supervisor => {
  const { say, changed = () => {}, delay = backoff, timeoutMs = 60_000 } = options
  const stopping = new AbortController()
  const parts = new Map<string, Part>()

  const part = (name: string): Part => {
    const found = parts.get(name)
    if (!found) throw new Error(`There is no component ${name}.`)
    return found
  }

  const whenReady = (names: readonly string[]) => Promise.all(names.map((name) => part(name).ready.promise)).then(() => undefined)

  const failed = Promise.withResolvers<never>()

  /** What it may fail for once and not the next time. */
  const missesSomething = (names: readonly string[]) => !names.every((name) => part(name).isUp)

  /** One life of a component, and how it ended. */
  const live = async (current: Part) => {
    const { name } = current.component
    const running = current.component.launch()
    current.running = running
    const sayWaiting = () => say(name, `is not ready yet${running.waitsFor ? `: ${running.waitsFor()}` : ''}`)
    const waiting = setInterval(sayWaiting, timeoutMs)
    const early = await Promise.race([running.ready, running.ended])
    clearInterval(waiting)
    if (early === undefined) {
      current.wasReady = true
      current.isUp = true
      current.ready.resolve()
      changed()
    }
    const reason = early ?? (await running.ended)
    current.running = undefined
    current.isUp = false
    changed()
    return { reason, isHopeless: running.isHopeless?.() ?? false }
  }

  const keep = async (current: Part): Promise<void> => {
    const { name, needs } = current.component
    const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve(), { once: true }))
    await Promise.race([whenReady(needs), stopped])
    let failures = 0
    /** Those in a row, before it was ever ready, that happened in the same way. */
    let alike: string[] = []
    while (!stopping.signal.aborted) {
      const begun = performance.now()
      const { reason, isHopeless } = await live(current)
      if (stopping.signal.aborted) return
      if (current.restarting) {
        current.restarting = false
        failures = 0
        alike = []
        continue
      }
      if (!current.wasReady) {
        if (isHopeless) return failed.reject(new Error(reason))
        if (IN_USE.test(reason)) return failed.reject(new PortTaken(name, reason))
        if (!missesSomething(needs)) alike = [...alike.filter((other) => sameFailure(other, reason)), reason]
        if (alike.length === ENOUGH) {
          say(name, `ended: ${reason}`)
          return failed.reject(new Error(`Debut cannot start: ${name} failed ${ENOUGH} times in the same way: ${inOneSentence(reason)}`))
        }
      }
      failures = performance.now() - begun > STEADY_MS ? 1 : failures + 1
      const wait = delay(failures)
      const again = failures > 1 ? ` (attempt ${failures + 1})` : ''
      say(name, `ended: ${reason}\nIt starts again in ${seconds(wait)}${again}.`)
      current.hurry = new AbortController()
      await pause(wait, undefined, { signal: AbortSignal.any([stopping.signal, current.hurry.signal]) }).catch(() => undefined)
      if (current.hurry.signal.aborted) alike = []
    }
  }

  for (const component of components) {
    parts.set(component.name, {
      component,
      ready: Promise.withResolvers(),
      wasReady: false,
      isUp: false,
      hurry: new AbortController(),
      restarting: false,
      over: Promise.resolve(),
    })
  }
  for (const current of parts.values()) current.over = keep(current)

  const dependents = (name: string) =>
    [...parts.values()].filter(({ component }) => component.needs.includes(name) || component.uses?.includes(name))

  const stops = new Map<string, Promise<void>>()
  const stopPart = (current: Part): Promise<void> => {
    const { name } = current.component
    const already = stops.get(name)
    if (already) return already
    const stop = (async () => {
      await Promise.all(dependents(name).map(stopPart))
      await current.running?.stop()
      await current.over
    })()
    stops.set(name, stop)
    return stop
  }

  const ready = Promise.race([failed.promise, whenReady([...parts.keys()])])
  // For a caller that does not listen, it stands in what was said.
  ready.catch(() => {})

  return {
    ready,
    readyOf: (name) => part(name).ready.promise,
    pending: () => [...parts.values()].filter(({ wasReady }) => !wasReady).map(({ component }) => component.name),
    pidOf: (name) => part(name).running?.pid,
    restart: async (name) => {
      const current = part(name)
      if (!current.running) return current.hurry.abort()
      current.restarting = true
      await current.running.stop()
    },
    stop: async () => {
      stopping.abort()
      await Promise.all([...parts.values()].map(stopPart))
    },
    kill: () => {
      stopping.abort()
      for (const { running } of parts.values()) running?.kill()
    },
  }
}
