import type { ReactNode } from 'react'
import type { Content } from '../lib/content/content.ts'
import { TableOfContents } from '../ui/prose/table-of-contents.tsx'
import { contentComponents } from './content-components.ts'

/** Shorter ones are seen at a glance. */
export const WORTH_A_TABLE = 3

type Props = { content: Content; header: ReactNode; children?: ReactNode }

/** A text; where there is room its contents stand beside it, in the margin if its layout is narrow. */
export const ProseArticle = ({ content: { Component, meta }, header, children }: Props) => {
  const article = (
    <article className="min-w-0">
      {header}
      <div className="prose mt-8">
        <Component components={contentComponents} />
      </div>
      {children}
    </article>
  )
  if (meta.toc.length < WORTH_A_TABLE) return article
  return (
    <div className="@container">
      <div className="grid gap-x-12 xl:grid-cols-[minmax(0,1fr)_190px] xl:@max-4xl:-mr-28">
        {article}
        <aside className="sticky top-24 mt-2 hidden max-h-[calc(100dvh-8rem)] self-start overflow-y-auto xl:block">
          <TableOfContents entries={meta.toc} />
        </aside>
      </div>
    </div>
  )
}
