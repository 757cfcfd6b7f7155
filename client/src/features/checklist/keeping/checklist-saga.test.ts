import { checklistRoute } from '@debut/events/checklist/checklist-routes.ts'
import type { ChecklistContent, KeptChecklist } from '@debut/events/checklist/checklist-content.ts'
import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware, { channel } from 'redux-saga'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'
import { memberIdOf } from '../../../lib/api/testing/ids.ts'
import { readAs } from '../../../lib/api/testing/read-as.ts'
import { tabSeen } from '../../../lib/live/tab-seen.ts'
import { sessionFound, sessionSlice, signedOut } from '../../../lib/session/session-slice.ts'
import { freshChecklist, ticked } from '../list/edit-checklist.ts'
import { doneIn, listWith, own, ownIn } from '../testing/lists.ts'
import { followChecklist } from './checklist-saga.ts'
import { checklistSlice, taskAdded, taskRewritten, taskTicked } from './checklist-slice.ts'
import { keptChecklists, keyOf } from './kept-checklist.ts'

const ADA = memberIdOf(1)
const savedAt = '2026-03-02T08:00:00.000Z'

const refusal = (status: number, code: string) => new ApiError(`status-${status}`, code, { problem: { code, message: code } })

/** One account, on as many devices as are opened. */
const startAccount = (content?: ChecklistContent) => {
  const account: { checklist: KeptChecklist | null; isReachable: boolean; refuses: ApiError | undefined } = {
    checklist: content === undefined ? null : { revision: 1, savedAt, content },
    isReachable: true,
    refuses: undefined,
  }
  const reach = () => {
    if (!account.isReachable) throw new ApiError('unreachable', 'unreachable')
  }
  const api: ApiClient = {
    get: async (path, schema) => {
      reach()
      expect(path).toBe(checklistRoute.path)
      return readAs(schema, { checklist: account.checklist })
    },
    post: async (_path, body, schema) => {
      reach()
      if (account.refuses !== undefined) throw account.refuses
      const { revision, content: saved } = body as KeptChecklist
      if (revision !== (account.checklist?.revision ?? 0)) throw refusal(409, 'checklist-stale')
      account.checklist = { revision: revision + 1, savedAt, content: saved }
      return readAs(schema, { revision: revision + 1, savedAt })
    },
  }
  const openBrowser = (texts = new Map<string, string>()) => {
    const kept = keptChecklists(() => ({
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void texts.set(key, text),
      removeItem: (key) => void texts.delete(key),
    }))
    const [online, written] = [channel<true>(), channel<string>()]
    const sagas = createSagaMiddleware()
    const store = configureStore({
      reducer: combineReducers({ checklist: checklistSlice.reducer, session: sessionSlice.reducer }),
      middleware: () => new Tuple(sagas),
    })
    const saga = sagas.run(() =>
      followChecklist({
        api,
        kept,
        online: { ...online, close: () => online.close() },
        written: { ...written, close: () => written.close() },
      }),
    )
    return {
      texts,
      dispatch: store.dispatch,
      list: () => store.getState().checklist,
      signIn: () => store.dispatch(sessionFound({ memberId: ADA })),
      online: () => online.put(true),
      written: (key: string) => written.put(key),
      leave: () => saga.cancel(),
    }
  }
  return { account, openBrowser, there: () => account.checklist?.content ?? freshChecklist }
}

const pass = (ms = 5_000) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('keeps a visitor’s list in the browser, and takes it into their account when they sign in', async () => {
  const { there, openBrowser } = startAccount(ticked(listWith('Bo'), 'audience', true))
  const first = openBrowser()
  first.dispatch(taskTicked({ taskId: 'goal', isDone: true }))
  first.dispatch(taskAdded({ taskId: 'own-ada', own: own('Ada') }))
  first.leave()
  const later = openBrowser(first.texts)
  expect(doneIn(later.list().content)).toEqual(['goal'])
  later.signIn()
  await pass()
  expect(doneIn(there())).toEqual(['audience', 'goal'])
  expect(ownIn(there()).toSorted()).toEqual(['Ada', 'Bo'])
  expect(later.texts.has(keyOf(null))).toBe(false)
  later.dispatch(signedOut())
  await pass()
  expect(doneIn(later.list().content)).toEqual([])
  expect([...later.texts.keys()]).toEqual([])
})

it('merges what two devices changed since the same revision', async () => {
  const { there, openBrowser } = startAccount(listWith('Bo'))
  const [phone, laptop] = [openBrowser(), openBrowser()]
  for (const device of [phone, laptop]) device.signIn()
  await pass()
  phone.dispatch(taskTicked({ taskId: 'goal', isDone: true }))
  laptop.dispatch(taskTicked({ taskId: 'name', isDone: true }))
  laptop.dispatch(taskRewritten({ taskId: 'own-bo', own: own('Ask Bo') }))
  await pass()
  expect(doneIn(there())).toEqual(['name', 'goal'])
  expect(ownIn(there())).toEqual(['Ask Bo'])
  for (const device of [phone, laptop]) device.dispatch(tabSeen())
  await pass()
  for (const device of [phone, laptop]) expect(device.list().content).toEqual(there())
})

it('keeps the list here while the account can’t be reached, and saves it once it can', async () => {
  const { account, there, openBrowser } = startAccount(listWith('Bo'))
  account.isReachable = false
  const browser = openBrowser()
  browser.signIn()
  browser.dispatch(taskTicked({ taskId: 'goal', isDone: true }))
  await pass()
  expect(browser.list()).toMatchObject({ saving: 'offline', isFromAccount: false })
  browser.leave()
  const again = openBrowser(browser.texts)
  again.signIn()
  await pass()
  expect(doneIn(again.list().content)).toEqual(['goal'])
  account.isReachable = true
  again.online()
  await pass()
  expect(again.list()).toMatchObject({ saving: 'idle', isFromAccount: true })
  expect(doneIn(there())).toEqual(['goal'])
  expect(ownIn(there())).toEqual(['Bo'])
})

it('says that an account refuses a list, keeps it here, and tries again when it has changed', async () => {
  const { account, there, openBrowser } = startAccount()
  account.refuses = refusal(400, 'invalid')
  const browser = openBrowser()
  browser.signIn()
  await pass()
  browser.dispatch(taskAdded({ taskId: 'own-ada', own: own('Ada') }))
  await pass()
  expect(browser.list().saving).toBe('refused')
  expect(browser.texts.get(keyOf(ADA))).toContain('Ada')
  account.refuses = undefined
  browser.dispatch(taskTicked({ taskId: 'goal', isDone: true }))
  await pass()
  expect(ownIn(there())).toEqual(['Ada'])
})

it('saves what was changed last when its member leaves the page, and follows other tabs', async () => {
  const { there, openBrowser } = startAccount()
  const texts = new Map<string, string>()
  const [one, other] = [openBrowser(texts), openBrowser(texts)]
  one.dispatch(taskTicked({ taskId: 'goal', isDone: true }))
  other.written(keyOf(null))
  await pass()
  expect(doneIn(other.list().content)).toEqual(['goal'])
  one.signIn()
  await pass()
  one.dispatch(taskTicked({ taskId: 'name', isDone: true }))
  one.leave()
  await pass()
  expect(doneIn(there())).toEqual(['name', 'goal'])
})
