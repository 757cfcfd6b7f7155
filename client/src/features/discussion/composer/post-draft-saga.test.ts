import { type PostDraft, PostDraftContent } from '@debut/events/discussion/post-draft.ts'
import { ActId } from '@debut/events/kernel/act-id.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import type { OwnSanction } from '@debut/events/moderation/moderation-answers.ts'
import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware, { channel, type Saga } from 'redux-saga'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'
import { memberIdOf } from '../../../lib/api/testing/ids.ts'
import { readAs } from '../../../lib/api/testing/read-as.ts'
import { ownPageLoaded, sanctionReceived, sessionFound, sessionSlice } from '../../../lib/session/session-slice.ts'
import { postIdOf } from '../posts/testing/posts.ts'
import { keptPosts } from './kept-post.ts'
import { clearPublished, openPostDraft, type PostDraftParts, savePostAsTyped } from './post-draft-saga.ts'
import { NEW_POST, otherPostChosen, postDraftSlice, postPublished, postPublishing, postTyped } from './post-draft-slice.ts'

const ADA = memberIdOf(1)
const postId = postIdOf('rain')
const AT = '2026-03-02T08:00:00.000Z'
const contentOf = (body: string) => PostDraftContent.parse({ body })
const draftOf = (revision: number, body: string): PostDraft => ({ postId, revision, savedAt: AT, content: contentOf(body) })

const SUSPENSION: OwnSanction = {
  actId: ActId.parse('1c0ad5a6-6f0e-5d0c-8a4e-6b8f2d1f7b11'),
  kind: 'suspension',
  rule: 'spam',
  note: null,
  at: AT,
  until: '2026-03-09T08:00:00.000Z',
  appealUntil: '2026-04-01T08:00:00.000Z',
  appeal: null,
  continued: false,
}

const stale = () => new ApiError('status-409', 'stale', { problem: { code: 'post-draft-stale', message: 'Somewhere else.' } })

/** `there`: what the server has. */
const open = (there: PostDraft | undefined) => {
  const server = { draft: there, isReachable: true, refusal: undefined as ApiError | undefined, sent: [] as string[] }
  const say = (answer: () => unknown) => (server.isReachable ? answer() : undefined)
  const api: ApiClient = {
    get: async (_path, schema) =>
      readAs(
        schema,
        say(() => server.draft),
      ),
    post: async (_path, body, schema, method) => {
      if (!server.isReachable) throw new Error('unreachable')
      if (method === 'DELETE') {
        server.draft = undefined
        return readAs(schema, null)
      }
      const { revision, content } = body as { revision?: number; content: PostDraftContent }
      server.sent.push(content.body)
      if (server.refusal !== undefined) throw server.refusal
      if (revision !== undefined && revision !== server.draft?.revision) throw stale()
      server.draft = { ...draftOf((revision ?? -1) + 1, ''), content }
      return readAs(schema, server.draft)
    },
  }
  const texts = new Map<string, string>()
  const kept = keptPosts(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }))
  const online = channel<true>()
  const names: string[] = []
  const parts: PostDraftParts = { api, kept, online: { ...online, close: () => online.close() }, named: (id) => void names.push(id) }
  const tab = () => {
    const sagas = createSagaMiddleware()
    const store = configureStore({
      reducer: combineReducers({ postDraft: postDraftSlice.reducer, session: sessionSlice.reducer }),
      middleware: () => new Tuple(sagas),
    })
    store.dispatch(sessionFound({ memberId: ADA }))
    const run = (saga: Saga<[PostDraftParts]>) => sagas.run(saga, parts)
    return {
      store,
      state: () => store.getState().postDraft,
      type: (body: string) => store.dispatch(postTyped({ body })),
      saving: run(savePostAsTyped),
      publishing: run(clearPublished),
      open: (id: string) => sagas.run(openPostDraft, parts, id).toPromise(),
    }
  }
  return { server, names, tab, online, kept: (id: string) => kept.read(ADA, id)?.content.body, keptAtAll: () => texts.size }
}

const aWhile = (milliseconds = 1_100) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

it('keeps what is typed on the device until the server has it', async () => {
  const { server, tab, kept, keptAtAll } = open(draftOf(0, 'It'))
  const { open: opened, type, state } = tab()
  await opened(postId)
  type('It rained')
  expect(kept(postId)).toBe('It rained')
  await aWhile()
  expect(server.draft?.content.body).toBe('It rained')
  expect({ kept: keptAtAll(), revision: state().revision }).toEqual({ kept: 0, revision: 1 })
})

it('takes up what a closed tab never saved, also of a draft that the server never had', async () => {
  const { server, tab } = open(undefined)
  const closed = tab()
  await closed.open(NEW_POST)
  server.isReachable = false
  closed.type('Typed and closed')
  closed.saving.cancel()
  await aWhile()
  server.isReachable = true
  const later = tab()
  await later.open(NEW_POST)
  expect(later.state().content.body).toBe('Typed and closed')
  await aWhile()
  expect(server.draft?.content.body).toBe('Typed and closed')
})

