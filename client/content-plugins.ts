import mdx from '@mdx-js/rollup'
import { valueToEstree } from 'estree-util-value-to-estree'
import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import type { Plugin } from 'vite'
import { pageMeta, type PostMeta, postMeta } from './front-matter.ts'

export const CONTENT = join(import.meta.dirname, 'content')
const BLOG = join(CONTENT, 'blog')
const POSTS = 'virtual:blog-posts'

export type TocEntry = { id: string; text: string; depth: 2 | 3 }
export type ListedPost = PostMeta & { slug: string }

const depths: Record<string, 2 | 3> = { h2: 2, h3: 3 }

const entryOf = (heading: Element): TocEntry[] => {
  const depth = depths[heading.tagName]
  const id = heading.properties['id']
  return depth && typeof id === 'string' ? [{ id, text: toString(heading), depth }] : []
}

/** The table of contents is a value of the module, so that no page looks for its own headings. */
const exportToc = () => (tree: Root) => {
  const toc = tree.children.flatMap((node) => (node.type === 'element' ? entryOf(node) : []))
  tree.children.push({
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ExportNamedDeclaration',
            specifiers: [],
            attributes: [],
            declaration: {
              type: 'VariableDeclaration',
              kind: 'const',
              declarations: [{ type: 'VariableDeclarator', id: { type: 'Identifier', name: 'toc' }, init: valueToEstree(toc) }],
            },
          },
        ],
      },
    },
  })
}

const GUIDES = 'accounts|api|auditing|voting'
const GUIDE = new RegExp(`^(${GUIDES})\\.md$`)

/** The guides stand in the repository: each begins with its title, which the page has, and names other files, of which only guides are pages. */
const asPage = () => (tree: Root) => {
  tree.children = tree.children.filter((node) => node.type !== 'element' || node.tagName !== 'h1')
  turnLinks(tree)
}

const turnLinks = (parent: Root | Element): void => {
  for (const node of parent.children) {
    if (node.type !== 'element') continue
    const { href } = node.properties
    if (typeof href === 'string') {
      const guide = GUIDE.exec(href)?.[1]
      if (guide === undefined && href.endsWith('.md')) Object.assign(node, { tagName: 'span', properties: {} })
      else node.properties['href'] = guide === undefined ? href.replace(/^http:\/\/localhost:3000(?=\/)/, '') : `/docs/${guide}`
    }
    turnLinks(node)
  }
}

const compiled = (include: RegExp, yaml: (value: string) => unknown, more: readonly (typeof asPage)[] = []): Plugin => {
  const { name, config, transform } = mdx({
    include,
    remarkPlugins: [remarkFrontmatter, [remarkMdxFrontmatter, { name: 'meta', parsers: { yaml } }], remarkGfm],
    rehypePlugins: [...more, rehypeSlug, exportToc],
  })
  return {
    name,
    config,
    // Before React's plugin: only then is a text a module.
    enforce: 'pre',
    transform: {
      filter: { id: include },
      async handler(text, id) {
        const module = await transform(text, id)
        return module && { code: module.code, map: null }
      },
    },
  }
}

const headOf = (file: string, text: string): string => {
  const yaml = /^---\n(.*?)\n---\n/s.exec(text)?.[1]
  if (yaml === undefined) throw new Error(`${file} has no front matter`)
  return yaml
}

/** Newest first. */
const readPosts = async (): Promise<ListedPost[]> => {
  const posts: ListedPost[] = []
  for await (const file of glob('**/*.mdx', { cwd: BLOG })) {
    posts.push({ slug: file.replace(/\.mdx$/, ''), ...postMeta(headOf(file, await readFile(join(BLOG, file), 'utf8'))) })
  }
  return posts.toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
}

/** The heads of all posts in one small module, so that a list of posts does not load the posts. */
const blogPosts = (): Plugin => ({
  name: 'blog-posts',
  resolveId: { filter: { id: new RegExp(`^${POSTS}$`) }, handler: () => `\0${POSTS}` },
  load: { filter: { id: new RegExp(`^\0${POSTS}$`) }, handler: async () => `export const posts = ${JSON.stringify(await readPosts())}` },
})

export const contentPlugins = (): Plugin[] => [
  compiled(/content\/blog\/.*\.mdx$/, postMeta),
  compiled(/content\/(?!blog\/).*\.mdx$/, pageMeta),
  compiled(new RegExp(`/docs/(${GUIDES})\\.md$`), pageMeta, [asPage]),
  blogPosts(),
]
