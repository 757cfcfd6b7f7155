import { randomUUID } from 'node:crypto'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { expect, it } from 'vitest'
import { drawingInTurns } from './drawing.ts'

const member = () => MemberId.parse(randomUUID())

/** Pictures that are drawn when the test says so. */
const studio = () => {
  const drawing = drawingInTurns()
  const done: string[] = []
  const finish: (() => void)[] = []
  const give = (memberId: MemberId, name: string) =>
    drawing(memberId, async () => {
      await new Promise<void>((resolve) => finish.push(resolve))
      done.push(name)
    }).then(
      () => 'drawn',
      (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
    )
  const drawAll = async () => {
    for (let idle = 0; idle < 3; idle += 1) {
      for (let next = finish.shift(); next !== undefined; next = finish.shift(), idle = 0) {
        next()
        await new Promise(setImmediate)
      }
      await new Promise(setImmediate)
    }
  }
  return { give, drawAll, done }
}

it('lets members take turns, however many pictures one of them gives at once', async () => {
  const { give, drawAll, done } = studio()
  const [busy, other] = [member(), member()]
  const all = [0, 1, 2, 3, 4, 5].map((index) => give(busy, `busy ${index}`))
  all.push(give(other, 'other 0'), give(other, 'other 1'))
  await drawAll()
  expect(await Promise.all(all)).toEqual(all.map(() => 'drawn'))
  expect(done).toEqual(['busy 0', 'busy 1', 'busy 2', 'other 0', 'busy 3', 'other 1', 'busy 4', 'busy 5'])
})

it('asks a member with many waiting to come later, and takes those of others', async () => {
  const { give, drawAll } = studio()
  const busy = member()
  const all = Array.from({ length: 30 }, (_, index) => give(busy, `busy ${index}`))
  const others = Array.from({ length: 20 }, () => give(member(), 'other'))
  await drawAll()
  const answers = await Promise.all(all)
  expect(answers.filter((answer) => answer === 'drawn')).toHaveLength(10)
  expect(answers.filter((answer) => answer === 'too-many-requests')).toHaveLength(20)
  expect(new Set(await Promise.all(others))).toEqual(new Set(['drawn']))
})

it('says that it is too busy where too many wait altogether', async () => {
  const { give, drawAll } = studio()
  const all = Array.from({ length: 60 }, () => give(member(), 'one'))
  await drawAll()
  const answers = await Promise.all(all)
  expect([answers.filter((answer) => answer === 'drawn').length, answers.at(-1)]).toEqual([42, 'unavailable'])
})
