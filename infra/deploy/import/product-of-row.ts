import { DraftContent } from '@debut/events/drafts/draft-content.ts'
import { readyCard } from '@debut/events/drafts/ready-card.ts'
import { Category, type Network, networks, Pricing } from '@debut/events/tools/tool-card.ts'
import type { Product } from '@debut/demo/maker-by-http.ts'
import type { Row } from './rows-in.ts'

const TEXTS = ['name', 'slug', 'url', 'tagline', 'description', 'category', 'pricing', 'tags', 'repourl', 'videourl', 'opensource'] as const
/** Votes of another site were not cast by members of this one. */
const NEVER_COUNTED = /^(up)?votes?$|^points$|^rank$|^score$/
const KNOWN: ReadonlySet<string> = new Set<string>([...TEXTS, ...networks, 'logo', 'images', 'deal', 'dealcode'])

export interface ReadRow {
  /** Undefined where something is missing or wrong. */
  readonly product: Product | undefined
  readonly problems: readonly string[]
  /** Columns that nothing is made of. */
  readonly ignored: readonly string[]
}

const SAYINGS = {
  missing: 'is missing',
  'too-short': 'is too short',
  'too-long': 'is too long',
  'not-an-address': 'is no web address',
  'not-public': 'leads to no public website',
  shortened: 'is a shortened link',
  'other-site': 'lies on another site',
  unfit: 'has characters that don’t fit',
  'too-many': 'are too many',
  'not-an-amount': 'is no amount',
} as const

const listIn = (text = ''): string[] =>
  text
    .split(/[,;|]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')

const slugged = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** What a row comes to, by the rules of the editor. Pictures are looked at when they are fetched. */
export const productOfRow = ({ values }: Row): ReadRow => {
  const text = (column: string) => values[column] ?? ''
  const problems: string[] = []
  const oneOf = <Value extends string>(column: string, known: readonly Value[]): Value | null => {
    const wanted = slugged(text(column))
    const found = known.find((each) => each === wanted)
    if (wanted !== '' && found === undefined) problems.push(`${column} is none of ${known.join(', ')}`)
    return found ?? null
  }
  const content = DraftContent.safeParse({
    name: text('name'),
    slug: text('slug') || slugged(text('name')),
    url: text('url'),
    tagline: text('tagline'),
    description: text('description'),
    category: oneOf('category', Category.options),
    pricing: oneOf('pricing', Pricing.options),
    tags: listIn(text('tags')).map(slugged),
    openSource: /^(yes|true|1)$/i.test(text('opensource')),
    repoUrl: text('repourl'),
    videoUrl: text('videourl'),
    socials: Object.fromEntries(networks.filter((network: Network) => text(network) !== '').map((network) => [network, text(network)])),
    deal: { text: text('deal'), code: text('dealcode') },
  })
  const ignored = Object.keys(values).filter((column) => !KNOWN.has(column))
  if (!content.success)
    return {
      product: undefined,
      problems: [...problems, ...content.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)],
      ignored,
    }
  for (const [field, problem] of Object.entries(readyCard(content.data).problems)) {
    const named = problems.some((known) => known.startsWith(field))
    if (field !== 'logo' && !named) problems.push(`${field} ${SAYINGS[problem]}`)
  }
  const logo = text('logo')
  if (!URL.canParse(logo)) problems.push(logo === '' ? 'logo is missing' : 'logo is no web address')
  const images = listIn(text('images')).map((url) => ({ url }))
  return { product: problems.length > 0 ? undefined : { content: content.data, logo: { url: logo }, images }, problems, ignored }
}

export const areVotes = (column: string): boolean => NEVER_COUNTED.test(column)
