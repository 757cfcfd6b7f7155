import { expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'
import { sharedTurns } from './shared-turns.ts'

const KIND = {}

/** A log that is read one turn after the other, each as long as the test wants. */
const reading = () => {
  const turns = inTurn()
  const shared = sharedTurns(turns)
  const begun: { readonly giveUpAt: number | undefined; readonly end: (written: number) => void; readonly fail: () => void }[] = []
  const look = (giveUpAt?: number, key = 'post') =>
    shared(KIND, key, giveUpAt, (latest) => {
      const { promise, resolve, reject } = Promise.withResolvers<number>()
      begun.push({ giveUpAt: latest, end: resolve, fail: () => reject(new Error('the log is unavailable')) })
      return promise
    })
  return { look, turns, begun }
}

it('reads once more for all who ask while a reading is under way', async () => {
  const { look, begun } = reading()
  const first = look()
  const others = [look(), look(), look()]
  expect(begun).toHaveLength(1)
  begun[0]?.end(1)
  expect(await first).toBe(1)
  begun[1]?.end(2)
  expect(await Promise.all(others)).toEqual([2, 2, 2])
  expect(begun).toHaveLength(2)
})

it('begins another reading for those who ask once it has begun', async () => {
  const { look, begun } = reading()
  const [first, second] = [look(), look()]
  begun[0]?.end(1)
  await first
  const third = look()
  begun[1]?.end(2)
  expect(await second).toBe(2)
  begun[2]?.end(3)
  expect(await third).toBe(3)
})

it('lets streams be read beside each other', () => {
  const { look, begun } = reading()
  void look(undefined, 'post')
  void look(undefined, 'another')
  expect(begun).toHaveLength(2)
})

it('waits as long as the most patient of them', async () => {
  const { look, begun } = reading()
  const first = look(100)
  void look(200)
  void look(300)
  void look(250)
  begun[0]?.end(1)
  await first
  expect(begun.map(({ giveUpAt }) => giveUpAt)).toEqual([100, 300])
})

it('waits without an end for one who gives no time', async () => {
  const { look, begun } = reading()
  const first = look(100)
  void look(200)
  void look()
  begun[0]?.end(1)
  await first
  expect(begun[1]?.giveUpAt).toBeUndefined()
})

it('waits for other work on the same stream', async () => {
  const { look, turns, begun } = reading()
  const { promise, resolve } = Promise.withResolvers<void>()
  const command = turns(KIND, 'post', () => promise)
  void look()
  void look()
  expect(begun).toHaveLength(0)
  resolve()
  await command
  expect(begun).toHaveLength(1)
})

it('fails for all who share a reading, and reads anew for the next', async () => {
  const { look, begun } = reading()
  const first = look()
  const both = Promise.allSettled([look(), look()])
  begun[0]?.end(1)
  await first
  begun[1]?.fail()
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const next = look()
  begun[2]?.end(3)
  expect(await next).toBe(3)
})
