import { Unavailable } from '@debut/adapters/errors.ts'
import { expect, it } from 'vitest'
import { limitCommands } from './limit-commands.ts'

it('refuses requests while all places are taken, and admits them when one is free again, also after a failure', async () => {
  const admit = limitCommands({ most: 2 })
  const first = Promise.withResolvers<string>()
  const second = Promise.withResolvers<string>()
  const inside = [admit('Wave', () => first.promise), admit('Wave', () => second.promise)]
  let begun = false
  await expect(
    admit('Wave', async () => {
      begun = true
    }),
  ).rejects.toThrow(Unavailable)
  expect(begun).toBe(false)
  first.reject(new Error('it failed'))
  await expect(inside[0]).rejects.toThrow('it failed')
  expect(await admit('Wave', async () => 'third')).toBe('third')
  second.resolve('second')
  expect(await inside[1]).toBe('second')
})

it('lets commands of a kind wait for their own while a few are in work, and no others', async () => {
  const admit = limitCommands({ few: ['Like', 'Comment'], fewAre: 1, mostWaiting: 1 })
  const work = Promise.withResolvers<void>()
  const begun: string[] = []
  const send = (kind: string) =>
    admit(kind, () => {
      begun.push(kind)
      return work.promise
    })
  const sent = ['Like', 'Like', 'Comment', 'Vote', 'Vote'].map(send)
  await new Promise(setImmediate)
  expect(begun.toSorted()).toEqual(['Comment', 'Like', 'Vote', 'Vote'])
  await expect(send('Like')).rejects.toThrow(Unavailable)
  work.resolve()
  await Promise.all(sent)
  expect(begun.toSorted()).toEqual(['Comment', 'Like', 'Like', 'Vote', 'Vote'])
})
