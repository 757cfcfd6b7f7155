/** What search engines are told of a page is in its words. */
const CONTEXT = 'https://schema.org'

const ADDRESSES: readonly string[] = ['@id', 'url', 'item', 'image', 'logo']

/** A page names addresses from the root; here they are completed, where it is known what stands before. */
export const withWholeAddresses = (data: unknown, base: string): unknown => {
  if (Array.isArray(data)) return data.map((each) => withWholeAddresses(each, base))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => [
      key,
      ADDRESSES.includes(key) && typeof value === 'string' ? new URL(value, base).href : withWholeAddresses(value, base),
    ]),
  )
}

export interface DescribedTool {
  readonly slug: string
  readonly name: string
  readonly tagline: string
  readonly url: string
  readonly category: string
  readonly pricing: string
  readonly tags: readonly string[]
  readonly logo: string
  readonly makers: readonly { readonly username: string | null }[]
}

export interface DescribedStanding {
  readonly boardDate: string
  readonly rank: number
  /** How many launches stand on the same board. */
  readonly of: number
  /** While its points are hidden, a rank is none. */
  readonly hidden: boolean
}

const CATEGORIES: Readonly<Record<string, string>> = {
  development: 'DeveloperApplication',
  design: 'DesignApplication',
  marketing: 'BusinessApplication',
  business: 'BusinessApplication',
  'personal-life': 'LifestyleApplication',
}

const person = (username: string) => ({
  '@type': 'Person',
  name: username,
  url: `/profile/${encodeURIComponent(username)}`,
})

export const softwareApplication = (tool: DescribedTool, standing?: DescribedStanding) => {
  const makers = tool.makers.map(({ username }) => username).filter((username) => username !== null)
  return {
    '@context': CONTEXT,
    '@type': 'SoftwareApplication',
    name: tool.name,
    description: tool.tagline,
    url: `/tool/${tool.slug}`,
    sameAs: tool.url,
    image: tool.logo,
    applicationCategory: CATEGORIES[tool.category] ?? 'WebApplication',
    keywords: tool.tags.join(', '),
    ...(tool.pricing !== 'paid' && { offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' } }),
    ...(makers.length > 0 && { author: makers.map((username) => person(username)) }),
    ...(standing !== undefined && !standing.hidden && { award: `#${standing.rank} of ${standing.of} launches on ${standing.boardDate}` }),
  }
}

export interface DescribedMember {
  readonly username: string
  readonly avatar_url: string
  readonly joined: string
  readonly tools: readonly { readonly slug: string; readonly name: string }[]
}

/** A page about somebody. */
export const profilePage = ({ username, avatar_url, joined, tools }: DescribedMember) => ({
  '@context': CONTEXT,
  '@type': 'ProfilePage',
  dateCreated: joined,
  mainEntity: {
    ...person(username),
    image: avatar_url,
    ...(tools.length > 0 && {
      owns: tools.map(({ slug, name }) => ({ '@type': 'SoftwareApplication', name, url: `/tool/${slug}` })),
    }),
  },
})

export interface DescribedBoard {
  readonly title: string
  readonly path: string
  readonly tools: readonly { readonly rank: number; readonly slug: string; readonly name: string }[]
}

/** A board, in its order. */
export const itemList = ({ title, path, tools }: DescribedBoard) => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  name: title,
  url: path,
  numberOfItems: tools.length,
  itemListElement: tools.map(({ rank, slug, name }) => ({ '@type': 'ListItem', position: rank, name, url: `/tool/${slug}` })),
})

/** From the root to where the reader is. */
export const breadcrumbs = (steps: readonly { readonly name: string; readonly path: string }[]) => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: path })),
})

/** Who publishes, and what: for the first page. */
export const website = (site: { name: string; description: string; email: string; profiles: readonly string[] }) => ({
  '@context': CONTEXT,
  '@graph': [
    {
      '@type': 'Organization',
      '@id': '/#organization',
      name: site.name,
      url: '/',
      logo: '/favicon.svg',
      email: site.email,
      sameAs: site.profiles,
    },
    {
      '@type': 'WebSite',
      '@id': '/#website',
      name: site.name,
      description: site.description,
      url: '/',
      inLanguage: 'en',
      publisher: { '@id': '/#organization' },
    },
  ],
})
