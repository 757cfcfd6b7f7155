import { defineSentences } from '../kernel/define-sentences.ts'

export const sitemapSentences = defineSentences({
  title: 'Sitemap',
  says: 'What crawlers read. The sitemap itself is at `/sitemap.xml`.',
  of: {
    'GET /api/sitemap/tools': 'The addresses of all products with their tags, page by page.',
    'GET /api/sitemap/alternatives': 'The names of all that has several alternatives, page by page.',
    'GET /api/sitemap/members': 'The addresses of all members who have a name, page by page.',
    'GET /api/sitemap/posts': 'All posts that everybody can read, page by page.',
  },
})
