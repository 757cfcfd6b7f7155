import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { launchBrowser } from '@debut/stack/browser.ts'
import { inOwnProcess } from './own-process.ts'

interface Visit {
  readonly url: string
  /** Slow 4G and a processor four times slower. */
  readonly throttled: boolean
  /** How long the page is watched once it is loaded. */
  readonly watchedMs: number
}

export interface Seen {
  readonly largestPaintMs: number
  readonly layoutShift: number
  readonly longTasks: readonly number[]
  /** How often the page was drawn anew. */
  readonly changes: number
  /** Of all scripts that came before anybody touched anything. */
  readonly scriptBytesGzip: number
}

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }
const SLOWER = 4

const WATCH = `
  window.seen = { paint: 0, shift: 0, tasks: [], changes: 0 };
  addEventListener('load', () => new MutationObserver(() => { window.seen.changes += 1 }).observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true }));
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.seen.paint = entry.startTime }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.seen.shift += entry.value }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.seen.tasks.push(entry.duration) }).observe({ type: 'longtask' });`

/** One visit in a real browser; what it says of itself. */
export const browserLoad = inOwnProcess(import.meta, async ({ url, throttled, watchedMs }: Visit): Promise<Seen> => {
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ viewport: throttled ? { width: 390, height: 844 } : { width: 1280, height: 860 } })
    const page = await context.newPage()
    await page.addInitScript(WATCH)
    if (throttled) await slowDown(page)
    const scripts = new Set<string>()
    page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()))
    await page.goto(url, { waitUntil: 'load' })
    // What starting costs is not what living costs.
    if (!throttled) await delay(2_000)
    if (!throttled) await page.evaluate('window.seen.tasks.length = window.seen.changes = 0')
    await delay(watchedMs)
    const { paint, shift, tasks, changes } = await page.evaluate<{ paint: number; shift: number; tasks: number[]; changes: number }>(
      'window.seen',
    )
    const sizes = await Promise.all([...scripts].map(gzipSize))
    return {
      largestPaintMs: paint,
      layoutShift: shift,
      longTasks: tasks,
      changes,
      scriptBytesGzip: sizes.reduce((sum, size) => sum + size, 0),
    }
  } finally {
    await browser.close()
  }
})

const slowDown = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

const gzipSize = async (url: string): Promise<number> => {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
  const length = response.headers.get('content-length')
  if (length === null) throw new Error(`${url} does not say how long it is`)
  return Number(length)
}
