import type { Task } from 'redux-saga'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from '../../app/store.ts'
import { ApiError, type ApiClient } from '../../lib/api/api-client.ts'
import { ticked } from '../../lib/clock/clock-slice.ts'
import { parseInstant } from '../../lib/clock/instants.ts'
import { fromElsewhere } from '../../lib/commands/from-elsewhere.ts'
import { commandAnswered, commandRefused, outboxOpened } from '../../lib/commands/outbox-slice.ts'
import { resultHeard } from '../../lib/results/results-actions.ts'
import { profileLoaded, signedOut } from '../../lib/session/session-slice.ts'
import { followVoting } from './voting-saga.ts'
import { launchShown, pointsReached, voteToggled } from './voting-slice.ts'

/** What the server says, and what it was asked. */
let server: {
  count: number
  votes: { launchId: string; weight: number; countsOn: string }[]
  position: number
  streak: number
  rewards: unknown[]
}
let asked: string[]
let isAway: boolean
let handle: ReturnType<typeof createStore>
let task: Task

const answerTo = (path: string): unknown => {
  if (path.startsWith('/api/votes/daily-count')) return { date: '2026-11-21', count: server.count }
  if (path.startsWith('/api/members/ines/votes')) return { votes: server.votes, position: server.position }
  if (path.startsWith('/api/user/get-my-profile')) return { streak: server.streak, vote_multiplier: 1 }
  return { newRewards: server.rewards }
}
const answer = async <T>(path: string, parse: (body: unknown) => T | undefined): Promise<T> => {
  asked.push(path)
  const parsed = isAway ? undefined : parse(answerTo(path))
  if (parsed === undefined) throw new ApiError('unreachable', 'away')
  return parsed
}
const api: ApiClient = { get: answer, post: (path, _body, parse) => answer(path, parse) }

const state = () => handle.store.getState()
const dispatch = (action: Parameters<typeof handle.store.dispatch>[0]) => handle.store.dispatch(action)
const sent = () => state().outbox.entries.map(({ type, payload, overlay }) => ({ type, ...payload, ...overlay }))
const toasts = () => state().toasts.toasts.map(({ description }) => description)
const toggle = (launchId = 'apple') => dispatch(voteToggled({ launchId, name: launchId }))
const newest = () => state().outbox.entries.at(-1)?.commandId ?? ''
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const apple = { launchId: 'apple', weight: 1, countsOn: '2026-11-21' }

