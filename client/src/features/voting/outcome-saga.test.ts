import { MemberId } from '@debut/events/kernel/ids.ts'
import type { Task } from 'redux-saga'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from '../../app/store.ts'
import { ApiError, type ApiClient } from '../../lib/api/api-client.ts'
import { launchIdOf, toolIdOf } from '../../lib/api/testing/ids.ts'
import { readAs } from '../../lib/api/testing/read-as.ts'
import { ticked } from '../../lib/clock/clock-slice.ts'
import { parseInstant } from '../../lib/clock/instants.ts'
import { profileLoaded, signedOut } from '../../lib/session/session-slice.ts'
import { boardAnswer } from './boards/testing/boards.ts'
import { showOutcomes } from './outcome-saga.ts'

const INES = MemberId.parse('1c0ad5a6-6f0e-4d0c-8a4e-6b8f2d1f7b11')
const YESTERDAY = '2026-11-21'
const profile = { memberId: INES, username: 'ines', name: null, avatarUrl: '', streak: 3, voteMultiplier: 1, tier: 0, onboarded: true }

let kept: Map<string, string>
let votes: readonly object[]
let board: object
let asked: number
let handle: ReturnType<typeof createStore>
let task: Task

const vote = (name: string, state = 'counted', boardDate = YESTERDAY) => ({
  number: 1,
  launchId: launchIdOf(name),
  toolId: toolIdOf(name),
  countsOn: YESTERDAY,
  weight: 1,
  state,
  castAt: `${YESTERDAY}T20:00:00.000Z`,
  boardDate,
  position: 7,
})

const api: ApiClient = {
  async get(path, schema) {
    asked++
    if (path.startsWith('/api/members/')) return readAs(schema, { votes, position: 100, generatedAt: `${YESTERDAY}T20:00:00.000Z` })
    return readAs(schema, { ...board, generatedAt: `${YESTERDAY}T20:00:00.000Z` })
  },
  post: () => Promise.reject(new ApiError('unreachable', 'nothing is sent here')),
}

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  votes = []
  board = boardAnswer(100, ['Harbor:9', 'Kiln:8', 'Subtext:7'], { start: YESTERDAY, validUntil: null })
  asked = 0
})
afterEach(() => {
  task.cancel()
  vi.unstubAllGlobals()
})

const visit = async (latestStreak: string | null = YESTERDAY, onboarded = true) => {
  handle = createStore({})
  handle.store.dispatch(ticked(parseInstant('2026-11-22T20:00:00Z')))
  handle.store.dispatch(profileLoaded({ ...profile, latestStreak, onboarded }))
  task = handle.run(showOutcomes, api)
  await new Promise(setImmediate)
}
const said = () => handle.store.getState().toasts.toasts.map(({ title }) => title)

it('says on the first visit after a day how what was backed came out, once', async () => {
  votes = [vote('Kiln'), vote('Harbor')]
  await visit()
  expect(said()).toEqual(['You backed #1 Harbor and #2 Kiln'])
  task.cancel()
  await visit()
  expect(said()).toEqual([])
})

it('leaves out votes that are held or void, launches of other days, and those that stand on no board', async () => {
  votes = [vote('Harbor', 'held'), vote('Kiln', 'voided'), vote('Subtext', 'counted', '2026-11-20'), vote('Disqualified')]
  await visit()
  expect(said()).toEqual([])
  expect(kept.size).toBe(1)
})

it.each([
  ['today', '2026-11-22'],
  ['never', null],
])('asks for nothing for one who voted %s', async (_, latestStreak) => {
  await visit(latestStreak)
  expect([asked, said()]).toEqual([0, []])
})

it('says it to the next member who signs in here as well', async () => {
  votes = [vote('Kiln')]
  await visit()
  handle.store.dispatch(signedOut())
  const other = MemberId.parse('1c0ad5a6-6f0e-4d0c-8a4e-6b8f2d1f7b12')
  handle.store.dispatch(profileLoaded({ ...profile, memberId: other, latestStreak: YESTERDAY }))
  await new Promise(setImmediate)
  expect(kept.size).toBe(2)
})

it('waits for the next visit where its reader is being welcomed', async () => {
  votes = [vote('Kiln')]
  await visit(YESTERDAY, false)
  expect([asked, kept.size]).toEqual([0, 0])
})
