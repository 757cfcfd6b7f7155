import type { Alternatives, Subject } from '@debut/events/alternatives/alternative-answers.ts'
import { grouped, products } from '../../ui/grouped.ts'
import type { AskedAlternatives } from './asked-alternatives.ts'

export const categoryWords = (category: string): string => {
  const words = category.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const alternativesWord = (count: number): string => `${grouped(count)} ${count === 1 ? 'alternative' : 'alternatives'}`

export const headingOf = ({ category }: Pick<AskedAlternatives, 'category'>, { name }: Pick<Subject, 'name'>): string =>
  category === undefined ? `Alternatives to ${name}` : `Alternatives to ${name} in ${categoryWords(category)}`

/** What stands below the heading. */
export const introOf = (
  asked: AskedAlternatives,
  { subject, all, categories }: Pick<Alternatives, 'subject' | 'all' | 'categories'>,
): string => {
  const { name } = subject
  const count = asked.category === undefined ? all : (categories.find((each) => each.category === asked.category)?.tools ?? 0)
  const within = asked.category === undefined ? '' : ` in ${categoryWords(asked.category).toLowerCase()}`
  if (count === 0) return `Nobody has named an alternative to ${name}${within} yet. Do you know one?`
  const launched = count === 1 ? `One product${within} was launched here` : `${products(count)}${within} were launched here`
  const does = count === 1 ? 'does the job' : 'do the job'
  const who =
    subject.kind === 'tool' ? `${launched} that, members say, ${does} of ${name}` : `${launched} and ${does} of ${name}, members say`
  return `${who}. The order is that of their launch days, once those are closed.`
}
