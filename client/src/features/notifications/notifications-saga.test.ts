import { combineReducers, configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit'
import createSagaMiddleware, { type Task } from 'redux-saga'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError, type ApiClient } from '../../lib/api/api-client.ts'
import { commandIdOf, memberIdOf } from '../../lib/api/testing/ids.ts'
import { readAs } from '../../lib/api/testing/read-as.ts'
import { commandAnswered, commandRefused, commandRequested } from '../../lib/commands/outbox-slice.ts'
import { refreshDue } from '../../lib/live/live-slice.ts'
import type { LiveStream, Subscriber } from '../../lib/live/live-stream.ts'
import { overlayClosed, overlayOpened, overlaySlice } from '../../lib/overlays/overlay-slice.ts'
import { tabSeen } from '../../lib/live/tab-seen.ts'
import { sessionFound, sessionSlice, signedOut } from '../../lib/session/session-slice.ts'
import { ownResourcesSlice, resourceFetched, resourcesSlice } from '../../lib/resources/resources-slice.ts'
import { listedNotifications } from './listed-notifications.ts'
import { followNotifications } from './notifications-saga.ts'
import {
  allReadRequested,
  earlierRequested,
  notificationClicked,
  notificationsSlice,
  pageLeft,
  pageOpened,
  pageShowsUnread,
  selectNotifications,
} from './notifications-slice.ts'

const idOf = (position: number) => commandIdOf(position).replace('-7', '-4')
const row = (position: number, is_read = false) => ({
  id: idOf(position),
  recipient_id: memberIdOf(1),
  actor_id: null,
  type: 'follow',
  actor: null,
  payload: {},
  quote: null,
  tool_name: null,
  also: null,
  is_read,
  created_at: '2026-03-01T08:00:00Z',
  position,
})
const page = (more: boolean, ...notifications: ReturnType<typeof row>[]) => ({ notifications, more, readUpTo: null, position: 99 })
const PANEL = '/api/notifications?likes=together'
const COUNT = '/api/notifications/unread-count'

let commands: ReturnType<typeof commandRequested>['payload'][]

const create = () => {
  const sagas = createSagaMiddleware()
  const reducer = combineReducers({
    notifications: notificationsSlice.reducer,
    overlay: overlaySlice.reducer,
    resources: resourcesSlice.reducer,
    ownResources: ownResourcesSlice.reducer,
    session: sessionSlice.reducer,
  })
  const listen = () => (next: (action: unknown) => unknown) => (action: unknown) => {
    if (commandRequested.match(action)) commands.push(action.payload)
    return next(action)
  }
  return { store: configureStore({ reducer, middleware: () => new Tuple(listen, sagas) }), run: sagas.run }
}

let store: ReturnType<typeof create>['store']
let task: Task
let asked: string[]
let answers: Record<string, unknown>
let subscriber: Subscriber | undefined

const api: ApiClient = {
  async get(path, schema) {
    asked.push(path)
    return readAs(schema, answers[path])
  },
  post: () => Promise.reject(new ApiError('unreachable', 'nothing is sent here')),
}
const live: LiveStream = {
  subscribe: (topic, _cursor, given) => {
    asked.push(`subscribe ${topic}`)
    subscriber = given
    return () => void asked.push(`unsubscribe ${topic}`)
  },
  watch: () => () => undefined,
  connect: () => undefined,
  pause: () => undefined,
}