it('keeps words that are saved nowhere yet where the page of a new post is opened again', async () => {
  const { tab } = open(undefined)
  const { open: opened, type, state, store } = tab()
  await opened(NEW_POST)
  type('Not saved yet')
  await opened(NEW_POST)
  expect(state().content.body).toBe('Not saved yet')
  store.dispatch(postPublished(postId))
  await opened(NEW_POST)
  expect(state().content.body).toBe('')
})

it('keeps what is typed after a draft has begun under its own name', async () => {
  const { tab, kept, names } = open(undefined)
  const { open: opened, type, state } = tab()
  await opened(NEW_POST)
  type('First')
  await aWhile()
  expect({ id: state().id, names }).toEqual({ id: postId, names: [postId] })
  type('First, second')
  expect({ own: kept(postId), new: kept(NEW_POST) }).toEqual({ own: 'First, second', new: undefined })
})

it('asks which to go on with where another device has saved since', async () => {
  const { server, tab } = open(draftOf(0, 'It'))
  const { open: opened, type, state, store } = tab()
  await opened(postId)
  server.draft = draftOf(1, 'There')
  type('Here')
  await aWhile()
  expect(state().other?.content.body).toBe('There')
  type('Here, and on')
  await aWhile(10_000)
  expect(server.draft.content.body).toBe('There')
  store.dispatch(otherPostChosen('mine'))
  await aWhile()
  expect(server.draft.content.body).toBe('Here, and on')
})

it('asks the same of what it kept, once another device has saved', async () => {
  const { server, tab } = open(draftOf(0, 'It'))
  const closed = tab()
  await closed.open(postId)
  server.isReachable = false
  closed.type('Here')
  closed.saving.cancel()
  await aWhile()
  server.isReachable = true
  server.draft = draftOf(1, 'There')
  const later = tab()
  await later.open(postId)
  expect({ here: later.state().content.body, there: later.state().other?.content.body }).toEqual({ here: 'Here', there: 'There' })
})

it('takes its own words for no one else’s where only the answer was lost', async () => {
  const { server, tab, keptAtAll } = open(draftOf(0, 'It'))
  const { open: opened, type, state } = tab()
  await opened(postId)
  server.draft = draftOf(1, 'It rained')
  type('It rained')
  await aWhile()
  expect({ other: state().other, revision: state().revision, kept: keptAtAll() }).toEqual({ other: null, revision: 1, kept: 0 })
})

it('saves as soon as the network is back', async () => {
  const { server, tab, online } = open(draftOf(0, 'It'))
  const { open: opened, type, state } = tab()
  await opened(postId)
  server.isReachable = false
  type('It rained')
  await aWhile()
  expect(state().saving).toBe('offline')
  server.isReachable = true
  online.put(true)
  await aWhile(0)
  expect(server.draft?.content.body).toBe('It rained')
})

it('leaves no draft of what is published, neither here nor on the server', async () => {
  const { server, tab, keptAtAll } = open(undefined)
  const { open: opened, type, store } = tab()
  await opened(NEW_POST)
  type('Out with it')
  store.dispatch(postPublishing(true))
  await aWhile(10_000)
  expect(server.sent).toEqual([])
  store.dispatch(postPublished(postId))
  await aWhile()
  expect(keptAtAll()).toBe(0)
})

it('drops a draft that was begun while its words were being published', async () => {
  const { server, tab } = open(draftOf(0, 'Out with it'))
  const { open: opened, store } = tab()
  await opened(postId)
  store.dispatch(postPublished(postIdOf('another')))
  await aWhile()
  expect(server.draft).toBeUndefined()
})

it('asks no more while its author is suspended, keeps the words here, and saves them once they may take part', async () => {
  const { server, tab, kept } = open(draftOf(0, 'It'))
  const { open: opened, type, state, store } = tab()
  await opened(postId)
  server.refusal = new ApiError('status-403', 'suspended', { problem: { code: 'suspended', message: 'You are suspended.' } })
  type('It rained')
  await aWhile(60_000)
  expect({ saving: state().saving, sent: server.sent, kept: kept(postId) }).toEqual({
    saving: 'barred',
    sent: ['It rained'],
    kept: 'It rained',
  })
  store.dispatch(
    ownPageLoaded({
      profile: null,
      daily: { date: Day.parse('2026-03-02'), count: 0 },
      votes: [],
      position: LogPosition.parse(0),
      sanction: SUSPENSION,
    }),
  )
  type('It rained again')
  await aWhile()
  expect({ saving: state().saving, sent: server.sent, kept: kept(postId) }).toEqual({
    saving: 'barred',
    sent: ['It rained'],
    kept: 'It rained again',
  })
  server.refusal = undefined
  store.dispatch(sanctionReceived(null))
  await aWhile()
  expect({ saving: state().saving, server: server.draft?.content.body }).toEqual({ saving: 'idle', server: 'It rained again' })
})
