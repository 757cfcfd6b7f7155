import { DraftContent } from '@debut/events/drafts/draft-content.ts'
import { draftProblems } from '@debut/events/drafts/draft-problems.ts'
import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { expect, it, vi } from 'vitest'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'
import { toolIdOf } from '../../../lib/api/testing/ids.ts'
import { readAs } from '../../../lib/api/testing/read-as.ts'
import { draftSlice } from '../draft-slice.ts'
import { followStart } from './start-saga.ts'
import { beginRequested, dropRequested, startSlice, urlTyped } from './start-slice.ts'

const toolId = toolIdOf('kite')
const AT = '2026-03-02T08:00:00.000Z'
const draft = { toolId, revision: 1, edition: 0, savedAt: AT, content: DraftContent.parse({ name: 'Kite' }) }
const listed = { toolId, revision: 1, edition: 0, savedAt: AT, name: 'Kite', tagline: '', logo: null, missing: 8 }

const open = (answer: (question: string) => unknown) => {
  const asked: string[] = []
  const say = (question: string) => {
    asked.push(question)
    const said = answer(question)
    if (said instanceof Error) throw said
    return said
  }
  const api: ApiClient = {
    get: async (path, schema) => readAs(schema, say(`GET ${path}`)),
    post: async (path, _body, schema, method = 'POST') => readAs(schema, say(`${method} ${path}`)),
  }
  const sagas = createSagaMiddleware()
  const store = configureStore({
    reducer: combineReducers({ draft: draftSlice.reducer, draftStart: startSlice.reducer }),
    middleware: () => new Tuple(sagas),
  })
  sagas.run(followStart, api)
  return {
    asked,
    dispatch: store.dispatch,
    state: () => store.getState().draftStart,
    draft: () => store.getState().draft,
    until: (holds: () => boolean) => vi.waitFor(() => expect(holds()).toBe(true)),
  }
}

it('opens the editor with what was typed, and has the site read beside it', async () => {
  const page = open((question) => (question === 'POST /api/drafts' ? draft : { drafts: [] }))
  page.dispatch(beginRequested({ name: 'Kite', url: 'https://kite.example' }))
  await page.until(() => page.state().begun === toolId)
  expect(page.draft()).toMatchObject({ view: 'ready', toolId, content: { name: 'Kite' }, site: { status: 'reading' } })
})

it('says why nothing was begun, by the service or for want of an answer', async () => {
  const { status, message } = draftProblems['too-many-drafts']
  const full = open(() => new ApiError(`status-${status}`, 'full', { problem: { code: 'too-many-drafts', message } }))
  full.dispatch(beginRequested({ name: 'Kite', url: 'https://kite.example' }))
  await full.until(() => full.state().error === message)
  const silent = open(() => undefined)
  silent.dispatch(beginRequested({ name: 'Kite', url: 'https://kite.example' }))
  await silent.until(() => silent.state().error !== null)
  expect(silent.state()).toMatchObject({ beginning: false, error: expect.stringMatching(/still here/) })
})

it('tells of a website that is here already while it is typed, as a whole address', async () => {
  const page = open(() => ({ slug: null, url: 'taken' }))
  for (const typed of ['k', 'kite', 'kite.example']) page.dispatch(urlTyped(typed))
  await page.until(() => page.state().taken.isTaken)
  expect(page.state().taken.url).toBe('https://kite.example')
  expect(page.asked.filter((question) => question.includes('claims'))).toEqual(['GET /api/drafts/claims?url=https%3A%2F%2Fkite.example'])
})

it('deletes a draft, and shows what is left', async () => {
  let isThere = true
  const page = open((question) => {
    if (question.startsWith('DELETE')) isThere = false
    return question.startsWith('DELETE') ? null : { drafts: isThere ? [listed] : [] }
  })
  await page.until(() => page.state().drafts?.length === 1)
  page.dispatch(dropRequested(toolId))
  await page.until(() => page.state().drafts?.length === 0)
  expect(page.asked).toContain(`DELETE /api/drafts/${toolId}`)
})
