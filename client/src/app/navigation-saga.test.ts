import { LogPosition } from '@debut/events/kernel/ids.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { UnknownAction } from '@reduxjs/toolkit'
import type { Task } from 'redux-saga'
import { bestOfWeek, feedOf } from '../features/discussion/posts/feeds.ts'
import { feedQueryIn } from '../features/discussion/posts/feed-query.ts'
import { shownFeed } from '../features/discussion/posts/shown-feed.ts'
import type { ApiClient } from '../lib/api/api-client.ts'
import { memberIdOf } from '../lib/api/testing/ids.ts'
import { readAs } from '../lib/api/testing/read-as.ts'
import { refreshDue, statusChanged } from '../lib/live/live-slice.ts'
import type { LiveStream } from '../lib/live/live-stream.ts'
import { resourceFetched } from '../lib/resources/resources-slice.ts'
import { rolesRenewed, sessionFound } from '../lib/session/session-slice.ts'
import { navigationOf } from './navigation-saga.ts'
import { pageGivenUp, pageOpened, pageShown, selectShown } from './navigation-slice.ts'
import { openPage } from './open-pages.ts'
import { findRoute } from './find-route.ts'
import { createStore } from './store.ts'

/** On a busy machine, a page's code loads late. */
const WITHIN = { timeout: 20_000 }
const PAGE = '/community'
const EMPTY = { posts: [], more: false, all: 0, position: LogPosition.parse(4) }

let said: string[]
let task: Task
let open: (path: string) => void
let dispatch: (action: UnknownAction) => void
let shown: () => ReturnType<typeof selectShown>
/** Sagas go on in microtasks once an answer is there. */
let settled: () => Promise<void>

const api: ApiClient = {
  async get(path, schema) {
    said.push(`get ${path}`)
    return readAs(schema, EMPTY)
  },
  post: () => Promise.reject(new Error('nothing is sent here')),
}
const navigator = {
  go: (to: string) => void said.push(`go ${to}`),
  leave: (url: string) => void said.push(`leave ${url}`),
  remember: ({ returnTo }: { returnTo?: string }) => void said.push(`remember ${returnTo}`),
  rememberShown: () => void said.push('remember what is shown'),
  wanted: () => ({ path: '/' }),
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

beforeEach(async () => {
  said = []
  const { route } = findRoute(PAGE)
  if (route !== undefined) await openPage(route)
  const { store, run } = createStore({})
  for (const query of [feedOf(feedQueryIn(new URLSearchParams())), bestOfWeek()])
    store.dispatch(resourceFetched({ ...query, entry: { status: 'ready', data: shownFeed(EMPTY), pages: 1 } }))
  task = run(navigationOf({ api, live, auth: () => Promise.reject(new Error('no sign-in in this test')) }, navigator))
  dispatch = store.dispatch
  open = (path) => void store.dispatch(pageOpened({ path, query: '' }))
  shown = () => selectShown(store.getState())
  settled = () => new Promise((resolve) => setImmediate(resolve))
})
afterEach(() => {
  task.cancel()
  vi.useRealTimers()
})

it('does not load again what the server has loaded for the first page', async () => {
  open(PAGE)
  await settled()
  expect(said).toEqual(['subscribe posts 4'])
})

it('lets go of a page that the reader leaves, and loads it afresh when they return', async () => {
  open(PAGE)
  open('/nowhere')
  expect(said).toEqual(['subscribe posts 4', 'unsubscribe posts'])
  open(PAGE)
  await settled()
  expect(said.slice(2)).toEqual(['get /api/posts', 'get /api/posts/top?period=week&limit=12', 'subscribe posts 4'])
})

it('keeps what a page shows of its reader’s own, also where it shows nothing else of the server', async () => {
  dispatch(sessionFound({ memberId: memberIdOf(1) }))
  open(PAGE)
  open('/settings/communication')
  await vi.waitFor(() => expect(shown().path).toBe('/settings/communication'), WITHIN)
  await settled()
  const before = said.length
  dispatch(refreshDue())
  await settled()
  expect(said.slice(before)).toEqual(['get /api/preferences'])
})

it('shows what is wrong with an address that leads nowhere', async () => {
  open(PAGE)
  open('/nowhere')
  await settled()
  expect(shown()).toEqual({ path: '/nowhere', query: '', problem: { status: 404, message: 'Page not found: /nowhere' } })
  open('/edit/waiting-line/seven')
  await settled()
  expect(shown().problem).toEqual({ status: 404, message: 'Page Not Found: /edit/waiting-line/seven' })
})

it('takes a visitor of a page for members to the sign-in page, and remembers what they wanted', async () => {
  open(PAGE)
  open('/your-tools')
  await settled()
  expect(said.slice(2)).toEqual(['remember /your-tools', 'go /login'])
  expect(shown().path).toBe('/')
})

it('follows a rule to another page, or out of the site', async () => {
  open(PAGE)
  open('/promote-your-tool')
  await settled()
  open('/directories')
  await settled()
  expect(said.filter((line) => /^(go|leave)/.test(line))).toEqual(['go /pricing', expect.stringMatching(/^leave https:/)])
})

it('opens a page that was refused, once its reader has got the role for it', async () => {
  dispatch(pageShown({ path: PAGE, query: '', problem: { status: 404, message: 'Page Not Found' } }))
  open(PAGE)
  await settled()
  expect(said).toEqual([])
  dispatch(rolesRenewed())
  await settled()
  expect(shown().problem).toBeUndefined()
  expect(said).toEqual(['get /api/posts', 'get /api/posts/top?period=week&limit=12', 'subscribe posts 4'])
  dispatch(rolesRenewed())
  await settled()
  expect(said).toHaveLength(3)
})

const MISSING = new TypeError('Failed to fetch dynamically imported module')

const missOnce = (path: string) => {
  const { route } = findRoute(path)
  vi.spyOn(route ?? { open: () => Promise.reject(new Error(`no ${path}`)) }, 'open').mockRejectedValueOnce(MISSING)
}

it('shows what failed, and tries it again once the page is live again', async () => {
  open(PAGE)
  missOnce('/blog')
  open('/blog')
  await vi.waitFor(() => expect(shown().problem).toEqual({ status: 500, message: 'A part of this page did not load' }), WITHIN)
  dispatch(statusChanged('reconnecting'))
  await settled()
  expect(shown().problem?.status).toBe(500)
  dispatch(statusChanged('live'))
  await vi.waitFor(() => expect(shown()).toEqual({ path: '/blog', query: '' }), WITHIN)
})

/** As long as a page may pause before it tries once more. */
const pause = async () => {
  await settled()
  await vi.advanceTimersByTimeAsync(1_000)
}

it('tries again by itself, as the network may have been back before the failure was known', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  open(PAGE)
  missOnce('/faqs')
  open('/faqs')
  await vi.waitFor(() => expect(shown().problem?.status).toBe(500), WITHIN)
  await pause()
  await vi.waitFor(() => expect(shown()).toEqual({ path: '/faqs', query: '' }), WITHIN)
})

it('loads a page once more that could not be drawn for want of code', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  open(PAGE)
  await settled()
  const problem = { status: 500, message: 'A part of this page did not load' } as const
  dispatch(pageShown({ path: PAGE, query: '', problem }))
  dispatch(pageGivenUp(problem))
  await pause()
  await vi.waitFor(() => expect(shown()).toEqual({ path: PAGE, query: '' }), WITHIN)
})
