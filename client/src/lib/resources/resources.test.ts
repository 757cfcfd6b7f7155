import { defineRoute } from '@debut/events/kernel/define-route.ts'
import { configureStore, createAction, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError, type ApiClient } from '../api/api-client.ts'
import { memberIdOf } from '../api/testing/ids.ts'
import { onMissingCode } from '../deployments/announce-missing-code.ts'
import { refreshDue } from '../live/live-slice.ts'
import type { LiveStream, Subscriber } from '../live/live-stream.ts'
import { sessionFound, sessionSlice, type SessionState, signedOut } from '../session/session-slice.ts'
import { newestFrame } from './follow-live.ts'
import { fetchResources, keepResources, partsChanged, wantedByParts } from './keep-resources.ts'
import { type AnyQuery, resource } from './resource.ts'
import {
  nextPageRequested,
  ownResourcesSlice,
  refetchRequested,
  resourcesSlice,
  resourceUpdated,
  selectData,
  selectResource,
  type WithResources,
} from './resources-slice.ts'

const INES = memberIdOf(1)
const Thing = z.union([z.object({ moved: z.string() }), z.object({ size: z.int(), position: z.int(), stale: z.optional(z.literal(true)) })])
const params = z.object({ name: z.string() })
const grown = createAction<number>('grown')
const replaced = createAction('replaced')

const things = resource(defineRoute('GET /api/things/:name', { who: 'everybody', params, answer: Thing }), {
  onAction: (thing, action) => (grown.match(action) ? { ...thing, size: thing.size + action.payload } : thing),
  isOutdatedBy: (action) => replaced.match(action),
})
const owned = resource(defineRoute('GET /api/owned/:name', { who: 'members', params, answer: Thing }))
const forReader = resource(defineRoute('GET /api/shown/:name', { who: 'everybody', params, answer: Thing }), { dependsOnReader: true })
const List = z.object({ rows: z.array(z.int()), more: z.boolean() })
const lists = resource(
  defineRoute('GET /api/lists', { who: 'everybody', query: z.object({ before: z.optional(z.int()) }), answer: List }),
  {
    pages: {
      next: ({ rows, more }) => (more ? { before: rows.at(-1) } : undefined),
      join: (list, next) => ({ ...next, rows: [...list.rows, ...next.rows] }),
    },
  },
)

let answers: Map<string, unknown>
let asked: string[]
let topics: Map<string, Subscriber>
let cursors: (number | null)[]

/** Answers what the test laid out; a text is a failure's code. */
const api: ApiClient = {
  get: async (path, schema, whose) => {
    asked.push(whose === undefined ? path : `${path} (${whose})`)
    const answer = answers.get(path) ?? 'unreachable'
    if (typeof answer === 'string') throw new ApiError(answer, answer)
    return z.parse(schema, answer)
  },
  post: () => Promise.reject(new Error('nothing is sent here')),
}
const live: LiveStream = {
  subscribe: (topic, cursor, subscriber) => {
    cursors.push(cursor)
    topics.set(topic, subscriber)
    return () => void topics.delete(topic)
  },
  watch: () => () => undefined,
  connect: () => undefined,
  pause: () => undefined,
}

type Known = WithResources & { readonly session: SessionState }

const opened = (session: SessionState = { status: 'visitor' }) => {
  const sagas = createSagaMiddleware()
  const store = configureStore({
    reducer: { session: sessionSlice.reducer, resources: resourcesSlice.reducer, ownResources: ownResourcesSlice.reducer },
    preloadedState: { session },
    middleware: () => new Tuple(sagas),
  })
  return {
    dispatch: store.dispatch,
    view: (query: AnyQuery) => selectResource<unknown>(query)(store.getState()),
    fetch: (wanted: (state: Known) => readonly AnyQuery[]) => sagas.run(fetchResources<Known>, api, wanted).toPromise(),
    keep: (wanted: (state: Known) => readonly AnyQuery[]) => sagas.run(keepResources<Known>, { api, live }, wanted),
  }
}

const [kite, boat] = [things({ name: 'kite' }), things({ name: 'boat' })]

