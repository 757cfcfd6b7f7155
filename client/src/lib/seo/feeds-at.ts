import type { PageHead } from '../page/page.ts'

/** The feed of a page, in both formats. */
export const feedsAt = (path: string, title: string): NonNullable<PageHead['feeds']> => [
  { title: `${title} (RSS)`, type: 'application/rss+xml', path: `${path}.rss` },
  { title: `${title} (Atom)`, type: 'application/atom+xml', path: `${path}.atom` },
]
