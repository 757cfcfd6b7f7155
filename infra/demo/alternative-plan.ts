import type { Other, RejectReason } from '@debut/events/alternatives/alternative-form.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { productSlugOf } from '@debut/command-service/alternatives/product-slug.ts'
import { midnightOf } from './demo-days.ts'
import { type KnownProduct, knownProducts } from './known-products.ts'
import type { PlannedLaunch, PlannedTool } from './launch-plan.ts'
import type { DemoPerson } from './people.ts'
import { type Random, randomOf } from './random.ts'

export interface PlannedAlternative {
  readonly tool: PlannedTool
  readonly other: Other
  readonly by: DemoPerson
  readonly at: number
  /** Undefined while no admin has decided it. */
  readonly decided?: { readonly at: number; readonly reason: RejectReason | null }
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
const [LEAST_OF_PRODUCT, MOST_OF_PRODUCT] = [4, 11]
/** The first of the list is what everybody compares with. */
const OF_THE_FIRST = 30
const PAIRS_OF_TOOLS = 70
const [LEAST_OF_TOOL, MOST_OF_TOOL] = [3, 6]
const TURNED_DOWN: readonly RejectReason[] = ['not-alike', 'duplicate']
/** How many hours before today those were proposed that wait, by their place from the end. */
const WAITING: ReadonlyMap<number, number> = new Map([
  [1, 52],
  [12, 27],
  [110, 6],
])

interface Launched {
  readonly tool: PlannedTool
  readonly at: number
}

/** What members say can stand in for what; an admin looks at it a day later. The newest wait. */
export const planAlternatives = (
  seed: string,
  today: Day,
  people: readonly DemoPerson[],
  launches: readonly PlannedLaunch[],
): PlannedAlternative[] => {
  const random = randomOf(`${seed} alternatives`)
  const latest = midnightOf(today) - 4 * DAY
  const all = launchedBefore(latest, launches)
  const pairs = [...knownProducts.flatMap((product, index) => toProduct(product, index, all, random)), ...pairsOfTools(all, random)]
  const early = (after: number) => Math.min(after + DAY * (1 + random.next() * 60), latest - random.next() * 20 * DAY)
  return pairs.flatMap(({ tool, other, after }, index) => {
    const waits = WAITING.get(pairs.length - index)
    const at = Math.floor(waits === undefined ? Math.max(after + HOUR, early(after)) : midnightOf(today) - waits * HOUR)
    const by = somebodyAt(at, today, people, random)
    if (by === undefined) return []
    const reason = TURNED_DOWN[pairs.length - index - 2] ?? null
    return [
      { tool, other, by, at, ...(waits === undefined && { decided: { at: Math.floor(at + HOUR * (2 + random.next() * 30)), reason } }) },
    ]
  })
}

const launchedBefore = (latest: number, launches: readonly PlannedLaunch[]): Launched[] => {
  const first = new Map<PlannedTool, number>()
  for (const { tool, boardDate } of launches) {
    const at = Math.max(midnightOf(boardDate), tool.listedAt)
    if (at < latest) first.set(tool, Math.min(at, first.get(tool) ?? at))
  }
  return [...first].map(([tool, at]) => ({ tool, at }))
}

interface Pair {
  readonly tool: PlannedTool
  readonly other: Other
  /** Both sides were launched by then. */
  readonly after: number
}

const toProduct = ({ name, url, categories, tags }: KnownProduct, index: number, all: readonly Launched[], random: Random): Pair[] => {
  const slug = productSlugOf(name)
  if (slug === undefined) throw new Error(`no address can be made of ${name}`)
  const fitting = all.filter(({ tool: { card } }) => categories.includes(card.category) && card.tags.some((tag) => tags.includes(tag)))
  const count = index === 0 ? OF_THE_FIRST : LEAST_OF_PRODUCT + random.below(MOST_OF_PRODUCT - LEAST_OF_PRODUCT)
  return someOf(fitting, count, random).map(({ tool, at }) => ({ tool, after: at, other: { kind: 'product', slug, name, url } }))
}

/** Two that are filed under the same things. */
const pairsOfTools = (all: readonly Launched[], random: Random): Pair[] => {
  const alike = (one: Launched, other: Launched) =>
    one.tool !== other.tool &&
    one.tool.card.category === other.tool.card.category &&
    one.tool.card.tags.filter((tag) => other.tool.card.tags.includes(tag)).length > 1
  const seen = new Set<string>()
  return someOf(all, all.length, random).flatMap((one) => {
    if (seen.size >= PAIRS_OF_TOOLS) return []
    const others = someOf(
      all.filter((each) => alike(one, each)),
      LEAST_OF_TOOL + random.below(MOST_OF_TOOL - LEAST_OF_TOOL + 1),
      random,
    )
    // One with fewer makes no page that is worth finding.
    if (others.length < LEAST_OF_TOOL) return []
    return others.flatMap((other): Pair[] => {
      const names = [one.tool.toolId, other.tool.toolId].toSorted().join(' ')
      if (seen.has(names)) return []
      seen.add(names)
      return [{ tool: one.tool, after: Math.max(one.at, other.at), other: { kind: 'tool', toolId: other.tool.toolId } }]
    })
  })
}

const someOf = <Item>(items: readonly Item[], count: number, random: Random): Item[] =>
  items
    .map((item) => ({ item, place: random.next() }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ item }) => item)

/** Of those who were members by then, without the accounts that a reader can sign in as. */
const somebodyAt = (at: number, today: Day, people: readonly DemoPerson[], random: Random): DemoPerson | undefined => {
  const daysAgo = (midnightOf(today) - at) / DAY
  const there = people.filter(({ joinedDaysAgo, isRegular, username }) => isRegular && joinedDaysAgo > daysAgo + 1 && username !== 'maker')
  return there[random.below(there.length)]
}
