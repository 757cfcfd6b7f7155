import { LogPosition } from '@debut/events/kernel/ids.ts'
import { expect, it } from 'vitest'
import { sharedAnswers } from './shared-answers.ts'

it('keeps what many ask for, however many other things one asker makes up', async () => {
  const answer = sharedAnswers({ onMove: () => undefined }, 'members')
  const made: string[] = []
  const ask = (key: string) =>
    answer(key, async () => {
      made.push(key)
      return { tag: key, body: key }
    })
  for (let index = 0; index < 600; index++) await ask(`before ${index}`)
  for (let index = 600; index < 2_000; index++) {
    await ask('front page')
    await ask(`before ${index}`)
  }
  expect(made.filter((key) => key === 'front page')).toHaveLength(1)
})

it('makes an answer anew after the projection moved, and after it failed', async () => {
  const listeners: ((projection: string) => void)[] = []
  const answer = sharedAnswers({ onMove: (listener) => listeners.push((name) => listener(name, undefined)) }, 'members')
  const made: string[] = []
  const ask = (body: string) =>
    answer('front page', async () => {
      made.push(body)
      if (body === 'failed') throw new Error(body)
      return { tag: body, body }
    })
  await expect(ask('failed')).rejects.toThrow('failed')
  await ask('first')
  for (const move of listeners) move('votes')
  expect(await ask('shared')).toMatchObject({ body: 'first' })
  for (const move of listeners) move('members')
  expect(await ask('second')).toMatchObject({ body: 'second' })
  expect(made).toEqual(['failed', 'first', 'second'])
})

it('makes an answer anew whichever of the projections it reads has moved, also while another stands still', async () => {
  const listeners: ((projection: string) => void)[] = []
  const checkpoints = {
    onMove: (listener: (projection: string, topics: undefined) => void) => listeners.push((name) => listener(name, undefined)),
  }
  const answer = sharedAnswers(checkpoints, 'rankings', 'tools')
  let made = 0
  const ask = async () => (await answer('a tool', async () => ({ tag: '', body: String(++made) }))).body
  expect(await ask()).toBe('1')
  for (const move of listeners) move('tools')
  expect(await ask()).toBe('2')
  for (const move of listeners) move('members')
  expect(await ask()).toBe('2')
})

const answering = () => {
  const listeners: ((projection: string, topics: readonly string[] | undefined) => void)[] = []
  const answer = sharedAnswers({ onMove: (listener) => listeners.push(listener) }, 'rankings')
  const made: string[] = []
  const ask = async (topic: string, position: number, atLeast?: number) => {
    const make = async () => {
      made.push(topic)
      return { tag: topic, body: topic, position: LogPosition.parse(position) }
    }
    await answer(topic, make, { topic, ...(atLeast !== undefined && { atLeast: LogPosition.parse(atLeast) }) })
    return made.length
  }
  const move = (...topics: string[]) => {
    for (const listener of listeners) listener('rankings', topics)
  }
  const moveSomewhere = () => {
    for (const listener of listeners) listener('rankings', undefined)
  }
  return { ask, move, moveSomewhere }
}

it('keeps the answer for a topic until that topic has changes, or any topic may have some', async () => {
  const { ask, move, moveSomewhere } = answering()
  expect(await ask('board:day', 10)).toBe(1)
  move('board:week', 'tool:1')
  expect(await ask('board:day', 10)).toBe(1)
  move('board:week', 'board:day')
  expect(await ask('board:day', 20)).toBe(2)
  moveSomewhere()
  expect(await ask('board:day', 30)).toBe(3)
})

it('makes it anew for a reader who has to see more than it shows, once for all of them', async () => {
  const { ask } = answering()
  await ask('board:day', 10)
  expect(await ask('board:day', 10, 10)).toBe(1)
  await Promise.all([ask('board:day', 20, 15), ask('board:day', 20, 20), ask('board:day', 20, 11)])
  expect(await ask('board:day', 20, 20)).toBe(2)
})
