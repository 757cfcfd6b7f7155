import type { KindQuery } from '../../../lib/page/kind-query.ts'
import type { WholeListing } from '@debut/events/tools/listing-answers.ts'
import { periodLabel } from '../../../lib/page/period-query.ts'
import { products } from '../../../ui/grouped.ts'
import type { ListingPageQuery } from './listing-page-query.ts'

/** What a category is for, in a sentence. */
export const ABOUT: Readonly<Record<string, string>> = {
  development: 'What people who write software build for each other: from the first line to the thing that runs at night.',
  design: 'Tools that makers of interfaces, type and pictures build for each other.',
  marketing: 'For everybody who has something to say, and wants to reach the right people.',
  business: 'What keeps the lights on: money, customers, contracts and the plan for the week.',
  'personal-life': 'For the hours that are your own: home, health, learning, travel and rest.',
}

export const categoryName = (name: string): string => {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `shown` is what the listing's tag is called. */
export const headingOf = (query: ListingPageQuery, shown: string = query.name): string => {
  const period = periodLabel(query)
  if (query.home === 'categories') return `${categoryName(query.name)}${period === undefined ? '' : ` in ${period}`}`
  if (query.home === 'tags') return `#${shown}`
  return `Best #${shown} products${period === undefined ? '' : ` of ${period}`}`
}

/** What stands below the heading. */
const isOfOneKind = ({ pricing, openSource, deal }: KindQuery) => [pricing, openSource, deal].some((chosen) => chosen !== undefined)

export const introOf = (
  { home, name, ...query }: ListingPageQuery,
  { all, total, tools: [first], shownName = name }: Pick<WholeListing, 'all' | 'total' | 'tools' | 'shownName'>,
): string => {
  const period = periodLabel(query)
  // What is counted is what is shown.
  const counted = isOfOneKind(query) ? `${products(total)} of this kind` : products(total)
  if (home === 'categories') {
    if (all === 0) return `${ABOUT[name] ?? ''} None has launched here yet.`
    return `${ABOUT[name] ?? ''} ${period === undefined ? `${products(all)} launched here.` : `${counted} launched here in ${period}.`}`
  }
  if (home === 'tags')
    return `${products(all)} that makers filed under ${shownName}. The order is that of their launch days, once those are closed.`
  if (total === 0 || first === undefined) return `No product filed under ${shownName} was launched in this time.`
  const launched = period === undefined ? '' : ` that ${total === 1 ? 'was' : 'were'} launched in ${period}`
  return `${counted} filed under ${shownName}${launched}, by the votes of their launch days, which anybody can recount.`
}
