import { setImmediate as turn } from 'node:timers/promises'
import { Unavailable } from '@debut/adapters/errors.ts'
import { expect, it } from 'vitest'
import { inTurns } from './turns.ts'

/** Work that ends when the test says so. */
const works = () => {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    work: (name: string) => async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      if (name === 'fails') throw new Error(name)
      return name
    },
    end: async (name: string) => {
      ends.get(name)?.()
      await turn()
    },
  }
}

it('begins as many at a time as may, and the others in the order in which they came', async () => {
  const { begun, work, end } = works()
  const take = inTurns(2, 10)
  const all = ['a', 'fails', 'b', 'c'].map((name) => take(work(name)).catch((error: unknown) => String(error)))
  await turn()
  expect(begun).toEqual(['a', 'fails'])
  await end('fails')
  expect(begun).toEqual(['a', 'fails', 'b'])
  await end('a')
  await end('b')
  await end('c')
  expect(await Promise.all(all)).toEqual(['a', 'Error: fails', 'b', 'c'])
  const late = take(work('d'))
  await end('d')
  expect(await late).toBe('d')
})

it('refuses more when too many wait', async () => {
  const { work, end } = works()
  const take = inTurns(1, 1)
  const first = take(work('a'))
  const second = take(work('b'))
  await expect(take(work('c'))).rejects.toThrow(Unavailable)
  await end('a')
  await end('b')
  expect(await Promise.all([first, second])).toEqual(['a', 'b'])
})
