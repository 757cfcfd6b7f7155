import { expect, it } from 'vitest'
import { atMost } from './at-most.ts'

it('does two things at a time in the order they came, lets two wait, and refuses what comes then', async () => {
  const limited = atMost(2, 2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (number: number) =>
    limited(async () => {
      begun.push(number)
      await new Promise<void>((resolve) => (ends[number] = resolve))
      if (number === 0) throw new Error('failed')
      return number
    })
  const [first, second, third, fourth] = [work(0), work(1), work(2), work(3)]
  await expect(work(4)).rejects.toMatchObject({ code: 'unavailable' })
  expect(begun).toEqual([0, 1])
  ends[0]?.()
  await expect(first).rejects.toThrow('failed')
  expect(begun).toEqual([0, 1, 2])
  for (const number of [1, 2]) ends[number]?.()
  expect(await Promise.all([second, third])).toEqual([1, 2])
  ends[3]?.()
  expect(await fourth).toBe(3)
  const again = work(5)
  ends[5]?.()
  expect(await again).toBe(5)
})