beforeEach(() => {
  vi.useFakeTimers()
  answers = new Map([['/api/things/kite', { size: 1, position: 10 }]])
  asked = []
  topics = new Map()
  cursors = []
})
afterEach(() => {
  vi.useRealTimers()
})

it('tells what is there, what has another name, what there is not and what can’t be had from each other', async () => {
  answers.set('/api/things/boat', { moved: 'ship' })
  answers.set('/api/things/tree', 'status-404')
  const page = opened()
  const [tree, rock] = [things({ name: 'tree' }), things({ name: 'rock' })]
  expect(page.view(kite)).toEqual({ status: 'loading' })
  await page.fetch(() => [kite, boat, tree, rock])
  expect(page.view(kite)).toEqual({ status: 'ready', data: { size: 1, position: 10 }, pages: 1 })
  expect(page.view(boat)).toEqual({ status: 'moved', to: 'ship' })
  expect(page.view(tree)).toEqual({ status: 'missing' })
  expect(page.view(rock)).toEqual({ status: 'unreachable' })
})

it('keeps several parts of one answer apart', async () => {
  const route = defineRoute('GET /api/things/:name', { who: 'everybody', params, answer: Thing })
  const size = resource(route, { part: 'size', transformResponse: (thing) => thing.size })({ name: 'kite' })
  const position = resource(route, { part: 'position', transformResponse: (thing) => thing.position })({ name: 'kite' })
  const page = opened()
  await page.fetch(() => [size, position])
  expect([page.view(size), page.view(position), page.view(kite)]).toMatchObject([{ data: 1 }, { data: 10 }, { status: 'loading' }])
  expect(asked).toEqual(['/api/things/kite', '/api/things/kite'])
})

it('asks at once for all that can be asked for, and then for what the answers tell', async () => {
  answers.set('/api/things/1', { size: 2, position: 10 })
  const page = opened()
  await page.fetch((state) => [kite, boat, ...[selectData(kite)(state) ?? []].flat().map(({ size }) => things({ name: String(size) }))])
  expect(asked).toEqual(['/api/things/kite', '/api/things/boat', '/api/things/1'])
})

it('asks for what a part of the page wants, also when that part was there before the page was kept', async () => {
  const page = opened()
  wantedByParts.add(kite)
  const task = page.keep(() => [])
  await vi.advanceTimersByTimeAsync(0)
  expect(page.view(kite)).toMatchObject({ status: 'ready' })
  answers.set('/api/things/boat', { size: 4, position: 11 })
  wantedByParts.add(boat)
  page.dispatch(partsChanged())
  await vi.advanceTimersByTimeAsync(0)
  expect(page.view(boat)).toMatchObject({ status: 'ready' })
  for (const part of [kite, boat]) wantedByParts.delete(part)
  page.dispatch(partsChanged())
  page.dispatch(refreshDue())
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['/api/things/kite', '/api/things/boat'])
  task.cancel()
})

it('never shows an older answer over a newer one, and nothing instead of something', async () => {
  const page = opened()
  const task = page.keep(() => [kite])
  await vi.advanceTimersByTimeAsync(0)
  for (const answer of [{ size: 2, position: 12 }, { size: 3, position: 11 }, 'unreachable', { moved: 'dragon' }]) {
    answers.set('/api/things/kite', answer)
    page.dispatch(refreshDue())
    await vi.advanceTimersByTimeAsync(0)
    expect(page.view(kite)).toMatchObject({ data: { size: 2 } })
  }
  task.cancel()
})

it('asks again with growing pauses while there is no answer, and at once when its reader asks', async () => {
  const page = opened()
  const task = page.keep(() => [boat])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.length).toBeGreaterThan(4)
  expect(asked.length).toBeLessThan(14)
  answers.set('/api/things/boat', { size: 5, position: 1 })
  page.dispatch(refetchRequested(boat))
  await vi.advanceTimersByTimeAsync(0)
  expect(page.view(boat)).toMatchObject({ data: { size: 5 } })
  task.cancel()
})

