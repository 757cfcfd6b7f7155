import { type Random, randomOf } from '../random.ts'
import { ANYTHING, BEGINNINGS, LISTS, OPEN_SOURCE, PRICES, type Sentence, TELLING, WISHES } from './description-words.ts'
import type { Product } from './read-products.ts'

/** What there is to tell, each when it is asked for. */
interface Teller {
  /** What it alone does, in sentences. */
  readonly own: () => string
  /** The same as a list, with some of what is true of others too. */
  readonly ownList: () => string
  readonly commonList: () => string
  readonly introduction: () => string
  readonly origin: () => string
  readonly telling: () => string
  readonly price: () => string
  /** Not everybody ends with a wish. */
  readonly wish: () => string
}

/** In which order makers tell of their product. */
const FORMS: readonly ((tell: Teller) => readonly string[])[] = [
  (tell) => [tell.origin(), tell.introduction(), tell.ownList(), `${tell.telling()} ${tell.price()}`],
  (tell) => [`${tell.origin()} ${tell.telling()}`, tell.ownList(), tell.price(), tell.wish()],
  (tell) => [tell.origin(), '### What it does', tell.ownList(), '### What it costs', tell.price(), tell.wish()],
  (tell) => [tell.own(), tell.telling(), tell.introduction(), tell.commonList(), `${tell.price()} ${tell.wish()}`],
  (tell) => ['### What it does', tell.own(), tell.commonList(), '### How it began', tell.origin(), tell.price()],
  (tell) => [tell.own(), tell.origin(), tell.commonList(), `${tell.price()} ${tell.wish()}`],
]
/** Of the odd ones little is known but what they say themselves. */
const ODD_FORMS: typeof FORMS = [
  (tell) => [`${tell.own()} ${tell.telling()}`, tell.price(), tell.wish()],
  (tell) => [tell.own(), tell.introduction(), tell.commonList(), `${tell.price()} ${tell.wish()}`],
  (tell) => ['### What it does', tell.own(), tell.telling(), '### What it costs', `${tell.price()} ${tell.wish()}`],
]

/** What a maker writes on their product's page, in Markdown; always the same of the same product. */
export const descriptionOf = (product: Product): string => {
  const { slug, name, tagline, pricing, openSource, facts, kind, isOdd } = product
  const random = randomOf(`${slug} description`)
  const oneOf = (texts: readonly string[]) => texts[random.below(texts.length)] ?? ''
  const say = (sentences: readonly Sentence[]) => sentences[random.below(sentences.length)]?.(name) ?? ''
  const common = (count: number) => shuffled(isOdd ? ANYTHING : kind.features, random).slice(0, count)
  const forms = isOdd ? ODD_FORMS : FORMS
  const parts = forms[random.below(forms.length)]?.({
    own: () => [`**${ended(tagline)}**`, ...facts.map(ended)].join(' '),
    ownList: () => listOf([...facts, ...common(1 + random.below(2))]),
    commonList: () => listOf(common(3)),
    introduction: () => say(LISTS),
    origin: () => `${oneOf(kind.reasons)} ${say(BEGINNINGS)}`,
    telling: () => say(TELLING[kind.category]),
    price: () => (openSource ? `${say(PRICES[pricing])} ${say(OPEN_SOURCE)}` : say(PRICES[pricing])),
    wish: () => (random.chance(0.5) ? say(WISHES) : ''),
  })
  return (parts ?? [])
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')
}

const ended = (sentence: string) => (/[?!]”?$/.test(sentence) ? sentence : `${sentence}.`)

const listOf = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')

const shuffled = (items: readonly string[], random: Random): string[] =>
  items
    .map((item) => ({ item, place: random.next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
