import { Members } from '@debut/events/members/member-answers.ts'
import { EventEmitter, once } from 'node:events'
import type { Task } from 'redux-saga'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createStore } from '../../app/store.ts'
import { ApiError, type ApiClient } from '../../lib/api/api-client.ts'
import { memberIdOf } from '../../lib/api/testing/ids.ts'
import { readAs } from '../../lib/api/testing/read-as.ts'
import { refreshDue } from '../../lib/live/live-slice.ts'
import { createLiveStream, type LiveStream } from '../../lib/live/live-stream.ts'
import { startLiveServer, type LiveServer } from '../../lib/live/testing/live-server.ts'
import { pageOf } from './member.ts'
import { followMembers, loadMembers } from './members-saga.ts'
import { earlierRequested, membersLoaded, retryRequested, membersSlice } from './members-slice.ts'

const member = (position: number, username: string | null = `member-${position}`) => ({
  memberId: memberIdOf(position),
  username,
  avatar: null,
  registeredAt: '2026-03-01T08:00:00Z',
  position,
})
const page = (...positions: number[]) => ({
  members: positions.map((each) => member(each)),
  total: positions.length,
  position: positions[0] ?? 0,
})

const pageShown = (...positions: number[]) => pageOf(readAs(Members, page(...positions)))

let server: LiveServer
let live: LiveStream
let task: Task
let answers: unknown[]
let asked: string[]
let handle: ReturnType<typeof createStore>
const changes = new EventEmitter()

/** Answers what the test laid out; unavailable when it laid out nothing. */
const api: ApiClient = {
  async get(path, schema) {
    asked.push(path)
    return readAs(schema, answers.shift())
  },
  post: () => Promise.reject(new ApiError('unreachable', 'nothing is sent here')),
}

const state = () => handle.store.getState().members
const positions = () => state().members.map(({ position }) => position)
const until = async (holds: () => boolean) => {
  while (!holds()) await once(changes, 'change')
}
const arrive = (position: number, username: string | null = `member-${position}`) =>
  server.say({ type: 'message', topic: 'members', cursor: position, body: { ...member(position, username), total: position } })

const follow = () => {
  task = handle.run(followMembers, api, live)
}

beforeEach(async () => {
  server = await startLiveServer()
  live = createLiveStream({ open: () => new WebSocket(server.url), token: () => null, retryDelay: () => 1 })
  live.connect()
  answers = []
  asked = []
  handle = createStore({}, [membersSlice])
  handle.store.subscribe(() => changes.emit('change'))
})
afterEach(async () => {
  task.cancel()
  live.pause()
  await server.close()
})

it('listens from where the page it was given ends', async () => {
  handle.store.dispatch(membersLoaded(pageShown(9, 7)))
  follow()
  expect(await server.welcome()).toEqual({ type: 'subscribe', topic: 'members', cursor: 9 })
  arrive(12)
  await until(() => positions().includes(12))
  expect(positions()).toEqual([12, 9, 7])
  expect(asked).toEqual([])
})

it('tells a crowd from a single arrival to those who listen to the page', async () => {
  handle.store.dispatch(membersLoaded(pageShown(9)))
  follow()
  await server.welcome()
  arrive(12)
  arrive(13)
  arrive(14, null)
  await until(() => state().announcement !== '')
  expect(state().announcement).toBe('2 members joined')
})

it('fetches anew when the server can no longer continue from its cursor, and then listens from there', async () => {
  handle.store.dispatch(membersLoaded(pageShown(9)))
  answers = [page(50, 49)]
  follow()
  await server.welcome()
  server.say({ type: 'reset', topic: 'members' })
  expect(await server.next()).toEqual({ type: 'subscribe', topic: 'members', cursor: 50 })
  expect(positions()).toEqual([50, 49])
})

it('goes back with a log that was set back', async () => {
  handle.store.dispatch(membersLoaded(pageShown(900)))
  answers = [page(7, 5)]
  follow()
  await server.welcome()
  server.say({ type: 'reset', topic: 'members' })
  expect(await server.next()).toEqual({ type: 'subscribe', topic: 'members', cursor: 7 })
  expect(positions()).toEqual([7, 5])
})

it('tries again by itself when the list could not be reached', async () => {
  task = handle.run(loadMembers, api)
  await task.toPromise()
  expect(state().status).toBe('unreachable')
  answers = [page(3)]
  follow()
  await until(() => state().status === 'ready')
  expect(await server.welcome()).toMatchObject({ cursor: 3 })
})

it('tries again at once when the reader asks', async () => {
  follow()
  answers = [page(3)]
  handle.store.dispatch(retryRequested())
  await until(() => state().status === 'ready')
  expect(asked).toHaveLength(1)
})

it('refreshes when the page may be old', async () => {
  handle.store.dispatch(membersLoaded(pageShown(9)))
  answers = [page(11, 9)]
  follow()
  handle.store.dispatch(refreshDue())
  await until(() => positions().includes(11))
  expect(positions()).toEqual([11, 9])
})

it('looks further back from the oldest row', async () => {
  handle.store.dispatch(membersLoaded({ ...pageShown(9, 7), total: 3 }))
  answers = [{ ...page(2), total: 3 }]
  follow()
  handle.store.dispatch(earlierRequested())
  await until(() => state().earlier === 'none')
  expect(asked).toEqual(['/api/members?limit=30&before=7'])
  expect(positions()).toEqual([9, 7, 2])
})

it('survives an answer that is not what was asked for', async () => {
  answers = [{ members: 'none' }]
  task = handle.run(loadMembers, api)
  await task.toPromise()
  expect(state().status).toBe('unreachable')
})