it('learns from actions, and fetches what only the server knows', async () => {
  const page = opened()
  const task = page.keep(() => [kite])
  await vi.advanceTimersByTimeAsync(0)
  page.dispatch(grown(4))
  expect(page.view(kite)).toMatchObject({ data: { size: 5 } })
  answers.set('/api/things/kite', { size: 7, position: 11 })
  page.dispatch(replaced())
  await vi.advanceTimersByTimeAsync(0)
  expect(page.view(kite)).toMatchObject({ data: { size: 7 } })
  task.cancel()
})

it('fetches again what became old while it was being fetched', async () => {
  const page = opened()
  const task = page.keep(() => [kite])
  await vi.advanceTimersByTimeAsync(0)
  page.dispatch(refreshDue())
  page.dispatch(replaced())
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveLength(3)
  task.cancel()
})

it('waits for what its reader has just done', async () => {
  answers.set('/api/things/kite', { size: 1, position: 10, stale: true })
  const page = opened()
  const task = page.keep(() => [kite])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asked).toEqual(['/api/things/kite'])
  page.dispatch(refetchRequested({ ...kite, withOwn: true }))
  await vi.advanceTimersByTimeAsync(1_500)
  answers.set('/api/things/kite', { size: 2, position: 12 })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asked.slice(1)).toEqual(Array.from({ length: 3 }, () => '/api/things/kite (own)'))
  task.cancel()
})

it('asks for what is its reader’s own once there is one, and forgets it when they leave', async () => {
  const mine = owned({ name: 'kite' })
  answers.set('/api/owned/kite', { size: 1, position: 10 })
  const page = opened()
  const task = page.keep(() => [mine])
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual([])
  page.dispatch(sessionFound({ memberId: INES }))
  await vi.advanceTimersByTimeAsync(0)
  expect(page.view(mine)).toMatchObject({ status: 'ready' })
  page.dispatch(signedOut())
  expect(page.view(mine)).toEqual({ status: 'loading' })
  task.cancel()
})

it('asks again for what depends on its reader, and does not take a reader who is being found out for a stranger', async () => {
  const shown = forReader({ name: 'kite' })
  answers.set('/api/shown/kite', 'status-404')
  const page = opened({ status: 'renewing' })
  const task = page.keep(() => [shown])
  await vi.advanceTimersByTimeAsync(0)
  expect(page.view(shown)).toEqual({ status: 'loading' })
  answers.set('/api/shown/kite', { size: 1, position: 10 })
  page.dispatch(sessionFound({ memberId: INES }))
  await vi.advanceTimersByTimeAsync(0)
  expect(page.view(shown)).toMatchObject({ status: 'ready' })
  answers.set('/api/shown/kite', 'status-404')
  page.dispatch(signedOut())
  expect(page.view(shown)).toEqual({ status: 'loading' })
  await vi.advanceTimersByTimeAsync(0)
  expect(page.view(shown)).toMatchObject({ status: 'missing' })
  task.cancel()
})

it('fetches a list that was read further down that far, so that readers keep their place', async () => {
  const list = lists()
  answers.set('/api/lists', { rows: [9, 8], more: true })
  answers.set('/api/lists?before=8', { rows: [7], more: false })
  const page = opened()
  const task = page.keep(() => [list])
  await vi.advanceTimersByTimeAsync(0)
  page.dispatch(nextPageRequested(list))
  expect(page.view(list)).toMatchObject({ isFetchingNextPage: true })
  await vi.advanceTimersByTimeAsync(0)
  expect(page.view(list)).toEqual({ status: 'ready', data: { rows: [9, 8, 7], more: false }, pages: 2 })
  answers.set('/api/lists', { rows: [10, 9, 8], more: true })
  page.dispatch(refreshDue())
  await vi.advanceTimersByTimeAsync(0)
  expect(page.view(list)).toMatchObject({ data: { rows: [10, 9, 8, 7] } })
  answers.set('/api/lists?before=8', 'unreachable')
  page.dispatch(nextPageRequested(list))
  await vi.advanceTimersByTimeAsync(0)
  expect(page.view(list)).toEqual({ status: 'ready', data: { rows: [10, 9, 8, 7], more: false }, pages: 2, isNextPageMissed: true })
  task.cancel()
})

