import { expect, it } from 'vitest'
import { fairTurns } from './fair-turns.ts'

/** Work that is finished when the test says so. */
const workshop = (bounds: Partial<Parameters<typeof fairTurns>[0]> = {}) => {
  const inTurn = fairTurns({ atOnce: 2, atOnceEach: 2, waiting: 40, waitingEach: 8, ...bounds })
  const done: string[] = []
  const finish: (() => void)[] = []
  const give = (who: string, name: string, size = 1, signal?: AbortSignal) =>
    inTurn(
      who,
      async () => {
        await new Promise<void>((resolve) => finish.push(resolve))
        done.push(name)
      },
      { size, signal },
    ).then(
      () => 'done',
      (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
    )
  const finishAll = async () => {
    for (let idle = 0; idle < 3; idle += 1) {
      for (let next = finish.shift(); next !== undefined; next = finish.shift(), idle = 0) {
        next()
        await new Promise(setImmediate)
      }
      await new Promise(setImmediate)
    }
  }
  return { give, finishAll, done, begun: () => finish.length }
}

it('lets all take turns, however much work one of them gives at once', async () => {
  const { give, finishAll, done } = workshop()
  const all = [0, 1, 2, 3, 4, 5].map((index) => give('busy', `busy ${index}`))
  all.push(give('other', 'other 0'), give('other', 'other 1'))
  await finishAll()
  expect(await Promise.all(all)).toEqual(all.map(() => 'done'))
  expect(done).toEqual(['busy 0', 'busy 1', 'other 0', 'busy 2', 'other 1', 'busy 3', 'busy 4', 'busy 5'])
})

it('lets one who has had no turn go before all who have', async () => {
  const { give, finishAll, done } = workshop({ atOnce: 1 })
  const all = [0, 1].flatMap((index) => ['one', 'two', 'three'].map((who) => give(who, `${who} ${index}`)))
  await new Promise(setImmediate)
  all.push(give('new', 'new'))
  await finishAll()
  await Promise.all(all)
  expect(done).toEqual(['one 0', 'two 0', 'three 0', 'new', 'two 1', 'three 1', 'one 1'])
})

it('keeps room for others where one may only do so much at once', async () => {
  const { give, finishAll, begun, done } = workshop({ atOnceEach: 1 })
  const busy = [give('busy', 'busy 0'), give('busy', 'busy 1')]
  expect(begun()).toBe(1)
  const other = give('other', 'other')
  expect(begun()).toBe(2)
  await finishAll()
  await Promise.all([...busy, other])
  expect(done).toEqual(['busy 0', 'other', 'busy 1'])
})

it('lets all have the same amount, so that small work has more turns than large work', async () => {
  const { give, finishAll, done } = workshop({ atOnce: 1 })
  const all = [0, 1].flatMap((index) => ['one', 'two'].map((who) => give(who, `${who} ${index}`, 10)))
  await new Promise(setImmediate)
  for (const index of [0, 1, 2]) all.push(give('small', `small ${index}`, 4))
  await finishAll()
  await Promise.all(all)
  expect(done).toEqual(['one 0', 'two 0', 'small 0', 'small 1', 'small 2', 'two 1', 'one 1'])
})

it('keeps a place for small work, however much large work there is', async () => {
  const { give, finishAll, begun, done } = workshop({ atOnceEach: 1, keptForSmall: { places: 1, size: 1 } })
  const all = ['one', 'two', 'three'].map((who) => give(who, who, 5))
  expect(begun()).toBe(1)
  all.push(give('small', 'small', 1))
  expect(begun()).toBe(2)
  await finishAll()
  await Promise.all(all)
  expect(done).toEqual(['one', 'small', 'two', 'three'])
})

it('lets large work begin however much small work there is, and fills every place that is free', async () => {
  const { give, finishAll, begun, done } = workshop({ atOnce: 3, atOnceEach: 1, keptForSmall: { places: 1, size: 1 } })
  const all = ['one', 'two', 'three'].flatMap((who) => [0, 1, 2, 3].map((index) => give(who, `${who} ${index}`, 1)))
  all.push(give('large', 'large', 3))
  await finishAll()
  await Promise.all(all)
  expect(done.indexOf('large')).toBeLessThan(6)

  const two = ['x', 'y'].map((who) => give(who, `${who} large`, 5))
  two.push(give('x', 'x small', 1), give('p', 'p large', 5))
  expect(begun()).toBe(2)
  await finishAll()
  await Promise.all(two)
  expect(done.slice(-4)).toEqual(['x large', 'y large', 'p large', 'x small'])
})

it('lets large work have its turn, however many come anew with small work', async () => {
  const { give, finishAll, done } = workshop({ atOnce: 1, waiting: 400 })
  const all = [give('first', 'first', 4), give('large', 'large', 5)]
  for (let index = 0; index < 100; index++) all.push(give(`new ${index}`, `new ${index}`, 4))
  await finishAll()
  await Promise.all(all)
  expect(done.indexOf('large')).toBeLessThan(3)
})

it('leaves out the work of those who have left', async () => {
  const { give, finishAll, done } = workshop({ atOnce: 1 })
  const left = new AbortController()
  const all = [give('one', 'one'), give('two', 'two 0', 1, left.signal), give('two', 'two 1'), give('three', 'three', 1, left.signal)]
  left.abort()
  all.push(give('four', 'four', 1, left.signal))
  await finishAll()
  expect(await Promise.all(all)).toEqual(['done', 'unavailable', 'done', 'unavailable', 'unavailable'])
  expect(done).toEqual(['one', 'two 1'])
})

it('asks one with much waiting to come later, and takes the work of others', async () => {
  const { give, finishAll } = workshop()
  const all = Array.from({ length: 30 }, (_, index) => give('busy', `busy ${index}`))
  const others = Array.from({ length: 20 }, (_, index) => give(`other ${index}`, 'other'))
  await finishAll()
  const answers = await Promise.all(all)
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(10)
  expect(answers.filter((answer) => answer === 'too-many-requests')).toHaveLength(20)
  expect(new Set(await Promise.all(others))).toEqual(new Set(['done']))
})

it('says that it is too busy where too much waits altogether', async () => {
  const { give, finishAll } = workshop()
  const all = Array.from({ length: 60 }, (_, index) => give(`one ${index}`, 'one'))
  await finishAll()
  const answers = await Promise.all(all)
  expect([answers.filter((answer) => answer === 'done').length, answers.at(-1)]).toEqual([42, 'unavailable'])
})
