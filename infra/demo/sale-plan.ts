import { addDays, type Day } from '@debut/events/kernel/days.ts'
import type { SaleTerms } from '@debut/events/tools/tool-card.ts'
import { midnightOf } from './demo-days.ts'
import type { PlannedLaunch, PlannedTool } from './launch-plan.ts'
import { type Random, randomOf } from './random.ts'

export interface PlannedSale {
  readonly tool: PlannedTool
  readonly terms: SaleTerms
  readonly at: number
}

const FOR_SALE = 30
/** A tool that has just launched is not put up for sale. */
const OLD_ENOUGH = 150
const PUT_UP_WITHIN = 120
const DAY = 86_400_000
/** Most ask in dollars. */
const CURRENCIES = ['USD', 'USD', 'USD', 'EUR', 'GBP'] as const satisfies SaleTerms['currency'][]

/** Some of the older tools, whose makers have turned to something else. */
export const planSales = (seed: string, today: Day, launches: readonly PlannedLaunch[]): PlannedSale[] => {
  const random = randomOf(`${seed} sales`)
  const oldest = addDays(today, -OLD_ENOUGH)
  const old = [...new Set(launches.filter(({ boardDate }) => boardDate < oldest).map(({ tool }) => tool))]
  return Array.from({ length: FOR_SALE }, () => {
    const [tool] = old.splice(random.below(old.length), 1)
    const at = Math.floor(midnightOf(today) - (1 + random.next() * PUT_UP_WITHIN) * DAY)
    return tool === undefined ? [] : { tool, terms: termsOf(tool, random), at }
  }).flat()
}

/** What costs nothing earns nothing; what is sold earns between a coffee and a salary a month. */
const termsOf = ({ card: { pricing } }: PlannedTool, random: Random): SaleTerms => {
  const currency = random.pick(CURRENCIES)
  const isQuiet = random.chance(0.2)
  if (pricing === 'free' || isQuiet)
    return {
      askCents: roundly(600 + 5_400 * random.next() ** 2),
      currency,
      ttmRevenueCents: pricing === 'free' ? 0 : null,
      ttmProfitCents: null,
    }
  const revenue = 1_200 * Math.exp(2 + random.normal())
  const profit = revenue * (0.25 + 0.5 * random.next())
  const ask = Math.max(900, profit * (2 + 2.5 * random.next()))
  return { askCents: roundly(ask), currency, ttmRevenueCents: roundly(revenue), ttmProfitCents: roundly(profit) }
}

/** In cents, to two figures, as people name a price. */
const roundly = (amount: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1)
  return Math.round(amount / step) * step * 100
}
