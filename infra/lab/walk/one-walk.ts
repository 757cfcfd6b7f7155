import { clockShift } from '@debut/stack/clock-shift.ts'
import type { StackFile } from '@debut/stack/stack-file.ts'
import { shiftClock } from '@debut/testing/shift-clock.ts'
import { anAddress } from '@debut/client/e2e/testing/visitor.ts'
import type { Browser } from 'playwright-core'
import { Random } from '../faults/random.ts'
import { listenForComplaints } from './complaints.ts'
import { leadsToPricing, recovers, responds, wordsOf } from './health.ts'
import { takeNetwork } from './network.ts'
import { type Chosen, chooseOn } from './offered.ts'
import type { Step, Walk } from './plan.ts'
import { tieHands } from './tied-hands.ts'
import { becomeRole } from './walkers.ts'

/** An element that is covered or removed is left alone after this long. */
const CLICK_MS = 1_500
const LOAD_MS = 15_000
const PRICING_EVERY = 20
/** In the list of addresses; a walk of a maker has a tool of its own instead. */
const TOOL_OF_MAKER = 'harbor-department'

const TYPED = [
  'harbor',
  'quixotically',
  'https://harbor.example',
  '42',
  'walker@debut.local',
  '“ÄÖÜ” <b>&amp;</b> 🚀 שלום',
  'a stage of their own',
  '',
  'word '.repeat(80).trim(),
] as const

export interface Failure {
  readonly what: string
  readonly step: number
}

export interface Walked {
  readonly walk: Walk
  readonly clicks: number
  readonly pages: ReadonlySet<string>
  readonly steps: readonly string[]
  readonly failures: readonly Failure[]
  readonly ms: number
}

