import { beforeEach, expect, it } from 'vitest'
import { createByteCache } from './byte-cache.ts'

let made: string[]
let cached: (key: string) => Promise<{ body: Buffer }>

beforeEach(() => {
  made = []
  const cache = createByteCache<{ body: Buffer }>(10)
  cached = (key) =>
    cache(key, async () => {
      made.push(key)
      if (key === 'broken') throw new Error('no')
      return { body: Buffer.alloc(Number(key.slice(1)) || 4) }
    })
})

it('makes a thing once for all who ask, also while it is being made', async () => {
  await Promise.all([cached('a4'), cached('a4')])
  await cached('a4')
  expect(made).toEqual(['a4'])
})

it('drops what was asked for longest ago once there are too many bytes', async () => {
  await cached('a4')
  await cached('b4')
  await cached('a4')
  await cached('c4')
  made = []
  for (const key of ['a4', 'c4', 'b4']) await cached(key)
  expect(made).toEqual(['b4'])
})

it('gives what is too big for it without keeping it, and then has room as before', async () => {
  expect((await cached('x99')).body).toHaveLength(99)
  await cached('a4')
  await cached('b4')
  made = []
  for (const key of ['a4', 'b4', 'x99']) await cached(key)
  expect(made).toEqual(['x99'])
})

it('tries again what could not be made', async () => {
  await expect(cached('broken')).rejects.toThrow('no')
  await expect(cached('broken')).rejects.toThrow('no')
  expect(made).toEqual(['broken', 'broken'])
})
