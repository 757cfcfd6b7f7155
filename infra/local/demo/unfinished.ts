import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { stopLeftover } from '../postgres/leftover.ts'
import type { Component } from '../supervisor/component.ts'

/** Stands beside the event store's folder as long as the demo world in it is not whole. */
export const unfinishedMark = (eventStore: string): string => `${eventStore}.unfinished`

/** A making that was cut off is begun anew: half a world, and what was read out of it, go. Nobody could sign in to it yet. */
export const clearUnfinished = async (dataDir: string, eventStore: string): Promise<void> => {
  const mark = unfinishedMark(eventStore)
  if (!existsSync(mark)) return
  const postgres = join(dataDir, 'postgres')
  await stopLeftover(postgres)
  for (const folder of [eventStore, postgres]) rmSync(folder, { recursive: true, force: true })
  rmSync(mark)
}

const LOOK_MS = 40

/** Ready once the world is whole. */
export const wholeWorld = (eventStore: string): Component => ({
  name: 'demo-world',
  needs: ['event-store'],
  launch: () => {
    const over = new AbortController()
    const ended = Promise.withResolvers<string>()
    const ready = (async () => {
      while (existsSync(unfinishedMark(eventStore))) await pause(LOOK_MS, undefined, { signal: over.signal })
    })()
    const end = (reason: string) => {
      over.abort()
      ended.resolve(reason)
    }
    return {
      ready: ready.catch(() => new Promise<void>(() => {})),
      ended: ended.promise,
      waitsFor: () => 'it is still being made',
      stop: async () => end('stopped'),
      kill: () => end('killed'),
    }
  },
})
