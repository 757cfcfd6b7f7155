import { expect, it } from 'vitest'
import { inParallel } from './in-parallel.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('runs four at once, and the next when one has ended, however it ended', async () => {
  const run = inParallel(4)
  const tasks = Array.from({ length: 7 }, () => Promise.withResolvers<void>())
  const started: number[] = []
  tasks.forEach(({ promise }, index) =>
    run(() => {
      started.push(index)
      return promise
    }),
  )
  expect(started).toEqual([0, 1, 2, 3])
  tasks[2]?.resolve()
  tasks[0]?.reject(new Error('unavailable'))
  await settled()
  expect(started).toEqual([0, 1, 2, 3, 4, 5])
  for (const { resolve } of tasks) resolve()
  await settled()
  expect(started).toHaveLength(7)
})
