import type { ToolCard } from '@debut/events/tools/tool-card.ts'
import { randomOf } from '../random.ts'
import type { Product } from './read-products.ts'

/** What makers offer readers of a launchpad, and what their code ends with; some need none. */
const OFFERS: readonly (readonly [text: string, ending: string | null])[] = [
  ['A third off the first year, for members of Debut', '33'],
  ['Half price for the first hundred who come from here', '100'],
  ['Three months free; no card before that', '3MONTHS'],
  ['The whole year for the price of nine months', '9FOR12'],
  ['20% off for as long as you stay', '20'],
  ['An hour with one of us, with any paid plan', 'HELLO'],
  ['Free for a year for schools and clubs: write to us', null],
  ['Two seats for the price of one until the end of the year', 'TWO'],
  ['Whoever moves from something else pays nothing until that contract ends', 'MOVE'],
  ['Today’s price for ever, whatever becomes of it', 'STAYS'],
]
const OFFERING = 0.14

/** Some of those who ask for money offer something; always the same. */
export const dealOf = ({ slug, pricing }: Product): ToolCard['deal'] => {
  const random = randomOf(`${slug} deal`)
  const [text, ending] = OFFERS[random.below(OFFERS.length)] ?? []
  if (pricing === 'free' || text === undefined || !random.chance(OFFERING)) return null
  return { text, code: typeof ending === 'string' ? `${slug.split('-')[0]?.toUpperCase()}${ending}` : null }
}
