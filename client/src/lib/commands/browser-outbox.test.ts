import { expect, it } from 'vitest'
import { browserOutbox } from './browser-outbox.ts'
import { memoryOutbox } from './outbox-store.ts'

const entry = (commandId: string) => ({ commandId, memberId: 'ines', type: 'CastVote', payload: {} })
const lasting = () => ({ ...memoryOutbox(), isLasting: async () => true })

it('is opened with the first need for it, and once', async () => {
  let opened = 0
  const outbox = browserOutbox(async () => {
    opened += 1
    return lasting()
  })
  expect(opened).toBe(0)
  await Promise.all([outbox.read('ines'), outbox.keep(entry('1'))])
  expect(opened).toBe(1)
  expect([await outbox.read('ines'), await outbox.read('tomasz')]).toEqual([[entry('1')], []])
  expect(await outbox.isLasting()).toBe(true)
})

it('keeps for as long as the page is open where the browser keeps nothing', async () => {
  const outbox = browserOutbox(() => Promise.reject(new Error('storage is blocked')))
  await outbox.keep(entry('1'))
  expect(await outbox.read('ines')).toEqual([entry('1')])
  expect(await outbox.isLasting()).toBe(false)
  await outbox.drop('1')
  expect(await outbox.read('ines')).toEqual([])
})

it('keeps in the page what the browser has no room for any more', async () => {
  const full = { ...lasting(), keep: () => Promise.reject(new Error('quota')) }
  const outbox = browserOutbox(async () => full)
  await outbox.keep(entry('1'))
  expect(await outbox.read('ines')).toEqual([entry('1')])
  expect(await outbox.isLasting()).toBe(false)
})