const signIn = async (streak = 0) => {
  const profile = { memberId: 'ines', username: 'ines', avatarUrl: '', latestStreak: null, voteMultiplier: 1, onboarded: true }
  dispatch(profileLoaded({ ...profile, streak }))
  dispatch(outboxOpened('ines'))
  task = handle.run(followVoting, api)
  await pass(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
  server = { count: 0, votes: [], position: 100, streak: 0, rewards: [] }
  asked = []
  isAway = false
  handle = createStore({})
  dispatch(ticked(parseInstant('2026-11-21T20:00:00Z')))
})
afterEach(() => {
  task.cancel()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('casts a vote, and takes it back', async () => {
  await signIn()
  toggle()
  toggle()
  expect(sent()).toEqual([
    { type: 'CastVote', launchId: 'apple', delta: 1, day: '2026-11-21' },
    { type: 'WithdrawVote', launchId: 'apple', delta: -1, day: '2026-11-21' },
  ])
})

it('says when votes come back instead of sending a fourth', async () => {
  server.count = 3
  await signIn()
  toggle()
  expect(sent()).toEqual([])
  expect(toasts()).toEqual(['You’ve used today’s 3 votes. They come back at midnight, Los Angeles time: in 12 h.'])
})

it('takes back a vote when none are left', async () => {
  server = { ...server, count: 3, votes: [apple] }
  await signIn()
  toggle()
  expect(sent()).toMatchObject([{ type: 'WithdrawVote', delta: -1 }])
})

it('says why a vote was refused, once among all tabs', async () => {
  await signIn()
  const refused = commandRefused({ commandId: 'x', type: 'CastVote', problem: { code: 'own-tool', message: '' } })
  dispatch(fromElsewhere(refused))
  dispatch(commandRefused({ commandId: 'y', type: 'MarkNotificationsRead', problem: { code: 'internal', message: '' } }))
  expect(toasts()).toEqual([])
  dispatch(refused)
  expect(toasts()).toEqual(['This is a tool of yours. Your vote can go to any other.'])
})

it('keeps an answered vote over the page until its votes and its points hold it', async () => {
  await signIn()
  toggle()
  server = { ...server, count: 1, votes: [apple], position: 120 }
  dispatch(commandAnswered({ commandId: newest(), position: 120 }))
  await pass(500)
  expect(sent()).toHaveLength(1)
  dispatch(pointsReached({ launchId: 'apple', position: 119 }))
  expect(sent()).toHaveLength(1)
  dispatch(pointsReached({ launchId: 'apple', position: 120 }))
  expect(sent()).toEqual([])
  expect(state().voting.standing['apple']).toBeDefined()
})

it('plays the streak for a second once it has risen, and asks for rewards', async () => {
  server.streak = 4
  await signIn(4)
  toggle()
  expect(state().voting.voteDetected).toEqual({ launchId: 'apple', streak: 4 })
  const five = { streaks: 5, description: 'Your upvotes count as 2', multiplier: 2 }
  server = { ...server, streak: 5, rewards: [five, { ...five, streaks: 25 }] }
  dispatch(commandAnswered({ commandId: newest(), position: 120 }))
  await pass(200)
  expect(state().voting).toMatchObject({ streakRising: { launchId: 'apple' }, reward: { streaks: 25 }, voteDetected: undefined })
  expect(state().session).toMatchObject({ profile: { streak: 5 } })
  await pass(1_000)
  expect(state().voting.streakRising).toBe(undefined)
})

it('plays nothing for the second vote of a day, nor for a vote from elsewhere', async () => {
  server.streak = 4
  await signIn(4)
  toggle()
  const heard = resultHeard({ commandId: newest(), position: 120, events: ['VoteCast'] })
  dispatch(heard)
  await pass(200)
  expect(state().voting).toMatchObject({ streakRising: undefined, voteDetected: undefined })
  server.streak = 5
  dispatch({ ...heard, payload: { ...heard.payload, commandId: 'elsewhere' } })
  await pass(200)
  expect(state().voting.streakRising).toBe(undefined)
  expect(asked).not.toContain('/api/rewards')
})

it('follows votes from other devices', async () => {
  await signIn()
  server = { ...server, count: 1, votes: [apple], position: 130 }
  dispatch(resultHeard({ commandId: 'elsewhere', position: 130, events: ['VoteCast', 'StreakExtended'] }))
  await pass(500)
  expect(state().voting).toMatchObject({ daily: { count: 1 }, standing: { apple: { weight: 1 } } })
})

it('asks at once for all launches that are shown and not known', async () => {
  server.votes = Array.from({ length: 100 }, (_, index) => ({ ...apple, launchId: `launch-${index}` }))
  await signIn()
  asked = []
  server.votes = [apple]
  for (const launchId of ['apple', 'berry', 'apple']) dispatch(launchShown(launchId))
  await pass(100)
  expect(asked).toEqual(['/api/members/ines/votes?limit=100&launches=apple,berry'])
  expect(state().voting.standing).toMatchObject({ apple: { weight: 1 }, 'launch-3': { weight: 1 } })
  expect(state().voting.known).toEqual({ apple: true, berry: true })
})

it('begins a new day with three votes and fresh boards', async () => {
  server.count = 3
  await signIn()
  asked = []
  dispatch(ticked(parseInstant('2026-11-22T07:59:59Z')))
  expect(asked).toEqual([])
  dispatch(ticked(parseInstant('2026-11-22T08:00:03Z')))
  expect(state().voting.daily).toMatchObject({ date: '2026-11-22', count: 0 })
  expect(asked).toContain('/api/votes/daily-count?userId=ines')
})

it('tells nobody that votes, streak or rewards could not be fetched', async () => {
  isAway = true
  await signIn()
  toggle()
  dispatch(commandAnswered({ commandId: newest(), position: 120 }))
  await pass(1_000)
  expect(toasts()).toEqual([])
  expect(console.error).toHaveBeenCalled()
})

it('forgets everything when the member leaves', async () => {
  server = { ...server, count: 2, votes: [apple] }
  await signIn()
  toggle('berry')
  dispatch(signedOut())
  expect(state().voting).toMatchObject({ daily: undefined, standing: {}, voteDetected: undefined, reward: undefined })
  expect(sent()).toEqual([])
})