const Rows = z.object({ rows: z.array(z.int()) })
/** The newest on top, two a page; new ones come by themselves. */
const growing = resource(
  defineRoute('GET /api/growing', { who: 'everybody', query: z.object({ before: z.optional(z.int()) }), answer: Rows }),
  {
    onAction: (list, action) => (grown.match(action) ? { rows: [action.payload, ...list.rows] } : list),
    isOutdatedBy: (action) => replaced.match(action),
    pages: {
      next: ({ rows }) => ({ before: rows.at(-1) }),
      join: (list, next) => ({ rows: [...list.rows, ...next.rows] }),
      reaches: ({ rows }, shown) => (rows.at(-1) ?? 0) <= (shown.rows.at(-1) ?? 0),
    },
  },
)

it('joins a next page to what is shown by then', async () => {
  const list = growing()
  answers.set('/api/growing', { rows: [9, 8] })
  answers.set('/api/growing?before=8', { rows: [7, 6] })
  const page = opened()
  const task = page.keep(() => [list])
  await vi.advanceTimersByTimeAsync(0)
  page.dispatch(nextPageRequested(list))
  page.dispatch(grown(10))
  await vi.advanceTimersByTimeAsync(0)
  expect(page.view(list)).toEqual({ status: 'ready', data: { rows: [10, 9, 8, 7, 6] }, pages: 2 })
  task.cancel()
})

it('leaves a list as it is where the next page no longer follows it', async () => {
  const list = growing()
  answers.set('/api/growing', { rows: [9, 8] })
  const page = opened()
  const task = page.keep(() => [list])
  await vi.advanceTimersByTimeAsync(0)
  answers.set('/api/growing?before=8', { rows: [7, 6] })
  page.dispatch(nextPageRequested(list))
  page.dispatch(resourceUpdated({ ...list, data: { rows: [30, 20] } }))
  await vi.advanceTimersByTimeAsync(0)
  expect(page.view(list)).toEqual({ status: 'ready', data: { rows: [30, 20] }, pages: 1, isNextPageMissed: true })
  task.cancel()
})

it('fetches as far as is shown where rows have come by themselves', async () => {
  const list = growing()
  answers.set('/api/growing', { rows: [9, 8] })
  const page = opened()
  const task = page.keep(() => [list])
  await vi.advanceTimersByTimeAsync(0)
  for (const row of [10, 11, 12]) page.dispatch(grown(row))
  answers.set('/api/growing', { rows: [12, 11] })
  answers.set('/api/growing?before=11', { rows: [10, 9] })
  answers.set('/api/growing?before=9', { rows: [8, 7] })
  page.dispatch(replaced())
  await vi.advanceTimersByTimeAsync(0)
  expect(page.view(list)).toMatchObject({ data: { rows: [12, 11, 10, 9, 8, 7] } })
  task.cancel()
})

it('follows the topic of what is shown for as long as it is shown', async () => {
  const frame = z.object({ size: z.int() })
  const followed = resource(defineRoute('GET /api/things/:name', { who: 'everybody', params, answer: Thing }), {
    topic: () => ({ name: 'sizes', frame }),
    onAction: (thing, action) => {
      const newest = newestFrame<{ size: number }>(action, 'sizes')
      return newest === undefined ? thing : { ...thing, size: newest.body.size, position: newest.cursor }
    },
  })
  const page = opened()
  const task = page.keep(() => [followed({ name: 'kite' })])
  await vi.advanceTimersByTimeAsync(0)
  topics.get('sizes')?.onMessage({ cursor: 12, body: { size: 3 } })
  topics.get('sizes')?.onMessage({ cursor: 13, body: { size: 'a newer server says it otherwise' } })
  expect(page.view(kite)).toMatchObject({ data: { size: 3, position: 12 } })
  topics.get('sizes')?.onReached?.(15)
  expect(page.view(kite)).toMatchObject({ data: { size: 3, position: 15 } })
  task.cancel()
  expect(topics.size).toBe(0)
})

