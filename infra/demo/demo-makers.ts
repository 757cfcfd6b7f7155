import { claimsRoute } from '@debut/events/drafts/draft-routes.ts'
import { lineDaysRoute } from '@debut/events/launches/line/line-routes.ts'
import { ownToolsRoute } from '@debut/events/tools/own-tools-routes.ts'
import { setTimeout as delay } from 'node:timers/promises'
import { addDays, type Day } from '@debut/events/kernel/days.ts'
import { FREE_RELAUNCH_DAYS } from '@debut/events/launches/launch-numbers.ts'
import { LineDays } from '@debut/events/launches/line/line-answers.ts'
import { Claims } from '@debut/events/drafts/draft-answers.ts'
import { routeAddress } from '@debut/events/kernel/route-address.ts'
import { type OwnTool, OwnTools } from '@debut/events/tools/own-tools-answers.ts'
import { screensOf } from '@debut/query-service/drawings/screens/screen.ts'
import { mintAccessToken } from './access-token.ts'
import { type Maker, makerByHttp, Refused } from './maker-by-http.ts'
import { dayAt } from './demo-days.ts'
import { DEMO_SEED } from './demo-seed.ts'
import { WORLDS_TOOLS } from './launch-plan.ts'
import { type DemoPerson, demoPeople, isReaders } from './people.ts'
import { productPool } from './products/product-pool.ts'
import type { Product } from './products/read-products.ts'
import { whatChangedIn } from './products/what-changed.ts'
import { type Random, randomOf } from './random.ts'
import { cardOf } from './tool-cards.ts'

interface Options {
  readonly edgeUrl: string
  readonly signingKeysFile: string
  /** Before the first submits, and between two. */
  readonly pauses?: { readonly firstMs: number; readonly betweenMs: readonly [number, number] }
}

/** Days that are to be full by when they come. */
const DAYS_AHEAD = 7
const LEAST_A_DAY = 8
const MOST_A_DAY = 10
/** The page that a reader has opened comes first. */
const PAUSES = { firstMs: 20_000, betweenMs: [15_000, 60_000] } as const
/** Where everything is planned. */
const REST_MS = 300_000
const TRIES = 40

/** Makers who go on submitting what they have made, so that each day to come has its launches; by the calls that pages make. */
export const startDemoMakers = ({ edgeUrl, signingKeysFile, pauses = PAUSES }: Options): { close(): Promise<void> } => {
  const stopped = new AbortController()
  const { signal } = stopped
  const random = randomOf(`${DEMO_SEED} makers ${Date.now()}`)
  const people = demoPeople(DEMO_SEED).filter((person) => !isReaders(person))
  const waiting = productPool(DEMO_SEED).slice(WORLDS_TOOLS).values()

  const makerOf = (person: DemoPerson): Maker =>
    makerByHttp({
      edgeUrl,
      signal,
      token: () => mintAccessToken(person, { signingKeysFile, edgeUrl, now: Math.floor(Date.now() / 1_000) }),
    })
  const anybody = (): Maker => {
    const person = people[random.below(people.length)]
    if (person === undefined) throw new Error('the demo has no people')
    return makerOf(person)
  }

  /** Each has one launch at a time that waits or is scheduled. */
  const freeMaker = async (
    has: (tools: readonly OwnTool[]) => boolean = () => true,
  ): Promise<{ maker: Maker; tools: readonly OwnTool[] } | undefined> => {
    for (let tried = 0; tried < TRIES && !signal.aborted; tried++) {
      const maker = anybody()
      const { tools } = await maker.get(ownToolsRoute.path, OwnTools)
      const isWaiting = tools.some(({ launches }) => launches.some(({ state }) => state === 'queued' || state === 'scheduled'))
      if (!isWaiting && has(tools)) return { maker, tools }
    }
    return undefined
  }

  const isShort = async (): Promise<boolean> => {
    const { days } = await anybody().get(routeAddress(lineDaysRoute, { days: DAYS_AHEAD + 1 }), LineDays)
    return days.slice(1).some(({ day, free, paid }) => free + paid < launchesOn(day))
  }

  /** The next that is not in the directory, whatever was submitted before this start. */
  const nextProduct = async (): Promise<Product | undefined> => {
    for (const product of waiting) {
      const { slug } = await anybody().get(routeAddress(claimsRoute, { slug: product.slug }), Claims)
      if (slug === 'free') return product
    }
    return undefined
  }

  /** As a file of pixels, which is what makers send. */
  const drawn = async (width: number, path: string) => {
    const response = await fetch(new URL(`/_img/${width}x1${path}`, edgeUrl), { signal })
    if (!response.ok) throw new Error(`no picture at ${path}: ${response.status}`)
    return { bytes: await response.blob() }
  }

  const submit = async (product: Product): Promise<void> => {
    const { slug, name, tagline, url, category, pricing, tags, logo, description, openSource, repoUrl, deal } = cardOf(product)
    const written = {
      slug,
      name,
      tagline,
      url,
      category,
      pricing,
      tags,
      openSource,
      description: description ?? '',
      repoUrl: repoUrl ?? '',
    }
    const content = { ...written, deal: { text: deal?.text ?? '', code: deal?.code ?? '' } }
    const screens = await Promise.all(screensOf(slug).map(({ path }) => drawn(1280, path)))
    const free = await freeMaker()
    await free?.maker.submit({ content, logo: await drawn(640, logo), images: screens }, { join: true })
  }

  /** Everything was launched once: what rested long enough comes again, with what has changed. */
  const relaunch = async (): Promise<void> => {
    const today = dayAt(Date.now())
    const free = await freeMaker((tools) => tools.some((each) => hasRested(each, today)))
    const tool = free?.tools.find((each) => hasRested(each, today))
    if (tool !== undefined) await free?.maker.send('JoinLine', { toolId: tool.toolId, whatChanged: whatChangedIn(tool.name, random) })
  }

  const act = async (): Promise<'acted' | 'nothing to do'> => {
    if (!(await isShort())) return 'nothing to do'
    const product = await nextProduct()
    await (product === undefined ? relaunch() : submit(product))
    return 'acted'
  }

  const running = (async () => {
    let pause = pauses.firstMs
    for (;;) {
      await delay(pause, undefined, { signal, ref: false }).catch(() => undefined)
      if (signal.aborted) return
      // After a refusal, or where the service is unavailable, tries again later.
      const outcome = await act().catch((error: unknown) => (error instanceof Refused ? ('acted' as const) : ('nothing to do' as const)))
      pause = outcome === 'acted' ? pauseOf(pauses.betweenMs, random) : REST_MS
    }
  })()

  return {
    close: async () => {
      stopped.abort()
      await running
    },
  }
}

const pauseOf = ([least, most]: readonly [number, number], random: Random): number => least + random.next() * (most - least)

/** As many as the day was always going to have. */
const launchesOn = (day: Day): number => LEAST_A_DAY + randomOf(`${DEMO_SEED} launches on ${day}`).below(MOST_A_DAY - LEAST_A_DAY + 1)

const hasRested = ({ state, launches }: OwnTool, today: Day): boolean => {
  const [last] = launches
  return state === 'listed' && last?.state === 'closed' && last.boardDate !== null && last.boardDate <= addDays(today, -FREE_RELAUNCH_DAYS)
}
