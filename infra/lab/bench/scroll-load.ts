import type { Page } from 'playwright-core'
import { launchBrowser } from '@debut/stack/browser.ts'
import { inOwnProcess } from './own-process.ts'
import { percentile } from './percentile.ts'

interface Visit {
  readonly url: string
  /** So often the reader goes on to the next page of comments. */
  readonly turns: number
}

/** The medians of some rounds. */
interface Scrolled {
  readonly longest: number
  /** Of all frames, those of more than 50 ms, in percent. */
  readonly long: number
  /** Of the page’s own scripts, the longest. */
  readonly longestTask: number
}

const PAGES = 'nav[aria-label^="Pages of"]'

/** From the top to the end, a part of the window with each frame. */
const SCROLL = `new Promise((resolve) => {
  scrollTo(0, 0)
  const tasks = []
  const watch = new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) tasks.push(duration) })
  watch.observe({ type: 'longtask' })
  const frames = []
  let before
  const step = (now) => {
    if (before !== undefined) frames.push(now - before)
    before = now
    const end = document.documentElement.scrollHeight - innerHeight
    if (scrollY >= end - 1) return setTimeout(() => resolve({ frames, tasks }), 100)
    scrollBy({ top: 60, behavior: 'instant' })
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
})`

/** The text alone, as the limit: what the machine makes of scrolling it. */
const PLAIN = `
  const text = document.querySelector('main').innerText
  const height = document.documentElement.scrollHeight
  document.documentElement.innerHTML = '<body></body>'
  const plain = document.createElement('pre')
  plain.style.minHeight = height + 'px'
  plain.textContent = text
  document.body.append(plain)`

/** A reader who goes on through a few pages of a thread and then scrolls through one; and the same over its bare text. */
export const scrollLoad = inOwnProcess(import.meta, async ({ url, turns }: Visit): Promise<{ thread: Scrolled; plain: Scrolled }> => {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 860 } })
    await page.goto(url, { waitUntil: 'load' })
    for (let turn = 1; turn <= turns; turn++) {
      await page.locator(`${PAGES} a[rel="next"]`).click()
      await page.locator(`${PAGES} a[aria-current="page"][aria-label="Page ${turn + 1}"]`).waitFor()
    }
    await page.waitForLoadState('networkidle')
    const thread = await scrolled(page)
    await page.evaluate(PLAIN)
    return { thread, plain: await scrolled(page) }
  } finally {
    await browser.close()
  }
})

const LONG_MS = 50

/** A busy moment of the machine is one round of them. */
const ROUNDS = 3

const scrolled = async (page: Page): Promise<Scrolled> => {
  const rounds: Scrolled[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const { frames, tasks } = await page.evaluate<{ frames: number[]; tasks: number[] }>(SCROLL)
    const long = frames.filter((each) => each > LONG_MS).length
    rounds.push({ longest: Math.max(0, ...frames), long: (100 * long) / frames.length, longestTask: Math.max(0, ...tasks) })
  }
  const median = (of: (round: Scrolled) => number) => percentile(rounds.map(of), 0.5)
  return {
    longest: median(({ longest }) => longest),
    long: median(({ long }) => long),
    longestTask: median(({ longestTask }) => longestTask),
  }
}