it('follows another topic once what is shown is of another', async () => {
  const followed = resource(defineRoute('GET /api/things/:name', { who: 'everybody', params, answer: Thing }), {
    topic: ({ size }) => (size > 2 ? undefined : { name: `size-${size}`, frame: z.object({ size: z.int() }) }),
  })({ name: 'kite' })
  const page = opened()
  const task = page.keep(() => [followed])
  await vi.advanceTimersByTimeAsync(0)
  expect([...topics.keys()]).toEqual(['size-1'])
  page.dispatch(resourceUpdated({ ...followed, data: { size: 2, position: 11 } }))
  expect([...topics.keys()]).toEqual(['size-2'])
  page.dispatch(resourceUpdated({ ...followed, data: { size: 3, position: 12 } }))
  expect(topics.size).toBe(0)
  page.dispatch(resourceUpdated({ ...followed, data: { size: 2, position: 13 } }))
  expect([...topics.keys()]).toEqual(['size-2'])
  expect(cursors).toEqual([10, 11, 13])
  task.cancel()
})

it('makes one of an answer and what is shown where neither is all of it, however far the answer is', async () => {
  const sum = resource(defineRoute('GET /api/things/:name', { who: 'everybody', params, answer: Thing }), {
    topic: () => ({ name: 'sizes', frame: z.object({ size: z.int() }) }),
    merge: (shown, answer) => ({ size: shown.size + answer.size, position: answer.position }),
  })({ name: 'kite' })
  const page = opened()
  const task = page.keep(() => [sum])
  await vi.advanceTimersByTimeAsync(0)
  answers.set('/api/things/kite', { size: 2, position: 8 })
  page.dispatch(refreshDue())
  await vi.advanceTimersByTimeAsync(0)
  expect(page.view(sum)).toMatchObject({ data: { size: 3, position: 8 } })
  topics.get('sizes')?.onReset()
  await vi.advanceTimersByTimeAsync(0)
  expect(page.view(sum)).toMatchObject({ data: { size: 2, position: 8 } })
  task.cancel()
})

it('starts anew from what the server says next where the log can’t be followed on, also where that was set back', async () => {
  const followed = resource(defineRoute('GET /api/things/:name', { who: 'everybody', params, answer: Thing }), {
    topic: () => ({ name: 'sizes', frame: z.object({ size: z.int() }) }),
  })({ name: 'kite' })
  const page = opened()
  const task = page.keep(() => [followed])
  await vi.advanceTimersByTimeAsync(0)
  answers.set('/api/things/kite', 'unreachable')
  topics.get('sizes')?.onReset()
  await vi.advanceTimersByTimeAsync(0)
  expect(page.view(followed)).toMatchObject({ status: 'ready', data: { position: 10 } })
  expect(cursors).toEqual([10])
  answers.set('/api/things/kite', { size: 1, position: 7 })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(page.view(followed)).toEqual({ status: 'ready', data: { size: 1, position: 7 }, pages: 1 })
  expect(cursors).toEqual([10, 7])
  answers.set('/api/things/kite', { size: 2, position: 6 })
  page.dispatch(refreshDue())
  await vi.advanceTimersByTimeAsync(0)
  expect(page.view(followed)).toMatchObject({ data: { size: 1 } })
  task.cancel()
})

it('loads the page anew where a newer server answers what it does not understand', async () => {
  const missed = vi.fn<() => void>()
  const stop = onMissingCode(missed)
  answers.set('/api/things/kite', 'unexpected-body')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = opened()
  await page.fetch(() => [kite])
  expect(page.view(kite)).toEqual({ status: 'unreachable' })
  expect(missed).toHaveBeenCalledOnce()
  stop()
})

it('keeps no more than the newest, whatever was read', async () => {
  const page = opened()
  const many = Array.from({ length: 40 }, (_, index) => things({ name: String(index) }))
  for (const [index, query] of many.entries()) answers.set(query.key, { size: index, position: 10 })
  await page.fetch(() => many)
  expect(many.filter((query) => page.view(query).status === 'ready').map(({ key }) => key)).toEqual(many.slice(-30).map(({ key }) => key))
})
