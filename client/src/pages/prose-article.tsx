import type { ReactNode } from 'react'
import type { Content } from '../lib/content/content.ts'
import { TableOfContents } from '../ui/prose/table-of-contents.tsx'
import { contentComponents } from './content-components.ts'

/** Shorter ones are seen at a glance. */
const WORTH_A_TABLE = 3

type Props = { content: Content; header: ReactNode; children?: ReactNode }

/** A text with its contents beside it, where there is room. */
export const ProseArticle = ({ content: { Component, meta }, header, children }: Props) => (
  <div className="@container">
    <div className="grid gap-x-12 @4xl:grid-cols-[minmax(0,1fr)_210px]">
      <article className="min-w-0">
        {header}
        <div className="prose mt-8">
          <Component components={contentComponents} />
        </div>
        {children}
      </article>
      {meta.toc.length >= WORTH_A_TABLE && (
        <aside className="sticky top-24 mt-2 hidden max-h-[calc(100dvh-8rem)] self-start overflow-y-auto @4xl:block">
          <TableOfContents entries={meta.toc} />
        </aside>
      )}
    </div>
  </div>
)
