import mdx from '@mdx-js/rollup'
import { valueToEstree } from 'estree-util-value-to-estree'
import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { join, relative } from 'node:path'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import type { Plugin } from 'vite'
import { pageMeta, postMeta, readChange, splitFile } from './content-files/front-matter.ts'
import { readBlog } from './content-files/read-blog.ts'

export const CONTENT = join(import.meta.dirname, 'content')

export type TocEntry = { id: string; text: string; depth: 2 | 3 }

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

type ReadMeta = (yaml: string, file?: string) => unknown

const compiled = (include: RegExp, read: ReadMeta, more: readonly (typeof asPage)[] = []): Plugin => {
  const { name, config, transform } = mdx({
    include,
    remarkPlugins: [
      remarkFrontmatter,
      [remarkMdxFrontmatter, { name: 'meta', parsers: { yaml: (yaml: string) => read(yaml) } }],
      remarkGfm,
    ],
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
        const file = relative(join(CONTENT, '../..'), id)
        // The parser above does not know which file it reads.
        read(splitFile(text, file).yaml, file)
        const module = await transform(text, id)
        return module && { code: module.code, map: null }
      },
    },
  }
}

/** The heads of all posts in one small module, so that a list of posts does not load the posts; what a search looks through in another. */
const blogModules: Readonly<Record<string, (blog: Awaited<ReturnType<typeof readBlog>>) => Readonly<Record<string, unknown>>>> = {
  'virtual:blog-posts': ({ posts, categories, authors }) => ({ posts, categories, authors }),
  'virtual:blog-words': ({ searched }) => ({ words: searched }),
}

const blogPosts = (): Plugin => ({
  name: 'blog-posts',
  resolveId: { filter: { id: /^virtual:blog-/ }, handler: (id) => (id in blogModules ? `\0${id}` : null) },
  load: {
    filter: { id: /^\0virtual:blog-/ },
    handler: async (id) => {
      const values = blogModules[id.slice(1)]?.(await readBlog()) ?? {}
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  },
})

export const contentPlugins = (): Plugin[] => [
  compiled(/content\/blog\/.*\.mdx$/, postMeta),
  compiled(/content\/(?!blog\/).*\.mdx$/, pageMeta),
  compiled(/content\/changelog\/.*\.md$/, readChange),
  compiled(new RegExp(`/docs/(${GUIDES})\\.md$`), pageMeta, [asPage]),
  blogPosts(),
]
