import { Category, type Pricing, Slug } from '@debut/events/tools/tool-card.ts'
import type { z } from 'zod'

/** What products of one kind have in common. */
export interface Kind {
  readonly category: z.output<typeof Category>
  /** Why somebody makes such a thing. */
  readonly reasons: readonly string[]
  /** What can be said of each of them. */
  readonly features: readonly string[]
}

/** A product that nobody has made. */
export interface Product {
  readonly slug: Slug
  readonly name: string
  readonly tagline: string
  readonly pricing: z.output<typeof Pricing>
  readonly openSource: boolean
  readonly tags: readonly string[]
  /** What can be said of it alone. */
  readonly facts: readonly string[]
  readonly kind: Kind
  /** What can be said of its kind can't be said of it. */
  readonly isOdd: boolean
}

interface Heading extends Kind {
  readonly reasons: string[]
  readonly features: string[]
  readonly tags: readonly string[]
  readonly furtherTags: readonly string[]
  count: number
}

const MOST_TAGS = 3
const PRICING = { f: 'free', m: 'freemium', p: 'paid' } as const
const OPEN_SOURCE = 'open-source'

/**
 * A heading `# category: tags / further tags`, lines `? reason` and `- feature` for all below it, and a line for each product:
 * `name|letters|tagline|fact|fact|tags of its own`. The letters are f, m or p for its price, o where it is open source, x where it is odd.
 */
export const readProducts = (text: string): Product[] => {
  let heading: Heading | undefined
  return text
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      if (line.startsWith('# ')) heading = headingOf(line.slice(2))
      else if (heading === undefined) throw new Error(`“${line}” stands above the first heading`)
      else if (line.startsWith('? ')) heading.reasons.push(line.slice(2))
      else if (line.startsWith('- ')) heading.features.push(line.slice(2))
      else return [productOf(line, heading)]
      return []
    })
}

const words = (text = '') => text.split(' ').filter((word) => word !== '')

const headingOf = (line: string): Heading => {
  const [category, tags] = line.split(': ')
  const [first, further] = tags?.split(' / ') ?? []
  return { category: Category.parse(category), reasons: [], features: [], tags: words(first), furtherTags: words(further), count: 0 }
}

const productOf = (line: string, heading: Heading): Product => {
  const [name = '', letters = '', tagline = '', first = '', second = '', own] = line.split('|')
  const { f, m, p } = PRICING
  const pricing = letters.startsWith('f') ? f : letters.startsWith('m') ? m : p
  const openSource = letters.includes('o')
  // Two products in three are filed further than they must be, by turns.
  const turn = heading.count++
  const further = turn % 3 === 0 ? [] : [heading.furtherTags[turn % heading.furtherTags.length] ?? '']
  const tags = [...new Set([...heading.tags, ...words(own), ...(openSource ? [OPEN_SOURCE] : []), ...further])].filter((tag) => tag !== '')
  const facts = [first, second]
  const isOdd = letters.includes('x')
  return { slug: slugOf(name), name, tagline, pricing, openSource, tags: tags.slice(0, MOST_TAGS), facts, kind: heading, isOdd }
}

const slugOf = (name: string): Slug => Slug.parse(name.toLowerCase().replaceAll(' ', '-'))
