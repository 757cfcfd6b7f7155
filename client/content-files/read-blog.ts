import { isLittle, wordsIn } from '@debut/events/search/words.ts'
import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Author, type Category, type PostMeta, postMeta, readAuthors, readCategories, splitFile } from './front-matter.ts'
import { plainText } from './plain-text.ts'
import { countWords, readingMinutes } from './reading-time.ts'
import { relatedPosts } from './related-posts.ts'

export type ListedPost = Omit<PostMeta, 'description'> & {
  readonly slug: string
  readonly words: number
  readonly minutes: number
  /** The slugs of posts like it, the likest first. */
  readonly related: readonly string[]
}
export interface Blog {
  /** Newest first. */
  readonly posts: readonly ListedPost[]
  readonly categories: Readonly<Record<string, Category>>
  readonly authors: Readonly<Record<string, Author>>
}
/** For each post, by its slug, the words of its text that can be looked for. */
export type BlogWords = Readonly<Record<string, string>>

const LONGEST_SLUG = 120
/** More than a page shows, as one of them may be a draft still. */
const RELATED = 5

const SLUG = /^(?!(?:page|categories|authors)\/)[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/

const refuse = (file: string, reason: string) => new Error(`${file} can't be used:\n  ${reason}`)

interface Folders {
  readonly blog: string
  /** Covers and pictures lie in this folder. */
  readonly files: string
}

const CLIENT = join(import.meta.dirname, '..')
const BLOG_FOLDERS: Folders = { blog: join(CLIENT, 'content/blog'), files: join(CLIENT, 'public') }

/** The blog from its files. What is wrong in one of them is an error that names it. */
export const readBlog = async ({ blog, files }: Folders = BLOG_FOLDERS): Promise<Blog & { readonly searched: BlogWords }> => {
  const read = (file: string) => readFile(join(blog, file), 'utf8')
  const [categories, authors] = [
    readCategories(await read('categories.yaml'), 'blog/categories.yaml'),
    readAuthors(await read('authors.yaml'), 'blog/authors.yaml'),
  ]
  const expectFile = (file: string, field: string, path: string | undefined) => {
    if (path !== undefined && !existsSync(join(files, path))) throw refuse(file, `${field}: there is no file client/public${path}`)
  }
  for (const [name, { picture }] of Object.entries(authors)) expectFile('blog/authors.yaml', `${name}.picture`, picture)

  const found = []
  for await (const path of glob('**/*.mdx', { cwd: blog })) {
    const name = path.replaceAll('\\', '/')
    const file = `blog/${name}`
    const slug = name.slice(0, -'.mdx'.length)
    if (!SLUG.test(slug) || slug.length > LONGEST_SLUG)
      throw refuse(file, `the name of the file: makes no address of at most ${LONGEST_SLUG} small characters, digits, hyphens and slashes`)
    const { yaml, body } = splitFile(await read(path), file)
    const { description: _, ...meta } = postMeta(yaml, file)
    if (authors[meta.author] === undefined) throw refuse(file, `author: "${meta.author}" is not in blog/authors.yaml`)
    const unknown = meta.categories.find((category) => categories[category] === undefined)
    if (unknown !== undefined) throw refuse(file, `categories: "${unknown}" is not in blog/categories.yaml`)
    expectFile(file, 'cover', meta.cover)
    found.push({ ...meta, slug, text: plainText(body) })
  }
  const related = relatedPosts(found.map(({ text, ...post }) => ({ ...post, text: `${post.title} ${post.excerpt} ${text}` })))
  const posts = found
    .map(({ text, ...post }): ListedPost => {
      const words = countWords(text)
      return { ...post, words, minutes: readingMinutes(words), related: (related.get(post.slug) ?? []).slice(0, RELATED) }
    })
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
  const searched = Object.fromEntries(found.map(({ slug, text }) => [slug, wordsOf(text)]))
  return { posts, categories, authors, searched }
}

/** Names each of them once. */
const wordsOf = (text: string): string => {
  const words = wordsIn(text).map(({ word }) => word)
  return [...new Set(words)].filter((word) => word.length > 1 && !isLittle(word)).join(' ')
}
