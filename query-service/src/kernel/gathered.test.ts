import { expect, it } from 'vitest'
import { gathered } from './gathered.ts'

const lengths = (names: readonly string[]) => new Map(names.map((name) => [name, name.length]))

it('asks at once for the first that comes, and together for all who come meanwhile', async () => {
  const asked: string[][] = []
  const lengthOf = gathered(async (names: readonly string[]) => {
    asked.push([...names])
    await new Promise((resolve) => setTimeout(resolve, 5))
    return lengths(names)
  })
  const first = lengthOf('ines')
  await Promise.resolve()
  expect(await Promise.all([first, lengthOf('noor'), lengthOf('tomasz'), lengthOf('noor')])).toEqual([4, 4, 6, 4])
  expect(await lengthOf('mika')).toBe(4)
  expect(asked).toEqual([['ines'], ['noor', 'tomasz'], ['mika']])
})

it('rejects for all who share a question that failed, and not for those of the next', async () => {
  let fails = true
  const lengthOf = gathered(async (names: readonly string[]) => {
    if (fails) throw new Error('unavailable')
    return lengths(names)
  })
  const failed = await Promise.allSettled([lengthOf('ines'), lengthOf('noor')])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  expect(await lengthOf('ines')).toBe(4)
})

it('gives nothing for whom there is nothing', async () => {
  expect(await gathered(async () => lengths([]))('ines')).toBeUndefined()
})
