import { addDays, type Day } from '@debut/events/kernel/days.ts'
import { FREE_SLOTS, PAID_SLOTS } from '@debut/events/launches/launch-numbers.ts'
import { type Lane, LaunchId } from '@debut/events/tools/launch-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import type { z } from 'zod'
import { HISTORY_DAYS, midnightOf, RECENT_DAYS } from './demo-days.ts'
import type { DemoPerson } from './people.ts'
import { type Random, randomOf } from './random.ts'
import { productPool } from './products/product-pool.ts'
import type { Product } from './products/read-products.ts'
import type { ToolCard } from '@debut/events/tools/tool-card.ts'
import { cardOf } from './tool-cards.ts'
import { ulidAt } from './ulid-at.ts'

export interface PlannedTool {
  readonly toolId: ToolId
  readonly card: ToolCard
  readonly owner: DemoPerson
  readonly otherMakers: readonly DemoPerson[]
  readonly listedAt: number
}

export interface PlannedLaunch {
  readonly launchId: LaunchId
  readonly tool: PlannedTool
  readonly boardDate: Day
  readonly lane: z.output<typeof Lane>
  readonly scheduledAt: number
}

const HISTORY_TOOLS = 980
const HISTORY_RELAUNCHES = 100
const RECENT_TOOLS = 88
const LEAST_RECENT = 7
export const TODAYS_TOOLS = 12
const DAYS_AHEAD = 7
const [LEAST_AHEAD, MOST_AHEAD] = [3, 5]
/** Of the pool, the world of three years has taken so many at least. */
export const WORLDS_TOOLS = HISTORY_TOOLS + RECENT_TOOLS + TODAYS_TOOLS + DAYS_AHEAD * LEAST_AHEAD - 5
/** A tool may launch again for nothing after so many days. */
const RELAUNCH_AFTER = 180
/** When the maker whom anybody can sign in as launches what; today with others beside it. */
const MAKERS_PRODUCTS: ReadonlyMap<number, string> = new Map([
  [-400, 'two-ovens'],
  [-230, 'cratewright'],
  [-96, 'hatch-and-ramp'],
  [-31, 'quiet-beacon'],
  [0, 'harbor-department'],
])

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What is launched on which day, and when that was settled. */
export const planLaunches = (seed: string, today: Day, people: readonly DemoPerson[]): PlannedLaunch[] => {
  const random = randomOf(`${seed} launches`)
  const products = new Map(productPool(seed).map((product) => [product.slug as string, product]))
  const makersOwn = new Set(MAKERS_PRODUCTS.values())
  const others = [...products.values()].filter(({ slug }) => !makersOwn.has(slug)).values()
  const now = midnightOf(today)
  const tools: { readonly tool: PlannedTool; last: number }[] = []

  const newTool = (scheduledAt: number, offset: number, maker?: DemoPerson): PlannedTool => {
    const listedAt = scheduledAt - (2 + random.below(40)) * MINUTE
    const makers = makersOf(people, (now - listedAt) / DAY, random)
    const [owner = makers[0], ...otherMakers] = [...new Set(maker === undefined ? makers : [maker, ...makers])]
    const product = maker === undefined ? others.next().value : products.get(MAKERS_PRODUCTS.get(offset) ?? '')
    const tool = { toolId: ToolId.parse(ulidAt(listedAt, random)), card: cardOf(known(product)), owner, otherMakers, listedAt }
    tools.push({ tool, last: offset })
    return tool
  }

  const oldTool = (scheduledAt: number, offset: number): PlannedTool | undefined => {
    const rested = tools.filter(({ tool, last }) => offset - last >= RELAUNCH_AFTER && tool.listedAt < scheduledAt)
    const old = rested[random.below(rested.length)]
    if (old !== undefined) old.last = offset
    return old?.tool
  }

  const dayOf = (offset: number, fresh: number, again: number): PlannedLaunch[] => {
    const boardDate = addDays(today, offset)
    // Slots of days ahead have been assigned by now.
    const latest = Math.min(midnightOf(boardDate), now) - 12 * HOUR
    const maker = MAKERS_PRODUCTS.has(offset) ? people.find(({ username }) => username === 'maker') : undefined
    const count = maker === undefined ? fresh : Math.max(1, fresh)
    let paidEarly = PAID_SLOTS - Math.max(0, count + again - FREE_SLOTS)
    return Array.from({ length: count + again }, (_, index) => {
      const scheduledAt = Math.floor(latest - random.next() ** 2 * 16 * DAY - random.next() * 10 * HOUR)
      const isPaid = index >= FREE_SLOTS || (index >= 3 && random.chance(0.15) && paidEarly-- > 0)
      const tool = index < count ? newTool(scheduledAt, offset, index === 0 ? maker : undefined) : oldTool(scheduledAt, offset)
      if (tool === undefined) return []
      const launchId = LaunchId.parse(ulidAt(scheduledAt, random))
      return { launchId, tool, boardDate, lane: isPaid ? 'paid' : 'free', scheduledAt } as const
    }).flat()
  }

  const first = 1 - HISTORY_DAYS - RECENT_DAYS
  const again = countsOver(HISTORY_DAYS, HISTORY_RELAUNCHES, 0, random)
  return [
    ...countsOver(HISTORY_DAYS, HISTORY_TOOLS, 0, random).flatMap((count, index) => dayOf(first + index, count, again[index] ?? 0)),
    ...countsOver(RECENT_DAYS - 1, RECENT_TOOLS, LEAST_RECENT, random).flatMap((count, index) => dayOf(1 - RECENT_DAYS + index, count, 0)),
    ...dayOf(0, TODAYS_TOOLS, 0),
    ...Array.from({ length: DAYS_AHEAD }, (_, index) =>
      dayOf(index + 1, LEAST_AHEAD + random.below(MOST_AHEAD - LEAST_AHEAD + 1), 0),
    ).flat(),
  ]
}

const known = (product: Product | undefined): Product => {
  if (product === undefined) throw new Error('there is no such product, or none left')
  return product
}

/** So many over so many days, none with less than the least or with more than there is room for. */
const countsOver = (days: number, total: number, least: number, random: Random): number[] => {
  const counts = Array.from({ length: days }, () => least)
  for (let left = total - least * days; left > 0;) {
    const day = random.below(days)
    const count = counts[day] ?? 0
    if (count >= FREE_SLOTS + PAID_SLOTS - 2) continue
    counts[day] = count + 1
    left--
  }
  return counts
}

/** Mostly one; among those who were members by then. */
const makersOf = (people: readonly DemoPerson[], daysAgo: number, random: Random): [DemoPerson, ...DemoPerson[]] => {
  const makers = people.filter(({ makes, joinedDaysAgo }) => makes > 0 && joinedDaysAgo > daysAgo + 1)
  const weights = makers.map(({ makes }) => makes)
  const one = () => {
    const maker = makers[random.weighted(weights)]
    if (maker === undefined) throw new Error('there was no maker yet')
    return maker
  }
  return [one(), ...Array.from({ length: random.weighted([14, 4, 1]) }, one)]
}
