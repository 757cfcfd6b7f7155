import { expect, it } from 'vitest'
import { readThreads } from './read-threads.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

it('reads a post with its title, and the comments below it with what becomes of them', () => {
  const source = `
@@ post shipped ines -3 09:40 likes 12 about diffwood
# A title

A first paragraph.

- a list
@@ adds 2h
Edit: a word.

@@ 1 noor 25m likes 3
One comment.
@@ reported tomasz 1h abuse
@@ deleted 3h

@@ 2 ines 90m likes 0
A reply.
`
  expect(readThreads(source)).toEqual([
    {
      on: {
        kind: 'shipped',
        by: 'ines',
        day: -3,
        sinceMidnight: 9 * HOUR + 40 * MINUTE,
        likes: 12,
        about: 'diffwood',
        title: 'A title',
        body: 'A first paragraph.\n\n- a list',
        later: [{ type: 'added', after: 2 * HOUR, text: 'Edit: a word.' }],
      },
      comments: [
        {
          by: 'noor',
          depth: 1,
          after: 25 * MINUTE,
          likes: 3,
          body: 'One comment.',
          later: [
            { type: 'reported', by: 'tomasz', after: HOUR, reason: 'abuse', note: null },
            { type: 'deleted', after: 3 * HOUR },
          ],
        },
        { by: 'ines', depth: 2, after: 90 * MINUTE, likes: 0, body: 'A reply.', later: [] },
      ],
    },
  ])
})

it('reads a post without a title, and the thread of a tool', () => {
  const [post, tool] = readThreads(
    '@@ post question ines 0 00:05 likes 0\nOnly this.\n@@ tool diffwood -1 10:00\n\n@@ 1 noor 1h likes 1\nHow?',
  )
  expect(post?.on).toMatchObject({ title: null, body: 'Only this.', about: null })
  expect(tool).toMatchObject({ on: { tool: 'diffwood', day: -1 }, comments: [{ body: 'How?' }] })
})

it.each([
  ['a comment above all threads', '@@ 1 noor 25m likes 3\nOne.'],
  ['a kind that no post has', '@@ post advert ines 0 10:00 likes 1\nOne.'],
  ['a time without a unit', '@@ tool diffwood 0 10:00\n@@ 1 noor 25 likes 3\nOne.'],
  ['a reply that is too deep', '@@ tool diffwood 0 10:00\n@@ 4 noor 25m likes 3\nOne.'],
  ['a word that it does not know', '@@ tool diffwood 0 10:00\n@@ pinned 2h'],
])('refuses %s', (_, source) => {
  expect(() => readThreads(source)).toThrow()
})