interface Surroundings {
  readonly browser: Browser
  readonly stack: StackFile
  /** Tells the members of one run from those of another on the same product. */
  readonly run: string
  /** Whether others look at the product meanwhile, so that nothing of theirs may change. */
  readonly isShared?: boolean
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Whatever came of it: the next look at the page says whether it is well. */
const tried = (action: Promise<unknown>): Promise<boolean> =>
  action.then(
    () => true,
    () => false,
  )

export const walkOnce = async (walk: Walk, { browser, stack, run, isShared = false }: Surroundings): Promise<Walked> => {
  const begun = Date.now()
  const home = stack.edge.url
  const { origin } = new URL(home)
  const steps: string[] = []
  const failures: Failure[] = []
  const pages = new Set<string>()
  let clicks = 0
  let ownTool: string | undefined
  const fail = (what: string) => {
    const known = failures.some((failure) => failure.what === what)
    if (!known) failures.push({ what, step: steps.length })
  }

  const context = await browser.newContext({
    viewport: { width: walk.width, height: 860 },
    reducedMotion: 'reduce',
    acceptDownloads: false,
    extraHTTPHeaders: { 'x-forwarded-for': anAddress() },
  })
  await shiftClock(context, clockShift())
  const network = await takeNetwork(context, origin)
  if (isShared) await tieHands(context, network)
  listenForComplaints(context, network, fail)
  let page = await context.newPage()
  let latest = home
  // A way out in a new tab is not taken.
  context.on('page', (opened) => {
    void opened.opener().then((opener) => opener && tried(opened.close()))
  })

  const noteStep = (what: string) => steps.push(what)
  const isOnSite = () => page.url().startsWith(`${origin}/`)

  /** What the browser shows where a document did not come. */
  const isNoPage = () => /^(about:blank|chrome-error:)/.test(page.url())

  const goTo = async (path: string) => {
    await network.whenBack()
    await tried(page.goto(new URL(path, home).href, { waitUntil: 'commit', timeout: LOAD_MS }))
  }

  /** Types, chooses or clicks. */
  const use = async ({ element, kind, key }: Chosen, { isDouble, seed }: Step): Promise<string> => {
    const random = new Random(`${seed}/used`)
    const timeout = CLICK_MS
    if (kind === 'text') {
      const text = random.pick(TYPED)
      const sends = random.chance(0.4)
      const worked =
        (await tried(element.fill(text, { timeout }))) && (!sends || (await tried(element.press('Enter', { timeout, noWaitAfter: true }))))
      return `typed ${JSON.stringify(text.slice(0, 24))} into ${key}${sends ? ' and pressed Enter' : ''}${worked ? '' : ' (could not)'}`
    }
    if (kind === 'select') {
      const count = await element.evaluate((select) => select.querySelectorAll('option').length).catch(() => 0)
      const index = random.below(Math.max(count, 1))
      const worked = await tried(element.selectOption({ index }, { timeout }))
      return `chose option ${index} of ${key}${worked ? '' : ' (could not)'}`
    }
    const worked = await tried(isDouble ? element.dblclick({ timeout, noWaitAfter: true }) : element.click({ timeout, noWaitAfter: true }))
    return `clicked ${isDouble ? 'twice ' : ''}${key}${worked ? '' : ' (could not)'}`
  }

  const signOutElsewhere = async () => {
    await network.whenBack()
    const other = await context.newPage()
    await tried(other.goto(home, { timeout: LOAD_MS }))
    await tried(other.waitForFunction(() => document.documentElement.dataset['awake'] !== undefined, undefined, { timeout: LOAD_MS }))
    network.noteEndedSession()
    const signedOut =
      (await tried(other.getByRole('button', { name: /^Your account/ }).click({ timeout: 5_000 }))) &&
      (await tried(other.getByRole('menuitem', { name: 'Sign out' }).click({ timeout: 5_000 })))
    network.noteEndedSession()
    if (signedOut) await sleep(300)
    await other.close()
    return signedOut ? 'signed out in another tab' : 'found no way to sign out in another tab'
  }

  const takeStep = async (step: Step, index: number) => {
    if (step.event === 'deployment') {
      await network.whenBack()
      network.deploy(page)
      noteStep('a deployment removed the files of this page’s build')
    }
    if (step.event === 'sign-out-elsewhere') noteStep(await signOutElsewhere())
    if (step.address !== undefined) {
      const path = ownTool === undefined ? step.address : step.address.replace(TOOL_OF_MAKER, ownTool)
      noteStep(`typed ${path}`)
      await goTo(path)
    } else {
      if (!isOnSite()) await goTo(new URL(latest).pathname)
      if (step.offlineMs !== undefined) await network.lose(step.offlineMs)
      const chosen = await chooseOn(page, step.seed, pages).catch(() => undefined)
      const offline = step.offlineMs === undefined ? '' : `, offline for ${step.offlineMs} ms`
      noteStep(chosen === undefined ? `found nothing to click${offline}` : `${await use(chosen, step)}${offline}`)
      clicks += 1
    }
    if (step.goesBack && index > 0) {
      noteStep('went back while it loaded')
      await tried(page.evaluate('history.length > 2 && history.back()'))
    }
    await sleep(step.pauseMs)
  }

  const look = async (index: number) => {
    if (isNoPage()) return
    if (!(await responds(page))) {
      fail(`The page at ${page.url()} does not respond`)
      await tried(page.close({ runBeforeUnload: false }))
      page = await context.newPage()
      return
    }
    if (isNoPage()) return
    if (!isOnSite()) return fail(`The robot left the site for ${page.url()}`)
    latest = page.url()
    pages.add(new URL(latest).pathname)
    if (!(await recovers(page, network))) fail(`${latest} goes on showing the error page while online: ${await wordsOf(page)}`)
    if ((index + 1) % PRICING_EVERY !== 0 && index + 1 !== walk.steps.length) return
    await network.whenBack()
    if (!isOnSite()) return
    noteStep('clicked Pricing, to see whether links still work')
    const from = page.url()
    if (!(await leadsToPricing(page))) fail(`The link “Pricing” on ${from} leads to ${page.url()}`)
  }

  try {
    const random = new Random(walk.seed)
    ownTool = await becomeRole({ role: walk.role, username: `walk-${run}-${walk.number}`, random }, stack, context)
    for (const [index, step] of walk.steps.entries()) {
      await takeStep(step, index)
      await look(index)
    }
    await network.whenBack()
    await sleep(200)
  } catch (error) {
    fail(`The walk could not go on: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    await network.whenBack().catch(() => undefined)
    await context.close()
  }
  return { walk, clicks, pages, steps, failures, ms: Date.now() - begun }
}
