import type { WholeListing } from '@debut/events/tools/listing-answers.ts'
import { longMonthName } from '../../../lib/clock/day-words.ts'
import { products } from '../../../ui/grouped.ts'
import type { AskedListing } from './asked-listing.ts'

/** What a category is for, in a sentence. */
export const ABOUT: Readonly<Record<string, string>> = {
  development: 'What people who write software build for each other: from the first line to the thing that runs at night.',
  design: 'Tools that makers of interfaces, type and pictures build for each other.',
  marketing: 'For everybody who has something to say, and wants the right people to hear it.',
  business: 'What keeps the lights on: money, customers, contracts and the plan for the week.',
  'personal-life': 'For the hours that are your own: home, health, learning, travel and rest.',
}

export const categoryName = (name: string): string => {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** "November 2026", where the listing is of a period. */
const periodOf = ({ year, month }: Pick<AskedListing, 'year' | 'month'>): string | undefined =>
  year === undefined ? undefined : `${month === undefined ? '' : `${longMonthName(month)} `}${year}`

/** `shown` is what the listing's tag is called. */
export const headingOf = (asked: AskedListing, shown: string = asked.name): string => {
  const period = periodOf(asked)
  if (asked.home === 'categories') return `${categoryName(asked.name)}${period === undefined ? '' : ` in ${period}`}`
  if (asked.home === 'tags') return `#${shown}`
  return `Best #${shown} products${period === undefined ? '' : ` of ${period}`}`
}

/** What stands below the heading. */
export const introOf = (
  { home, name, ...asked }: AskedListing,
  { all, total, tools: [first], shownName = name }: Pick<WholeListing, 'all' | 'total' | 'tools' | 'shownName'>,
): string => {
  if (home === 'categories') return `${ABOUT[name] ?? ''} ${all === 0 ? 'None has launched here yet.' : `${products(all)} launched here.`}`
  if (home === 'tags')
    return `${products(all)} that makers filed under ${shownName}. The order is that of their launch days, once those are closed.`
  if (total === 0 || first === undefined) return `No product filed under ${shownName} was launched in this time.`
  const period = periodOf(asked)
  const launched = period === undefined ? '' : ` that ${total === 1 ? 'was' : 'were'} launched in ${period}`
  return `${products(total)} filed under ${shownName}${launched}, by the votes of their launch days, which anybody can recount.`
}
