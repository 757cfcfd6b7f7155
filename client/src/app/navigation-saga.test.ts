import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Task } from 'redux-saga'
import { membersLoaded } from '../features/members/members-slice.ts'
import type { ApiClient } from '../lib/api/api-client.ts'
import type { LiveStream } from '../lib/live/live-stream.ts'
import { followNavigation, pageOpened } from './navigation-saga.ts'
import { createStore } from './store.ts'

const EMPTY = { members: [], total: 0, position: 4 }

let said: string[]
let task: Task
let open: (path: string) => void
/** Sagas go on in microtasks once an answer is there. */
let settled: () => Promise<void>

const api: ApiClient = {
  async get(path, parse) {
    said.push(`get ${path}`)
    const parsed = parse(EMPTY)
    if (parsed === undefined) throw new Error('not a page of members')
    return parsed
  },
}
const live: LiveStream = {
  subscribe: (topic, cursor) => {
    said.push(`subscribe ${topic} ${cursor}`)
    return () => void said.push(`unsubscribe ${topic}`)
  },
  watch: () => () => undefined,
  connect: () => undefined,
  pause: () => undefined,
}

beforeEach(() => {
  said = []
  const { store, run } = createStore({})
  store.dispatch(membersLoaded(EMPTY))
  task = run(followNavigation, api, live)
  open = (path) => void store.dispatch(pageOpened(path))
  settled = () => new Promise((resolve) => setImmediate(resolve))
})
afterEach(() => task.cancel())

it('does not load again what the server has loaded for the first page', async () => {
  open('/')
  await settled()
  expect(said).toEqual(['subscribe members 4'])
})

it('lets go of a page that the reader leaves, and loads it afresh when they come back', async () => {
  open('/')
  open('/nowhere')
  expect(said).toEqual(['subscribe members 4', 'unsubscribe members'])
  open('/')
  await settled()
  expect(said.slice(2)).toEqual(['get /api/members?limit=30', 'subscribe members 4'])
})
