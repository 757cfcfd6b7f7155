import type { Alternatives, Subject } from '@debut/events/alternatives/alternative-answers.ts'
import { grouped, products } from '../../ui/grouped.ts'
import { periodLabel } from '../../lib/page/period-query.ts'
import type { AlternativesPageQuery } from './alternatives-page-query.ts'

export const categoryLabel = (category: string): string => {
  const words = category.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const alternativesLabel = (count: number): string => `${grouped(count)} ${count === 1 ? 'alternative' : 'alternatives'}`

export const headingOf = ({ category }: Pick<AlternativesPageQuery, 'category'>, { name }: Pick<Subject, 'name'>): string =>
  category === undefined ? `Alternatives to ${name}` : `Alternatives to ${name} in ${categoryLabel(category)}`

/** What stands below the heading. */
export const introOf = (
  query: AlternativesPageQuery,
  { subject, all, total, categories }: Pick<Alternatives, 'subject' | 'all' | 'total' | 'categories'>,
): string => {
  const { name } = subject
  const period = periodLabel(query)
  const inAll = query.category === undefined ? all : (categories.find((each) => each.category === query.category)?.tools ?? 0)
  const within = query.category === undefined ? '' : ` in ${categoryLabel(query.category).toLowerCase()}`
  if (inAll === 0) return `There are no alternatives to ${name}${within} yet. Do you know one?`
  // What is counted is what is shown.
  const count = period === undefined ? inAll : total
  const when = period === undefined ? 'here' : `here in ${period}`
  if (count === 0) return `No alternative to ${name}${within} was launched ${when}.`
  const launched = count === 1 ? `One product${within} was launched ${when}` : `${products(count)}${within} were launched ${when}`
  const does = count === 1 ? 'does the job' : 'do the job'
  const who =
    subject.kind === 'tool' ? `${launched} that, members say, ${does} of ${name}` : `${launched} and ${does} of ${name}, members say`
  return `${who}. The order is that of their launch days, once those are closed.`
}
