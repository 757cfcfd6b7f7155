import { expect, it } from 'vitest'
import { pageMeta, postMeta, readAuthors, readChange, splitFile } from './front-matter.ts'

const fine = `title: Fine
excerpt: ${'x'.repeat(60)}
author: debut-team
date: 2026-11-21
categories: [voting]`

const refusal = (read: () => unknown): string => {
  try {
    read()
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return 'nothing was refused'
}

it('reads the head of a post', () => {
  expect(postMeta(fine)).toMatchObject({ title: 'Fine', date: '2026-11-21', categories: ['voting'], description: 'x'.repeat(60) })
  expect(postMeta(`${fine}\nupdated: 2026-11-22\ndraft: true\ncover: /blog/harbor.webp`)).toMatchObject({ draft: true })
})

it.each([
  ['title: Fine', 'title: No', 'title: has 2 characters, and needs 3 to 120'],
  ['title: Fine', 'title: 2026', 'title: is no text: put it in quotes'],
  [/excerpt: .*/, 'excerpt: Short', 'excerpt: has 5 characters, and needs 40 to 200'],
  [/excerpt: .*\n/, '', 'excerpt: is missing'],
  ['2026-11-21', 'yesterday', 'date: is not a day that exists, written as 2026-11-21'],
  ['2026-11-21', '2026-02-30', 'date: is not a day that exists, written as 2026-11-21'],
  ['2026-11-21', '2026-11-21\nupdated: 2026-11-20', 'updated: is before the date'],
  ['author: debut-team', 'author: The Debut team', 'author: is not a name in small characters, digits and hyphens, such as launch-day'],
  ['[voting]', 'voting', 'categories: is no list, such as [voting, makers]'],
  ['[voting]', '[]', 'categories: names 0 categories, and needs 1 to 3'],
  ['[voting]', '[a, b, c, d]', 'categories: names 4 categories, and needs 1 to 3'],
  ['[voting]', '[voting, voting]', 'categories: names a category twice'],
  ['[voting]', '[voting]\ndraft: maybe', 'draft: is neither true nor false'],
  ['[voting]', '[voting]\ncover: harbor.webp', 'cover: is not the path of a file in client/public, such as /blog/harbor.webp'],
  ['[voting]', '[voting]\nautor: noor', 'autor: is no field that is known here'],
])('names the file and the field when %s is %s', (was, is, reason) => {
  expect(refusal(() => postMeta(fine.replace(was, is), 'blog/fine.mdx'))).toBe(`blog/fine.mdx can't be used:\n  ${reason}`)
})

it('names every field that is wrong, and what is no YAML at all', () => {
  expect(refusal(() => postMeta('title: Fine', 'a.mdx')).split('\n')).toHaveLength(5)
  expect(refusal(() => pageMeta('title: [', 'a.mdx'))).toMatch(/^a\.mdx can't be used:\n {2}is no YAML: /)
})

it('reads an entry of the changelog, and refuses names without a day', () => {
  const yaml = 'title: Search\nkind: new'
  expect(readChange(yaml, 'client/content/changelog/2026-11-23-search.md')).toEqual({ title: 'Search', kind: 'new' })
  for (const name of ['search.md', '2026-11-31-search.md', '2026-11-23-Search.md', '2026-11-23.md'])
    expect(refusal(() => readChange(yaml, `changelog/${name}`))).toContain('the name of the file: is no day and name')
  expect(refusal(() => readChange('title: Search\nkind: nicer', '2026-11-23-search.md'))).toContain('kind: is none of new, improved, fixed')
})

it('names an author whose fields are wrong', () => {
  expect(refusal(() => readAuthors('noor:\n  name: Noor\n  line: Too short', 'authors.yaml'))).toBe(
    "authors.yaml can't be used:\n  noor.line: has 9 characters, and needs 20 to 160\n  noor.picture: is missing",
  )
})

it('refuses a file that begins with no front matter', () => {
  expect(splitFile('---\r\ntitle: A\r\n---\r\nText', 'a.md')).toEqual({ yaml: 'title: A', body: 'Text' })
  expect(refusal(() => splitFile('# Text', 'a.md'))).toContain('begins with no front matter')
})
