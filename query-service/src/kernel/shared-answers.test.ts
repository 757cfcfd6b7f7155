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
