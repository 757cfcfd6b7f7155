import type { DraftContent } from '@debut/events/drafts/draft-content.ts'
import { type DraftField, type DraftProblem, type Needed, needed } from '@debut/events/drafts/ready-card.ts'
import { networks } from '@debut/events/tools/tool-card.ts'

export type Problems = Readonly<Partial<Record<DraftField, DraftProblem>>>

export const CATEGORY_LABELS = {
  development: 'Development',
  design: 'Design',
  marketing: 'Marketing',
  business: 'Business',
  'personal-life': 'Personal life',
} as const

export const PRICING_LABELS = { free: 'Free', freemium: 'Freemium', paid: 'Paid' } as const

/** As the checklist says it. */
export const MISSING: Readonly<Record<Needed, string>> = {
  name: 'A name',
  slug: 'An address here',
  url: 'Its website',
  category: 'A category',
  pricing: 'A price',
  tags: 'A tag',
  tagline: 'A tagline',
  description: 'A description',
  logo: 'A logo',
}

const LIMITS: Readonly<Partial<Record<DraftField, readonly [least: number, most: number]>>> = {
  name: [2, 40],
  slug: [3, 60],
  tagline: [10, 80],
  description: [50, 5_000],
}

/** What is wrong, and what to do about it; undefined where it is only still missing. */
export const errorFor = (field: DraftField, problem: DraftProblem | undefined): string | undefined => {
  const [least, most] = LIMITS[field] ?? [3, 120]
  switch (problem) {
    case undefined:
      return undefined
    case 'missing':
      if (field === 'deal') return 'A code needs words beside it: say what it is for.'
      return field === 'sale' ? 'Figures alone are not for sale: say what you ask for it.' : undefined
    case 'too-short':
      return `At least ${least} characters.`
    case 'too-long':
      return field === 'deal'
        ? 'At most 120 characters for the words, and 32 for the code.'
        : `At most ${most.toLocaleString('en-US')} characters.`
    case 'not-an-address':
      return 'This is no address of a page. It begins with https://.'
    case 'not-public':
      return 'Not everybody can open this address. Use the name of your site, like https://fernweh.app.'
    case 'shortened':
      return 'Shortened links can lead elsewhere tomorrow. Use the address behind it.'
    case 'other-site':
      return field === 'videoUrl' ? 'Videos can be on YouTube or Vimeo.' : 'This address is on another site.'
    case 'unfit':
      return field === 'slug' || field === 'tags'
        ? 'Use a to z in lower case, digits, and single dashes between them.'
        : 'It holds a character that can’t be shown.'
    case 'too-many':
      return 'Three at most.'
    case 'not-an-amount':
      return 'Whole amounts, like 12,000. An ask is at least 1.'
  }
}

export const sections = ['general', 'media', 'socials', 'deal', 'sale'] as const
export type Section = (typeof sections)[number]

const OF_GENERAL = needed.filter((field) => field !== 'logo')
const OPTIONAL_OF: Readonly<Record<Section, readonly DraftField[]>> = {
  general: ['repoUrl'],
  media: ['videoUrl', 'images'],
  socials: networks.map((network) => `socials.${network}` as const),
  deal: ['deal'],
  sale: ['sale'],
}
const NEEDED_OF: Readonly<Record<Section, readonly Needed[]>> = {
  general: OF_GENERAL,
  media: ['logo'],
  socials: [],
  deal: [],
  sale: [],
}

export interface SectionState {
  readonly state: 'open' | 'done' | 'optional' | 'wrong'
  readonly label: string
}

const isFilled = (section: Section, content: DraftContent): boolean => {
  switch (section) {
    case 'general':
    case 'media':
      return true
    case 'socials':
      return networks.some((network) => content.socials[network]?.trim())
    case 'deal':
      return content.deal.text.trim() !== ''
    case 'sale':
      return content.sale.ask.trim() !== ''
  }
}

/** What the way through the editor says of each part. */
export const sectionState = (section: Section, content: DraftContent, problems: Problems): SectionState => {
  if (OPTIONAL_OF[section].some((field) => problems[field] !== undefined)) return { state: 'wrong', label: 'to mend' }
  const asked = NEEDED_OF[section]
  const ready = asked.filter((field) => problems[field] === undefined).length
  if (ready < asked.length) return { state: 'open', label: section === 'media' ? 'a logo' : `${ready} of ${asked.length}` }
  return isFilled(section, content) ? { state: 'done', label: 'done' } : { state: 'optional', label: 'optional' }
}

export const readyCount = (problems: Problems): number => needed.filter((field) => problems[field] === undefined).length

/** Where the eye goes when something is in the way. */
export const firstProblem = (problems: Problems): DraftField | undefined =>
  needed.find((field) => problems[field] !== undefined) ??
  sections.flatMap((section) => OPTIONAL_OF[section]).find((field) => problems[field] !== undefined)

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** "12 s ago". */
export const agoLabel = (at: number, now: number): string => {
  const age = Math.max(0, now - at)
  if (age < 3 * SECOND) return 'just now'
  if (age < MINUTE) return `${Math.floor(age / SECOND)} s ago`
  if (age < 60 * MINUTE) return `${Math.floor(age / MINUTE)} min ago`
  const hours = Math.floor(age / (60 * MINUTE))
  return hours < 24 ? `${hours} h ago` : `${Math.floor(hours / 24)} d ago`
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/** "Friday 4 December". `weekday`: from 1, Monday, to 7. */
export const wholeDay = (day: string, weekday: number): string =>
  `${WEEKDAYS[weekday % 7] ?? ''} ${Number(day.slice(8, 10))} ${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''}`

export const hostOf = (url: string): string => {
  const parsed = URL.parse(url)
  return parsed === null ? '' : parsed.host.replace(/^www\./, '')
}
