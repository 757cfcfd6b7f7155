import type { ReactNode } from 'react'
import { loadContent, readContent } from '../lib/content/content.ts'
import { writtenDate } from '../lib/content/written-date.ts'
import type { Page, PageHead } from '../lib/page/page.ts'
import { ProseArticle } from './prose-article.tsx'

type Props = { slug: string; children?: ReactNode }

/** A page that is a text, loaded before; what is given as children follows it. */
export const ContentPage = ({ slug, children }: Props) => {
  const content = readContent(slug)
  if (content === undefined) return null
  const { title, description, updated } = content.meta
  const header = (
    <header className="max-w-164 border-b border-line-2 pb-7">
      <h1 className="text-[34px] font-bold md:text-[44px]">{title}</h1>
      <p className="mt-3 text-lg text-pretty text-ink-2">{description}</p>
      {updated && (
        <p className="mt-3 text-sm text-ink-3">
          Last changed <time dateTime={updated}>{writtenDate(updated)}</time>
        </p>
      )}
    </header>
  )
  return (
    <ProseArticle content={content} header={header}>
      {children}
    </ProseArticle>
  )
}

type Options = { children?: ReactNode; head?: Omit<PageHead, 'title' | 'description'> }

/** For a route's `open`: the text is there before the page is. */
export const openContentPage = async (slug: string, { children, head }: Options = {}): Promise<{ page: Page<unknown> }> => {
  const content = await loadContent(slug)
  if (content === undefined) throw new Error(`There is no text ${slug}`)
  const { title, description } = content.meta
  return {
    page: {
      Component: () => <ContentPage slug={slug}>{children}</ContentPage>,
      head: () => ({ ...head, title, description }),
    },
  }
}
