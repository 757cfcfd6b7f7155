import { draftProblems } from '@debut/events/drafts/draft-problems.ts'
import { type Draft, SavedDraft } from '@debut/events/drafts/draft-answers.ts'
import { DraftContent } from '@debut/events/drafts/draft-content.ts'
import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware, { channel } from 'redux-saga'
import { expect, it, vi } from 'vitest'
import type * as z from 'zod/mini'
import { ApiError, type ApiClient } from '../../lib/api/api-client.ts'
import { memberIdOf, toolIdOf } from '../../lib/api/testing/ids.ts'
import { readAs } from '../../lib/api/testing/read-as.ts'
import { sessionFound, sessionSlice } from '../../lib/session/session-slice.ts'
import { draftOpened, draftSlice, draftTyped, otherChosen, saveRequested } from './draft-slice.ts'
import { keptDrafts } from './kept-draft.ts'
import { saveAsTyped } from './save-saga.ts'

const ADA = memberIdOf(1)
const toolId = toolIdOf('kite')
const content = DraftContent.parse({ name: 'Kite', slug: 'kite' })
const AT = '2026-03-02T08:00:00.000Z'
const draft = (revision: number, patch: Partial<DraftContent> = {}): Draft => ({
  toolId,
  revision,
  edition: 0,
  savedAt: AT,
  content: { ...content, ...patch },
})

const refused = (code: keyof typeof draftProblems) =>
  new ApiError(`status-${draftProblems[code].status}`, code, { problem: { code, message: draftProblems[code].message } })

interface Sent {
  readonly revision: number
  readonly content: DraftContent
}

/** `answer`: what the server says to each saving; `there`: what it has where it is asked. */
const open = (answer: (sent: Sent) => unknown, there: () => unknown = () => undefined) => {
  const sent: Sent[] = []
  const say = async <Answer extends z.core.$ZodType>(schema: Answer, body: unknown) => {
    const said = await body
    if (said instanceof Error) throw said
    return readAs(schema, said)
  }
  const api: ApiClient = {
    get: (_path, schema) => say(schema, there()),
    post: (_path, body, schema, method) => {
      expect([method, schema]).toEqual(['PUT', SavedDraft])
      sent.push(body as Sent)
      return say(schema, answer(body as Sent))
    },
  }
  const texts = new Map<string, string>()
  const kept = keptDrafts(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }))
  const online = channel<true>()
  const sagas = createSagaMiddleware()
  const store = configureStore({
    reducer: combineReducers({ draft: draftSlice.reducer, session: sessionSlice.reducer }),
    middleware: () => new Tuple(sagas),
  })
  store.dispatch(sessionFound({ memberId: ADA }))
  store.dispatch(draftOpened(draft(1)))
  const task = sagas.run(saveAsTyped, { api, kept, online: { ...online, close: () => online.close() } })
  const type = (patch: Partial<DraftContent>) => store.dispatch(draftTyped(patch))
  return {
    sent,
    task,
    kept: () => kept.read(ADA, toolId)?.content.name,
    type,
    dispatch: store.dispatch,
    /** Without waiting for a pause. */
    save: async () => {
      await Promise.resolve()
      store.dispatch(saveRequested())
    },
    found: () => online.put(true),
    state: () => store.getState().draft,
    until: (holds: () => boolean) => vi.waitFor(() => expect(holds()).toBe(true)),
  }
}
const takes = ({ revision }: Sent) => ({ revision: revision + 1, savedAt: AT })

it('keeps each keystroke on the device at once, and saves them together', async () => {
  const page = open(takes)
  page.type({ name: 'Kites' })
  expect(page.kept()).toBe('Kites')
  page.type({ name: 'Kites!' })
  await page.save()
  await page.until(() => page.state().revision === 2)
  expect(page.sent).toEqual([{ revision: 1, content: { ...content, name: 'Kites!' } }])
  expect(page.kept()).toBeUndefined()
  expect(page.state()).toMatchObject({ saving: 'rest', saved: { name: 'Kites!' } })
})

it('sends one at a time, each on top of the one before', async () => {
  let release: () => void = () => undefined
  const page = open(({ revision }) =>
    revision === 1 ? new Promise((resolve) => (release = () => resolve(takes({ revision, content })))) : takes({ revision, content }),
  )
  page.type({ name: 'One' })
  await page.save()
  await page.until(() => page.sent.length === 1)
  page.type({ name: 'Two' })
  await page.save()
  expect(page.sent).toHaveLength(1)
  release()
  await page.until(() => page.state().revision === 2)
  expect(page.kept()).toBe('Two')
  await page.save()
  await page.until(() => page.state().revision === 3)
  expect(page.sent.map((sent) => [sent.revision, sent.content.name])).toEqual([
    [1, 'One'],
    [2, 'Two'],
  ])
})

it('keeps what no server answers to, says so, and sends it once there is a network', async () => {
  let isThere = false
  const page = open((sent) => (isThere ? takes(sent) : undefined))
  page.type({ name: 'Offline' })
  await page.save()
  await page.until(() => page.state().saving === 'offline')
  expect(page.kept()).toBe('Offline')
  isThere = true
  page.found()
  await page.until(() => page.state().saving === 'rest')
  expect(page.kept()).toBeUndefined()
})

it('takes its own saving, whose answer was lost, for its own', async () => {
  const page = open(
    () => refused('draft-stale'),
    () => draft(2, { name: 'Mine' }),
  )
  page.type({ name: 'Mine' })
  await page.save()
  await page.until(() => page.state().revision === 2)
  expect(page.state()).toMatchObject({ other: null, saving: 'rest' })
})

it('asks which of two to go on with, and saves the chosen one over the other', async () => {
  const page = open(
    (sent) => (sent.revision === 1 ? refused('draft-stale') : takes(sent)),
    () => draft(7, { name: 'Theirs' }),
  )
  page.type({ name: 'Mine' })
  await page.save()
  await page.until(() => page.state().other !== null)
  expect(page.state().content.name).toBe('Mine')
  expect(page.kept()).toBe('Mine')
  page.dispatch(otherChosen('mine'))
  await page.save()
  await page.until(() => page.state().revision === 8)
  expect(page.sent.at(-1)).toMatchObject({ revision: 7, content: { name: 'Mine' } })
})

it('goes on with the other one where that is wanted, and forgets its own', async () => {
  const page = open(
    () => refused('draft-stale'),
    () => draft(7, { name: 'Theirs' }),
  )
  page.type({ name: 'Mine' })
  await page.save()
  await page.until(() => page.state().other !== null)
  page.dispatch(otherChosen('theirs'))
  expect(page.state()).toMatchObject({ revision: 7, content: { name: 'Theirs' }, other: null })
  expect(page.kept()).toBeUndefined()
})

it('says when a draft is no longer there, and keeps what was typed', async () => {
  const page = open(() => refused('unknown-draft'))
  page.type({ name: 'Typed' })
  await page.save()
  await page.until(() => page.state().view === 'gone')
  expect(page.kept()).toBe('Typed')
})

it('saves what was typed last when its page is left', async () => {
  const page = open(takes)
  page.type({ name: 'Left' })
  page.task.cancel()
  await page.until(() => page.state().revision === 2)
  expect(page.sent.at(-1)?.content.name).toBe('Left')
})
