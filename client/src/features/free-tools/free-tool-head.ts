import type { PageHead } from '../../lib/page/page.ts'
import { breadcrumbList } from '../../lib/seo/breadcrumb-list.ts'
import type { About } from './about.ts'
import { FREE_TOOLS_PATH, type FreeToolSlug, freeToolAt } from './free-tools-list.ts'

export const freeToolHead = (slug: FreeToolSlug, { questions }: About): PageHead => {
  const { name, path, lead } = freeToolAt(slug)
  return {
    title: name,
    description: lead,
    canonicalQuery: [],
    image: `/og/free-tools/${slug}.png`,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebApplication',
        name,
        description: lead,
        url: path,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Any',
        browserRequirements: 'JavaScript',
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
      },
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
      breadcrumbList([
        { name: 'Free tools', path: FREE_TOOLS_PATH },
        { name, path },
      ]),
    ],
  }
}
