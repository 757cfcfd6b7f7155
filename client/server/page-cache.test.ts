import { beforeEach, expect, it } from 'vitest'
import { createPageCache } from './page-cache.ts'

let now: number
let drawn: string[]
let cached: (key: string, render: () => Promise<string>) => Promise<string>

const draw = (text: string) => async () => {
  drawn.push(text)
  return text
}

beforeEach(() => {
  now = 0
  drawn = []
  cached = createPageCache<string>({ freshFor: 1_000, most: 2, now: () => now, keep: (value) => value !== 'broken' })
})

it('draws a page once for all who come within a second', async () => {
  await cached('/', draw('first'))
  now = 999
  expect(await cached('/', draw('second'))).toBe('first')
  now = 1_000
  expect(await cached('/', draw('third'))).toBe('third')
})

it('lets those who come while it is being drawn wait for the same drawing', async () => {
  const answers = await Promise.all([cached('/', draw('one')), cached('/', draw('two')), cached('/', draw('three'))])
  expect(answers).toEqual(['one', 'one', 'one'])
})

it('does not give a page that lacks something to the next reader', async () => {
  await cached('/', draw('broken'))
  expect(await cached('/', draw('whole'))).toBe('whole')
})

it('forgets a page that could not be drawn', async () => {
  await expect(cached('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cached('/', draw('whole'))).toBe('whole')
})

it('holds no more pages than it is configured to', async () => {
  for (const path of ['/a', '/b', '/c']) await cached(path, draw(path))
  await cached('/a', draw('/a again'))
  await cached('/c', draw('/c again'))
  expect(drawn).toEqual(['/a', '/b', '/c', '/a again'])
})
