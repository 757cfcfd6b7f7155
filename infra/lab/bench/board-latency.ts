import { setTimeout as delay } from 'node:timers/promises'
import { inOwnProcess } from './own-process.ts'
import { percentile } from './percentile.ts'

const READS = 300
const WARM_UP = 20
/** Of so many launches, however short the history. */
const FULL_PAGE = 20
const PAGES = 15

/** Boards that were never asked for before, one after the other: what a reader waits when nothing is remembered. */
export const boardLatency = inOwnProcess(import.meta, async ({ url }: { url: string }) => {
  const taken: number[] = []
  for (let read = 0; read < READS; read++) {
    const begun = performance.now()
    const response = await fetch(`${url}&limit=${FULL_PAGE + (read % PAGES)}&offset=${Math.floor(read / PAGES)}`)
    if (!response.ok) throw new Error(`a board was answered ${response.status}`)
    await response.arrayBuffer()
    taken.push(performance.now() - begun)
    await delay(1)
  }
  const measured = taken.slice(WARM_UP)
  return { p50: percentile(measured, 0.5), p99: percentile(measured, 0.99) }
})
