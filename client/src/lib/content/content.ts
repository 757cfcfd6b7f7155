import type { ReactElement } from 'react'
import type { TocEntry } from '../../../content-plugins.ts'
import type { PageMeta, PostMeta } from '../../../content-files/front-matter.ts'

export type ContentMeta = (PageMeta | PostMeta) & { toc: readonly TocEntry[] }

/** What stands for the elements of a text (`a`, `table`) and for the components it names. */
export type ContentComponents = Readonly<Record<string, unknown>>

type Body = (props: { components?: ContentComponents }) => ReactElement
export type Content = { Component: Body; meta: ContentMeta }

type Compiled = { default: Body; meta: PageMeta | PostMeta; toc: readonly TocEntry[] }

/** Each text is a chunk of its own, compiled when the client was built. */
const files = import.meta.glob<Compiled>(['../../../content/**/*.mdx', '../../../../docs/{accounts,api,auditing,voting}.md'])

/** Guides are called `docs/voting`, all else by its place among the content. */
const slugOf = (path: string) => path.replace(/^.*?\/(?:content\/|(?=docs\/))/, '').replace(/\.mdx?$/, '')
const loaders = new Map(Object.entries(files).map(([path, load]) => [slugOf(path), load]))

export const contentSlugs: readonly string[] = [...loaders.keys()]

const loading = new Map<string, Promise<Content | undefined>>()
const loaded = new Map<string, Content>()

const load = async (slug: string): Promise<Content | undefined> => {
  try {
    const file = await loaders.get(slug)?.()
    if (file === undefined) return undefined
    const content = { Component: file.default, meta: { ...file.meta, toc: file.toc } }
    loaded.set(slug, content)
    return content
  } catch (error) {
    // A chunk that did not arrive is asked for again the next time.
    loading.delete(slug)
    throw error
  }
}

/** The same promise for the same text, so that a page may suspend on it; undefined where there is no such text. */
export const loadContent = (slug: string): Promise<Content | undefined> => {
  const known = loading.get(slug) ?? load(slug)
  // Addresses are the reader's: only what exists is remembered.
  if (loaders.has(slug)) loading.set(slug, known)
  return known
}

/** What has been loaded already, for rendering in one go. */
export const readContent = (slug: string): Content | undefined => loaded.get(slug)
