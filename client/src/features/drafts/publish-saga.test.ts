import { type Draft } from '@debut/events/drafts/draft-answers.ts'
import { DraftContent } from '@debut/events/drafts/draft-content.ts'
import { toolProblems } from '@debut/events/tools/tool-problems.ts'
import { combineReducers, configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { takeEvery } from '../../lib/sagas/take.ts'
import { expect, it, vi } from 'vitest'
import { type ApiClient } from '../../lib/api/api-client.ts'
import { launchIdOf, memberIdOf, toolIdOf } from '../../lib/api/testing/ids.ts'
import { readAs } from '../../lib/api/testing/read-as.ts'
import { commandAnswered, commandRefused, commandRequested } from '../../lib/commands/outbox-slice.ts'
import { toastShown } from '../../lib/toasts/toasts-slice.ts'
import { sessionFound, sessionSlice } from '../../lib/session/session-slice.ts'
import {
  draftOpened,
  draftSaved,
  draftSlice,
  draftTyped,
  overwriteRequested,
  publishRequested,
  saveRequested,
  savingChanged,
} from './draft-slice.ts'
import { keptDrafts } from './kept-draft.ts'
import { publish, settleOver } from './publish-saga.ts'

const toolId = toolIdOf('kite')
const launchId = launchIdOf('kite')
const AT = '2026-03-02T08:00:00.000Z'
const content = DraftContent.parse({ name: 'Kite', slug: 'kite' })
const draft = (edition: number, revision = 4): Draft => ({ toolId, revision, edition, savedAt: AT, content })

const row = {
  toolId,
  slug: 'kite',
  name: 'Kite',
  tagline: 'Flies on its own',
  url: 'https://kite.example/',
  category: 'design',
  pricing: 'free',
  tags: [],
  logo: '/a.svg',
  makers: [],
  ownerId: memberIdOf(1),
  invited: [],
  state: 'listed',
  withheld: null,
  days: [],
  launches: [{ launchId, state: 'queued', boardDate: null, lane: null, rank: null, points: null }],
}

const open = (begun: Draft, answers: Readonly<Record<string, unknown>> = {}) => {
  const asked: string[] = []
  const commands: { commandId: string; type: string; payload: Readonly<Record<string, unknown>> }[] = []
  const said: UnknownAction[] = []
  const answerTo = (question: string) => {
    asked.push(question)
    return answers[question]
  }
  const api: ApiClient = {
    get: async (path, schema) => readAs(schema, answerTo(`GET ${path}`)),
    post: async (path, _body, schema, method = 'POST') => readAs(schema, answerTo(`${method} ${path}`)),
  }
  const kept = keptDrafts(() => {
    throw new Error('nothing is kept here')
  })
  const sagas = createSagaMiddleware()
  const slices = combineReducers({ draft: draftSlice.reducer, session: sessionSlice.reducer })
  const store = configureStore({
    reducer: (state: ReturnType<typeof slices> | undefined, action: UnknownAction) => {
      said.push(action)
      if (commandRequested.match(action)) commands.push(action.payload)
      return slices(state, action)
    },
    middleware: () => new Tuple(sagas),
  })
  store.dispatch(sessionFound({ memberId: memberIdOf(1) }))
  store.dispatch(draftOpened(begun))
  sagas.run(function* () {
    yield* takeEvery(publishRequested, publish, { api, kept })
    yield* takeEvery(overwriteRequested, settleOver, { api, kept })
  })
  const last = () => commands.at(-1) ?? expect.fail('no command was sent')
  return {
    asked,
    commands,
    said,
    dispatch: store.dispatch,
    state: () => store.getState().draft,
    answer: (position: number) => store.dispatch(commandAnswered({ ...last(), position })),
    refuse: (code: string, message: string) => store.dispatch(commandRefused({ ...last(), problem: { code, message } })),
    until: (holds: () => boolean) => vi.waitFor(() => expect(holds()).toBe(true)),
  }
}

it('sends what is saved, and leads to its place in the line as soon as that is known', async () => {
  const page = open(draft(0), { 'GET /api/your-tools?min-position=77': { tools: [row], invitations: [], position: 77 } })
  page.dispatch(publishRequested({ join: true }))
  await page.until(() => page.commands.length === 1)
  expect(page.commands).toMatchObject([{ type: 'SubmitDraft', payload: { toolId, revision: 4, join: true } }])
  expect(page.state().publishing).toBe(true)
  page.answer(77)
  await page.until(() => page.state().leadsTo !== null)
  expect(page.state().leadsTo).toBe(`/edit/waiting-line/${launchId}`)
})

it.each([
  ['that it waits for a look', { withheld: { act: 'hold', reason: 'first-tool' } }, 'Kite is sent', 'a moderator looks at it'],
  ['that it is public', { state: 'listed', withheld: null }, 'Kite is in the directory', 'whenever you like'],
])('says of a tool that does not join the line %s', async (_, over, title, words) => {
  const tool = { ...row, state: 'hidden', launches: [], ...over }
  const page = open(draft(0), { 'GET /api/your-tools?min-position=77': { tools: [tool], invitations: [], position: 77 } })
  page.dispatch(publishRequested({ join: false }))
  await page.until(() => page.commands.length === 1)
  page.answer(77)
  await page.until(() => page.state().leadsTo !== null)
  expect(page.state().leadsTo).toBe(tool.state === 'hidden' ? '/tool/kite/preview' : '/tool/kite')
  const [toast] = page.said.filter(toastShown.match)
  expect(toast?.payload).toMatchObject({ title, description: expect.stringContaining(words) })
})

it('saves first what was typed last, and sends nothing that could not be saved', async () => {
  const page = open(draft(0))
  page.dispatch(draftTyped({ name: 'Kites' }))
  page.dispatch(publishRequested({ join: true }))
  await page.until(() => page.said.some(saveRequested.match))
  expect(page.commands).toEqual([])
  page.dispatch(draftSaved({ toolId, revision: 5, savedAt: AT, content: page.state().content }))
  await page.until(() => page.commands.length === 1)
  expect(page.commands).toMatchObject([{ payload: { revision: 5 } }])

  const offline = open(draft(0))
  offline.dispatch(draftTyped({ name: 'Kites' }))
  offline.dispatch(publishRequested({ join: true }))
  offline.dispatch(savingChanged('offline'))
  await offline.until(() => offline.state().publishProblem !== null)
  expect(offline.state()).toMatchObject({ publishing: false, publishProblem: { code: 'unsaved' } })
  expect(offline.commands).toEqual([])
})

it('publishes changes to a listed tool as such, and says in the service’s words why not', async () => {
  const page = open(draft(3))
  page.dispatch(publishRequested({ join: true }))
  await page.until(() => page.commands.length === 1)
  expect(page.commands).toMatchObject([{ type: 'PublishEdits', payload: { toolId, revision: 4 } }])
  page.refuse('slug-taken', toolProblems['slug-taken'].message)
  await page.until(() => page.state().publishProblem !== null)
  expect(page.state()).toMatchObject({ publishing: false, publishProblem: { code: 'slug-taken' }, content: { name: 'Kite' } })
})

it('publishes over another maker’s changes once they were looked at', async () => {
  const page = open(draft(3), { [`POST /api/drafts/${toolId}/rebase`]: draft(4) })
  page.dispatch(overwriteRequested('mine'))
  await page.until(() => page.commands.length === 1)
  expect(page.state().edition).toBe(4)
  expect(page.commands).toMatchObject([{ type: 'PublishEdits' }])
})

it('begins with another maker’s changes where its own are not wanted any more', async () => {
  const page = open(draft(3), { [`DELETE /api/drafts/${toolId}`]: null, [`POST /api/drafts/${toolId}/edits`]: draft(4, 1) })
  page.dispatch(overwriteRequested('theirs'))
  await page.until(() => page.state().edition === 4)
  expect(page.asked).toEqual([`DELETE /api/drafts/${toolId}`, `POST /api/drafts/${toolId}/edits`])
  expect(page.commands).toEqual([])
})
