import { Pricing, Slug, type toolCard } from '@debut/events/tools/tool-card.ts'
import type { z } from 'zod'
import type { Random } from './random.ts'
import { businessKinds } from './words/business-kinds.ts'
import { designKinds } from './words/design-kinds.ts'
import { developmentKinds } from './words/development-kinds.ts'
import type { Kind } from './words/kinds.ts'
import { marketingKinds } from './words/marketing-kinds.ts'
import { personalLifeKinds } from './words/personal-life-kinds.ts'
import { TAKEN_NAMES } from './words/taken-names.ts'
import { ADJECTIVES, AUDIENCES, ENDINGS, NOUNS, TAILS, TWISTS } from './words/word-lists.ts'

export type ToolCard = z.output<z.ZodObject<typeof toolCard>>

/** How often each category is launched in. */
const KINDS: readonly (readonly [weight: number, kinds: readonly Kind[]])[] = [
  [30, developmentKinds],
  [18, designKinds],
  [20, marketingKinds],
  [18, businessKinds],
  [14, personalLifeKinds],
]
const LONGEST_NAME = 40
const LONGEST_TAGLINE = 80
const TRIES = 1_000

/** Products as somebody might have made them; no two have a name, an address or a line in common. */
export const toolCards = (random: Random) => {
  const slugs = new Set<string>()
  const taglines = new Set<string>()

  const unused = (taken: Set<string>, make: () => string, keyOf: (text: string) => string): string => {
    for (let tried = 0; tried < TRIES; tried++) {
      const made = make()
      const key = keyOf(made)
      if (taken.has(key)) continue
      taken.add(key)
      return made
    }
    throw new Error('the word lists are used up')
  }

  return (): ToolCard => {
    const [, kinds] = KINDS[random.weighted(KINDS.map(([weight]) => weight))] ?? [0, developmentKinds]
    const kind = kinds[random.below(kinds.length)]
    if (kind === undefined) throw new Error('a category has no kinds')
    const name = unused(slugs, () => nameOf(kind, random), slugOf)
    const slug = Slug.parse(slugOf(name))
    const tags = kind.tags.toSorted(() => random.next() - 0.5).slice(0, 1 + random.weighted([1, 3, 4]))
    return {
      slug,
      name,
      tagline: unused(
        taglines,
        () => taglineOf(kind, random),
        (text) => text,
      ),
      url: `https://${slug}.example/`,
      category: kind.category,
      pricing: random.pick(['freemium', ...Pricing.options, 'freemium', 'paid']),
      tags,
      logo: `/api/drawings/logos/${slug}.svg`,
    }
  }
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

const nameOf = (kind: Kind, random: Random): string => {
  const name = rawName(random.pick(kind.stems), random)
  const isUsable = name.length <= LONGEST_NAME && !TAKEN_NAMES.has(slugOf(name))
  return isUsable ? name : nameOf(kind, random)
}

const rawName = (stem: string, random: Random): string => {
  const of = (words: readonly string[]) => words[random.below(words.length)] ?? ''
  switch (random.weighted([8, 2, 4, 5])) {
    case 0:
      return `${stem}${of(TAILS.filter((tail) => !tail.startsWith(stem.slice(-1))))}`
    case 1: {
      const ending = of(ENDINGS)
      return `${/^[aeiou]/.test(ending) ? stem.replace(/[aeiouy]+$/, '') : stem}${ending}`
    }
    case 2:
      return `${of(ADJECTIVES)} ${stem}`
    default:
      return `${stem} ${of(NOUNS.filter((noun) => noun !== stem))}`
  }
}

const taglineOf = (kind: Kind, random: Random): string => {
  const claim = random.pick(kind.claims)
  const audiences = AUDIENCES[kind.category]
  const more = [`For ${audiences[random.below(audiences.length)]}`, TWISTS[random.below(TWISTS.length)] ?? '']
  const said = `${claim}. ${capitalised(more[random.below(2)] ?? '')}.`
  return random.chance(0.4) || said.length > LONGEST_TAGLINE ? claim : said
}

const capitalised = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
