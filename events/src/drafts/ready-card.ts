import * as z from 'zod/mini'
import { isShortened } from '../tools/link-shorteners.ts'
import { networkHosts } from '../tools/network-hosts.ts'
import {
  Category,
  Deal,
  type Network,
  networks,
  Pricing,
  SaleTerms,
  Slug,
  TagSlug,
  type ToolCard,
  writtenFace,
  toolStory,
} from '../tools/tool-card.ts'
import type { DraftContent } from './draft-content.ts'

/** What a tool needs before it can be launched, in the order of the editor. */
export const needed = ['name', 'slug', 'url', 'category', 'pricing', 'tags', 'tagline', 'description', 'logo'] as const
export type Needed = (typeof needed)[number]

const optional = ['repoUrl', 'images', 'videoUrl', 'socials', 'deal', 'sale'] as const
export type DraftField = Needed | (typeof optional)[number] | `socials.${Network}`

const VIDEO_HOSTS = /^((www\.|m\.)?youtube\.com|youtu\.be|(www\.|player\.)?vimeo\.com)$/

export type DraftProblem =
  | 'missing'
  | 'too-short'
  | 'too-long'
  | 'not-an-address'
  | 'not-public'
  | 'shortened'
  | 'other-site'
  | 'unfit'
  | 'too-many'
  | 'not-an-amount'

export interface ReadyDraft {
  /** Undefined while something is missing or wrong. */
  readonly card: ToolCard | undefined
  /** Null where it is not for sale. */
  readonly terms: SaleTerms | null
  /** What is missing or wrong, by field. */
  readonly problems: Readonly<Partial<Record<DraftField, DraftProblem>>>
}

/** The card that a draft makes, or all that keeps it from being one. The browser shows by it what the service decides by it. */
export const readyCard = (content: DraftContent): ReadyDraft => {
  const problems: Partial<Record<DraftField, DraftProblem>> = {}
  const note = (field: DraftField, problem: DraftProblem | undefined) => {
    if (problem !== undefined) problems[field] = problem
  }
  const text = (field: 'name' | 'slug' | 'tagline' | 'description', least: number, most: number) => {
    const { length } = content[field].trim()
    if (length === 0) note(field, 'missing')
    else if (length < least) note(field, 'too-short')
    else if (length > most) note(field, 'too-long')
  }
  text('name', 2, 40)
  text('tagline', 10, 80)
  text('description', 50, 5_000)
  text('slug', 3, 60)
  if (problems.slug === undefined && !Slug.safeParse(content.slug.trim()).success) note('slug', 'unfit')
  note('url', websiteProblem(content.url))
  if (!Category.safeParse(content.category).success) note('category', 'missing')
  if (!Pricing.safeParse(content.pricing).success) note('pricing', 'missing')
  note('tags', tagsProblem(content.tags))
  if (content.logo === null) note('logo', 'missing')
  note('repoUrl', addressProblem(content.repoUrl))
  note('videoUrl', addressProblem(content.videoUrl, VIDEO_HOSTS))
  for (const network of networks) note(`socials.${network}`, addressProblem(content.socials[network] ?? '', networkHosts[network]))
  note('deal', dealProblem(content.deal))
  const { terms, problem } = termsOf(content.sale)
  note('sale', problem)
  for (const [field, schema] of [
    ['name', writtenFace.name],
    ['tagline', writtenFace.tagline],
    ['description', toolStory.description],
  ] as const)
    if (problems[field] === undefined && !schema.safeParse(content[field].trim()).success) note(field, 'unfit')

  const { category, pricing, logo } = content
  if (Object.keys(problems).length > 0 || category === null || pricing === null || logo === null)
    return { card: undefined, terms, problems }
  return { card: cardOf({ ...content, category, pricing, logo }), terms, problems }
}

type Complete = DraftContent & { readonly [Field in 'category' | 'pricing' | 'logo']: NonNullable<DraftContent[Field]> }

const cardOf = ({ slug, name, tagline, url, category, pricing, tags, logo, description, ...rest }: Complete): ToolCard => ({
  slug: Slug.parse(slug.trim()),
  name: name.trim(),
  tagline: tagline.trim(),
  url: url.trim(),
  category,
  pricing,
  tags: [...new Set(tags)],
  logo: logo.path,
  description: description.trim(),
  openSource: rest.openSource,
  repoUrl: rest.repoUrl.trim() || null,
  images: rest.images,
  videoUrl: rest.videoUrl.trim() || null,
  socials: Object.fromEntries(
    networks.flatMap((network) => (rest.socials[network]?.trim() ? [[network, rest.socials[network].trim()]] : [])),
  ),
  deal: rest.deal.text.trim() === '' ? null : { text: rest.deal.text.trim(), code: rest.deal.code.trim() || null },
})

const addressProblem = (typed: string, hosts?: RegExp): DraftProblem | undefined => {
  const address = typed.trim()
  if (address === '') return undefined
  if (address.length > 2_048) return 'too-long'
  if (!writtenFace.url.safeParse(address).success) return 'not-an-address'
  return hosts === undefined || hosts.test(new URL(address).hostname) ? undefined : 'other-site'
}

/** A product stands at an address of its own, not at one that can lead elsewhere tomorrow. */
export const websiteProblem = (typed: string): DraftProblem | undefined => {
  const address = typed.trim()
  if (address === '') return 'missing'
  const problem = addressProblem(address)
  if (problem !== undefined) return problem
  if (!hasPublicName(new URL(address))) return 'not-public'
  return isShortened(address) ? 'shortened' : undefined
}

/** Numbers and names without a dot lead each reader somewhere else, mostly into their own network. */
const hasPublicName = ({ hostname }: URL): boolean => /\.[a-z][a-z\d-]*\.?$/.test(hostname) && !AT_HOME.test(hostname)
const AT_HOME = /\.(localhost|local|internal|lan|home\.arpa)\.?$/

const tagsProblem = (tags: readonly string[]): DraftProblem | undefined => {
  if (tags.length === 0) return 'missing'
  if (new Set(tags).size > 3) return 'too-many'
  return tags.every((tag) => TagSlug.safeParse(tag).success) ? undefined : 'unfit'
}

const dealProblem = ({ text, code }: DraftContent['deal']): DraftProblem | undefined => {
  if (text.trim() === '') return code.trim() === '' ? undefined : 'missing'
  if (text.trim().length > 120 || code.trim().length > 32) return 'too-long'
  return Deal.safeParse({ text: text.trim(), code: code.trim() || null }).success ? undefined : 'too-short'
}

/** As people write money: `12,000`, `$12000.50`, `-3 000`. */
const centsOf = (typed: string): number | undefined => {
  const plain = typed.replace(/[\s,'’$€£]/gu, '')
  return /^-?\d{1,10}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}

const termsOf = ({
  ask,
  currency,
  revenue,
  profit,
}: DraftContent['sale']): { terms: SaleTerms | null; problem: DraftProblem | undefined } => {
  const figures = [ask, revenue, profit].map((typed) => (typed.trim() === '' ? null : centsOf(typed)))
  const [askCents, ttmRevenueCents, ttmProfitCents] = figures
  if (figures.includes(undefined)) return { terms: null, problem: 'not-an-amount' }
  if (askCents === null) return { terms: null, problem: figures.some((figure) => figure !== null) ? 'missing' : undefined }
  const terms = z.safeParse(SaleTerms, { askCents, currency, ttmRevenueCents, ttmProfitCents })
  return terms.success ? { terms: terms.data, problem: undefined } : { terms: null, problem: 'not-an-amount' }
}
