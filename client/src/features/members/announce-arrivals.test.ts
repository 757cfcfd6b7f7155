import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Task } from 'redux-saga'
import { createStore } from '../../app/store.ts'
import { framesReceived } from '../../lib/resources/follow-live.ts'
import { announceArrivals } from './announce-arrivals.ts'
import { announcementSlice, selectAnnouncement } from './announcement-slice.ts'

let handle: ReturnType<typeof createStore>
let task: Task

const arrive = (...names: (string | null)[]) => {
  const messages = names.map((username, cursor) => ({ cursor, body: { username } }))
  handle.store.dispatch(framesReceived({ topic: 'members', messages, upTo: null }))
}
const said = () => selectAnnouncement(handle.store.getState())

beforeEach(() => {
  vi.useFakeTimers()
  handle = createStore({}, [announcementSlice])
  task = handle.run(announceArrivals)
})
afterEach(() => {
  task.cancel()
  vi.useRealTimers()
})

it('tells a crowd from a single arrival to those who listen to the page', async () => {
  arrive('ada')
  await vi.advanceTimersByTimeAsync(999)
  expect(said()).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  expect(said()).toBe('ada joined')
  arrive('noor')
  arrive('mika', null)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(said()).toBe('ada joined')
  await vi.advanceTimersByTimeAsync(1)
  expect(said()).toBe('2 members joined')
})

it('says nothing of members who were erased, nor of other topics', async () => {
  arrive(null)
  handle.store.dispatch(framesReceived({ topic: 'tool:harbor', messages: [{ cursor: 1, body: { username: 'ada' } }], upTo: null }))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(said()).toBe('')
})
