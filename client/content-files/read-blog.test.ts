import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'
import { readBlog } from './read-blog.ts'
import { countWords, readingMinutes } from './reading-time.ts'
import { relatedPosts } from './related-posts.ts'

let folder: string
const write = async (file: string, content: string) => {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), content)
}
const post = (fields: string, text = 'A text.') =>
  `---\ntitle: A title\nexcerpt: ${'An excerpt that is long enough. '.repeat(2).trim()}\nauthor: noor\n${fields}\n---\n\n${text}\n`

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blog-'))
  await write('noor.svg', '')
  await write('authors.yaml', 'noor:\n  name: Noor\n  line: Writes about what she counts.\n  picture: /noor.svg\n')
  const described = `description: ${'About it. '.repeat(5).trim()}`
  await write('categories.yaml', `voting:\n  title: Voting\n  ${described}\nmakers:\n  title: Makers\n  ${described}\n`)
})
afterEach(() => rm(folder, { recursive: true }))
const read = () => readBlog({ blog: folder, files: folder })

it('lists posts newest first, by addresses of several segments, with their length and what can be looked for', async () => {
  await write('old.mdx', post('date: 2026-11-01\ncategories: [voting]', '## Roots\n\nThe **Merkle** root.'))
  await write('launch-day/new.mdx', post('date: 2026-11-02\ncategories: [makers]', 'word '.repeat(500)))
  const { posts, searched } = await read()
  expect(posts.map(({ slug, minutes, words }) => ({ slug, minutes, words }))).toEqual([
    { slug: 'launch-day/new', minutes: 2, words: 500 },
    { slug: 'old', minutes: 1, words: 4 },
  ])
  expect(posts[0]?.related).toEqual(['old'])
  expect(searched).toEqual({ 'launch-day/new': 'word', old: 'roots merkle root' })
  // The excerpt is not carried along twice.
  expect(posts[0]).not.toHaveProperty('description')
})

it.each([
  ['a.mdx', 'date: 2026-11-01\ncategories: [launches]', /^blog\/a\.mdx .*\n {2}categories: "launches" is not in blog\/categories\.yaml$/],
  ['a.mdx', 'date: 2026-11-01\ncategories: [voting]\ncover: /a.webp', /cover: there is no file client\/public\/a\.webp$/],
  ['Not An Address.mdx', 'date: 2026-11-01\ncategories: [voting]', /the name of the file: makes no address/],
  ['page/two.mdx', 'date: 2026-11-01\ncategories: [voting]', /the name of the file: makes no address/],
  [`${'a'.repeat(121)}.mdx`, 'date: 2026-11-01\ncategories: [voting]', /at most 120/],
])('refuses %s, and says why', async (file, fields, reason) => {
  await write(file, post(fields))
  await expect(read()).rejects.toThrow(reason)
})

it('refuses a post of an unknown author, and an author without a picture', async () => {
  await write('a.mdx', post('date: 2026-11-01\ncategories: [voting]').replace('noor', 'ines'))
  await expect(read()).rejects.toThrow('author: "ines" is not in blog/authors.yaml')
  await rm(join(folder, 'noor.svg'))
  await expect(read()).rejects.toThrow('noor.picture: there is no file client/public/noor.svg')
})

it('reads the blog that there is', async () => {
  const { posts, categories, authors } = await readBlog()
  expect(posts.length).toBeGreaterThan(5)
  const used = (names: readonly string[]) => [...new Set(names)].toSorted()
  expect(used(posts.flatMap((each) => each.categories))).toEqual(Object.keys(categories).toSorted())
  expect(used(posts.map(({ author }) => author))).toEqual(Object.keys(authors).toSorted())
})

it('sees the words of a text as a reader does', () => {
  const text = `import {
  VOTES,
} from '@debut/events/votes.ts'
import { b } from "b"

## Why it *works*

You have {VOTES} votes, see [the rules](/how-it-works#rules) or \`code\`.

<Callout title="x > y">

- Don't trade votes

</Callout>

| a | b |`
  expect(plainText(text)).toBe("Why it works You have votes, see the rules or code. Don't trade votes a b")
})

it('takes a minute for 220 words, and at least one', () => {
  expect(countWords("Don't count twenty-four hours – twice")).toBe(5)
  expect([0, 1, 220, 329, 331, 2_200].map(readingMinutes)).toEqual([1, 1, 1, 1, 2, 10])
})

it('finds posts alike by rare words and by categories', () => {
  const text = 'we count votes every day'
  const posts = [
    { slug: 'root', categories: ['voting'], text: `${text} merkle root receipt` },
    { slug: 'receipt', categories: ['makers'], text: `${text} receipt root proof` },
    { slug: 'streak', categories: ['voting'], text: `${text} streak tier` },
    { slug: 'canteen', categories: ['food'], text: `${text} canteen menu` },
  ]
  const related = relatedPosts(posts)
  expect(related.get('root')).toEqual(['streak', 'receipt', 'canteen'])
  expect(related.get('receipt')?.[0]).toBe('root')
  expect(relatedPosts([])).toEqual(new Map())
  expect(relatedPosts(posts.slice(0, 1)).get('root')).toEqual([])
})