const say = (action: UnknownAction) => void store.dispatch(action)
const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const state = () => selectNotifications(store.getState())
const shown = () => state().items.map(({ position, is_read }) => (is_read ? `n${position}` : `n${position} unread`))
const sent = () => commands.map(({ type, payload }) => [type, payload])
const answer = () => {
  for (const command of commands.splice(0)) say(commandAnswered({ ...command, position: 99 }))
}
const signIn = async () => {
  say(sessionFound({ memberId: 'ines' }))
  await after(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'info').mockReturnValue()
  asked = []
  commands = []
  answers = { [COUNT]: { count: 2 }, [PANEL]: page(false, row(8), row(7), row(6, true)) }
  const created = create()
  store = created.store
  task = created.run(followNotifications, { api, live })
})
afterEach(() => {
  task.cancel()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('asks nothing for a visitor, and counts and listens for a member from sign-in until sign-out', async () => {
  say(refreshDue())
  await after(1_000)
  expect(asked).toEqual([])
  await signIn()
  expect(asked).toEqual([COUNT, 'subscribe notifications'])
  expect(state().count).toBe(2)
  say(signedOut())
  await after(0)
  expect(asked.at(-1)).toBe('unsubscribe notifications')
  expect(state()).toMatchObject({ count: 0, items: [] })
  say(refreshDue())
  await after(1_000)
  expect(asked).toHaveLength(3)
})

it('counts anew when the tab is seen again and with every poll, and keeps what it knew when there is no answer', async () => {
  await signIn()
  answers[COUNT] = { count: 5 }
  say(tabSeen())
  say(refreshDue())
  await after(100)
  expect(asked.filter((path) => path === COUNT)).toHaveLength(2)
  expect(state().count).toBe(5)
  delete answers[COUNT]
  say(refreshDue())
  await after(100)
  expect(state().count).toBe(5)
  expect(console.info).toHaveBeenCalledOnce()
})

it('marks what is shown as read 800 ms after the panel is opened, and counts anew 100 ms after that was accepted', async () => {
  await signIn()
  say(overlayOpened('notifications'))
  await after(799)
  expect(shown()).toEqual(['n8 unread', 'n7 unread', 'n6'])
  expect(sent()).toEqual([])
  await after(1)
  expect(sent()).toEqual([['MarkNotificationsRead', { upTo: 8 }]])
  expect(shown()).toEqual(['n8', 'n7', 'n6'])
  expect(state().count).toBe(0)
  await after(1_000)
  const counted = () => asked.filter((path) => path === COUNT).length
  expect(counted()).toBe(1)
  // Something has come meanwhile that this tab did not receive.
  answers[COUNT] = { count: 1 }
  answer()
  await after(99)
  expect(counted()).toBe(1)
  await after(1)
  expect(counted()).toBe(2)
  expect(state().count).toBe(1)
})

it('takes back what could not be marked as read', async () => {
  await signIn()
  say(overlayOpened('notifications'))
  await after(800)
  const [command] = commands.splice(0)
  if (command === undefined) throw new Error('Nothing was sent')
  say(commandRefused({ ...command, problem: { code: 'internal', message: 'Something went wrong.' } }))
  await after(100)
  expect(shown()).toEqual(['n8 unread', 'n7 unread', 'n6'])
  expect(state().count).toBe(2)
})

it('fills a panel that was opened before it came', async () => {
  say(overlayOpened('notifications'))
  await signIn()
  expect(shown()).toEqual(['n8 unread', 'n7 unread', 'n6'])
})

it('counts once where the list is not open that was read elsewhere', async () => {
  await signIn()
  answers[COUNT] = { count: 0 }
  subscriber?.onMessage({ cursor: 9, body: [{ readUpTo: 8 }] })
  await after(100)
  expect(state().count).toBe(0)
})

it('keeps the dot of what was unread when the panel opened until it is clicked', async () => {
  await signIn()
  say(overlayOpened('notifications'))
  await after(800)
  answer()
  await after(100)
  expect(state().fresh).toEqual([idOf(8), idOf(7)])
  say(notificationClicked([idOf(8)]))
  expect(state().fresh).toEqual([idOf(7)])
  say(overlayClosed())
  answers[PANEL] = page(false, row(8, true), row(7, true))
  say(overlayOpened('notifications'))
  await after(0)
  expect(state().fresh).toEqual([])
})

it('marks all that was received as read when asked to', async () => {
  await signIn()
  say(overlayOpened('notifications'))
  await after(800)
  answer()
  subscriber?.onMessage({ cursor: 11, body: [row(11)] })
  await after(0)
  expect(shown()[0]).toBe('n11 unread')
  say(allReadRequested())
  await after(0)
  expect(sent()).toEqual([['MarkNotificationsRead', { upTo: 11 }]])
  expect(shown()[0]).toBe('n11')
})

it('sends nothing when everything has been read', async () => {
  answers = { [COUNT]: { count: 0 }, [PANEL]: page(false, row(6, true)) }
  await signIn()
  say(overlayOpened('notifications'))
  await after(800)
  expect(sent()).toEqual([])
})

it('loads what is earlier after the last that it has, for as long as there is more', async () => {
  answers[PANEL] = page(true, row(8), row(7))
  answers[`${PANEL}&before=7`] = page(false, row(5, true))
  await signIn()
  say(overlayOpened('notifications'))
  await after(0)
  expect(state().more).toBe(true)
  say(earlierRequested())
  await after(0)
  expect(shown()).toEqual(['n8 unread', 'n7 unread', 'n5'])
  expect(state().more).toBe(false)
})

it('shows what comes while the panel is open once, and what was read elsewhere as read', async () => {
  await signIn()
  say(overlayOpened('notifications'))
  await after(0)
  for (let time = 0; time < 2; time++) subscriber?.onMessage({ cursor: 9, body: [row(9)] })
  await after(0)
  expect(shown()).toEqual(['n9 unread', 'n8 unread', 'n7 unread', 'n6'])
  subscriber?.onMessage({ cursor: 10, body: [{ readUpTo: 7 }] })
  await after(0)
  expect(shown()).toEqual(['n9 unread', 'n8 unread', 'n7', 'n6'])
})

it('starts afresh when the server can no longer tell what was missed', async () => {
  await signIn()
  say(overlayOpened('notifications'))
  await after(0)
  answers[PANEL] = page(false, row(30))
  subscriber?.onReset()
  await after(0)
  expect(shown()).toEqual(['n30 unread'])
  await after(1_000)
  expect(asked.filter((path) => path === 'subscribe notifications')).toHaveLength(2)
})

it('goes on waiting when the panel cannot be filled, and fills it with the next poll', async () => {
  delete answers[PANEL]
  await signIn()
  say(overlayOpened('notifications'))
  await after(0)
  expect(state()).toMatchObject({ status: 'loading', items: [] })
  answers[PANEL] = page(false, row(8))
  say(refreshDue())
  await after(0)
  expect(state()).toMatchObject({ status: 'ready', items: [{ id: idOf(8) }] })
})

it('keeps what it had, and says nothing, when more cannot be loaded', async () => {
  answers[PANEL] = page(true, row(8), row(7))
  await signIn()
  say(overlayOpened('notifications'))
  await after(0)
  say(earlierRequested())
  await after(0)
  expect(shown()).toEqual(['n8 unread', 'n7 unread'])
  expect(state()).toMatchObject({ status: 'ready', more: true })
  expect(console.info).toHaveBeenCalledOnce()
})

const pageShows = (...rows: ReturnType<typeof row>[]) => {
  const { key, isOwn } = listedNotifications(false)
  say(resourceFetched({ key, isOwn, entry: { status: 'ready', data: page(false, ...rows), pages: 1 } }))
  say(pageShowsUnread(rows.flatMap(({ id, is_read }) => (is_read ? [] : [id]))))
}

it('marks what its own page shows as read 800 ms after it is opened, and keeps the dots', async () => {
  pageShows(row(8), row(7), row(6, true))
  say(pageOpened())
  pageShows(row(8), row(7), row(6, true))
  await signIn()
  await after(799)
  expect(sent()).toEqual([])
  await after(1)
  expect(sent()).toEqual([['MarkNotificationsRead', { upTo: 8 }]])
  expect(state()).toMatchObject({ count: 0, fresh: [idOf(8), idOf(7)] })
  expect(asked).not.toContain(PANEL)
})

it('waits for what its page shows where that takes longer than 800 ms', async () => {
  await signIn()
  say(pageOpened())
  await after(900)
  expect(sent()).toEqual([])
  pageShows(row(8))
  await after(0)
  expect(sent()).toEqual([['MarkNotificationsRead', { upTo: 8 }]])
})

it('marks nothing as read for a reader who has left the page by then', async () => {
  await signIn()
  say(pageOpened())
  pageShows(row(8))
  say(pageLeft())
  await after(900)
  expect(sent()).toEqual([])
})

it('drops what is listed no more, as its text was deleted or hidden, and keeps what came live since', async () => {
  await signIn()
  answers[PANEL] = page(true, row(90), row(80), row(70))
  say(overlayOpened('notifications'))
  await after(0)
  answers[`${PANEL}&before=70`] = page(false, row(60))
  say(earlierRequested())
  await after(0)
  say(overlayClosed())
  subscriber?.onMessage({ cursor: 120, body: [row(120)] })
  await after(0)
  answers[PANEL] = page(true, row(90), row(70))
  say(overlayOpened('notifications'))
  await after(0)
  expect(state().items.map(({ position }) => position)).toEqual([120, 90, 70, 60])
})
