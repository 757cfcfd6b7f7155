import { Feed } from 'feed'

export const feedFormats = ['rss', 'atom'] as const
export type FeedFormat = (typeof feedFormats)[number]

export interface AboutFeed {
  readonly title: string
  readonly description: string
  /** Its page for people. */
  readonly page: string
  readonly path: string
}

/** A feed without items. Nothing in it depends on when it is written, so that the same items are the same bytes. */
export const startFeed = ({ title, description, page, path }: AboutFeed, updated: Date, publicUrl: string): Feed => {
  const at = (each: string) => new URL(each, publicUrl).href
  return new Feed({
    id: at(page),
    title: `${title} · Debut`,
    description,
    link: at(page),
    feed: at(path),
    language: 'en',
    author: { name: 'Debut', link: at('/') },
    favicon: at('/favicon.svg'),
    updated,
    generator: false,
  })
}

/** Names of authors. RSS's own <author> is an email address, which we don't publish. */
export const byline = (format: FeedFormat, authors: readonly { readonly name: string; readonly link: string }[]) => {
  if (format === 'rss') return { extensions: authors.map(({ name }) => ({ name: 'dc:creator', objects: { _text: name } })).slice(0, 1) }
  return authors.length > 0 ? { author: [...authors] } : {}
}
