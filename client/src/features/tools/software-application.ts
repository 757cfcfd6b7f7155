import { describedPerson } from '../../ui/described-person.ts'

interface DescribedTool {
  readonly slug: string
  readonly name: string
  readonly tagline: string
  readonly url: string
  readonly category: string
  readonly pricing: string
  readonly tags: readonly string[]
  readonly tagNames?: Readonly<Record<string, string>> | undefined
  readonly logo: string
  readonly makers: readonly { readonly username: string | null; readonly name?: string | null }[]
}

interface DescribedStanding {
  readonly boardDate: string
  /** It is null while hidden. */
  readonly rank: number | null
  /** How many launches stand on the same board. */
  readonly of: number
}

const CATEGORIES: Readonly<Record<string, string>> = {
  development: 'DeveloperApplication',
  design: 'DesignApplication',
  marketing: 'BusinessApplication',
  business: 'BusinessApplication',
  'personal-life': 'LifestyleApplication',
}

/** What search engines read about a tool. */
export const softwareApplication = (tool: DescribedTool, standing?: DescribedStanding) => {
  const makers = tool.makers.flatMap(({ username, name }) => (username === null ? [] : [describedPerson({ name, username })]))
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: tool.name,
    description: tool.tagline,
    url: `/tool/${tool.slug}`,
    sameAs: tool.url,
    image: tool.logo,
    applicationCategory: CATEGORIES[tool.category] ?? 'WebApplication',
    keywords: tool.tags.map((tag) => tool.tagNames?.[tag] ?? tag).join(', '),
    ...(tool.pricing !== 'paid' && { offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' } }),
    ...(makers.length > 0 && { author: makers }),
    ...(typeof standing?.rank === 'number' && { award: `#${standing.rank} of ${standing.of} launches on ${standing.boardDate}` }),
  }
}
