import { LogPosition } from '@debut/events/kernel/ids.ts'
import { expect, it } from 'vitest'
import { optionsFor, tagFrom } from './tag-field.tsx'

it.each([
  ['Road Trips', 'road-trips'],
  ['#ai', 'ai'],
  [' --no code!-- ', 'no-code'],
  ['a'.repeat(50), 'a'.repeat(30)],
  ['***', ''],
])('writes %j as tags are written', (typed, tag) => {
  expect(tagFrom(typed)).toBe(tag)
})

it('offers what others carry by its name, the tag that a typed one leads to, and a new one only where it may be used', () => {
  const known = [
    { name: 'ai', shownName: 'AI', tools: 12 },
    { name: 'mail', tools: 3 },
  ]
  const names = (wanted: string, status?: Parameters<typeof optionsFor>[0]['status']) =>
    optionsFor({ wanted, tags: ['mail'], known, status }).map(({ label, words }) => [label, words])
  const status = { tag: 'llm', shownName: null, into: null, banned: null, position: LogPosition.parse(1) }
  expect(names('')).toEqual([['AI', '12']])
  expect(names('llm')).toEqual([['llm', 'new']])
  expect(names('llm', status)).toEqual([['llm', 'new']])
  expect(names('llm', { ...status, into: { tag: 'ai', shownName: 'AI' } })).toEqual([['AI', 'for llm']])
  expect(names('llm', { ...status, banned: 'spam' })).toEqual([])
})
