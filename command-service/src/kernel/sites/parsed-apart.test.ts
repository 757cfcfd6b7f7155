import { expect, it } from 'vitest'
import { parsedApart } from './parsed-apart.ts'
import type * as parsers from './testing/parsers-of-tests.ts'

const open = (options: Parameters<typeof parsedApart>[1] = {}) =>
  parsedApart<typeof parsers>(import.meta.resolve('./testing/parsers-of-tests.ts'), options)

const UNREADABLE = { name: 'OutgoingError', reason: 'unreadable' }

it('parses on another thread, which has none of our settings', async () => {
  const { thread, names } = await open()('settings', '')
  expect(thread).toBeGreaterThan(0)
  expect(names).toEqual([])
})

it('ends a thread that does not come to an end, and lets the page behind it have all of its time', async () => {
  const apart = open({ threads: 1, longestMs: 1_000 })
  const [hanging, behind, elsewhere] = await Promise.allSettled([apart('hang', 'a'), apart('settings', ''), open()('settings', '')])
  expect(hanging).toMatchObject({ reason: UNREADABLE })
  expect([behind.status, elsewhere.status]).toEqual(['fulfilled', 'fulfilled'])
})

it('ends a thread that takes too much memory, and nothing else', async () => {
  const apart = open({ memory: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 } })
  await expect(apart('grow', 'a')).rejects.toMatchObject(UNREADABLE)
  expect(await apart('settings', '')).toMatchObject({ names: [] })
})

it('fails as the parser fails', async () => {
  await expect(open()('fail', 'no page')).rejects.toThrow('no page')
})
