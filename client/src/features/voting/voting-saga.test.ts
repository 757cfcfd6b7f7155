import type { Task } from 'redux-saga'
import { Day } from '@debut/events/kernel/days.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as z from 'zod/mini'
import { createStore } from '../../app/store.ts'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { launchIdOf, memberIdOf, toolIdOf } from '../../lib/api/testing/ids.ts'
import { readAs } from '../../lib/api/testing/read-as.ts'
import { ticked } from '../../lib/clock/clock-slice.ts'
import { parseInstant } from '../../lib/clock/instants.ts'
import { fromElsewhere } from '../../lib/commands/from-elsewhere.ts'
import { commandAnswered, commandRefused, outboxOpened } from '../../lib/commands/outbox-slice.ts'
import { resourceFetched } from '../../lib/resources/resources-slice.ts'
import { refreshDue, statusChanged } from '../../lib/live/live-slice.ts'
import { resultReceived } from '../../lib/results/results-actions.ts'
import { authChanged, profileLoaded, sessionFound, signedOut } from '../../lib/session/session-slice.ts'
import { followVoting } from './voting-saga.ts'
import { selectIsVoteShown, selectShownVote, selectVotesLeft } from './voting-selectors.ts'
import { launchShown, rewardSeen, selectVoting, voteToggled } from './voting-slice.ts'

const INES = memberIdOf(1)
const [APPLE, BERRY] = [launchIdOf('apple'), launchIdOf('berry')]
const TODAY = Day.parse('2026-11-21')
const vote = (launchId = APPLE) => ({ launchId, weight: 1, countsOn: TODAY })

/** What the server says, and what it was asked. */
let server: { votes: ReturnType<typeof vote>[]; position: number; streak: number; rewards: unknown[] }
let asked: string[]
let isUnavailable: boolean
let handle: ReturnType<typeof createStore>
let task: Task

const profileSaid = () => ({
  username: 'ines',
  name: null,
  avatar_url: '/avatar.svg',
  streak: server.streak,
  latest_streak: null,
  vote_multiplier: 1,
  tier: 0,
  onboarded: true,
})
const whole = (given: ReturnType<typeof vote>) => ({
  ...given,
  number: 1,
  toolId: toolIdOf('apple'),
  state: 'counted',
  castAt: '2026-11-21T20:00:00Z',
  boardDate: TODAY,
  position: 1,
})
const answerTo = (path: string): unknown => {
  const { votes, position, rewards } = server
  if (path === '/api/own-page') return { profile: profileSaid(), daily: { date: TODAY, count: 0 }, votes, position }
  return path.startsWith('/api/members/') ? { votes: votes.map(whole), position } : { newRewards: rewards }
}
const answer = async <Answer extends z.core.$ZodType>(path: string, schema: Answer) => {
  asked.push(path)
  return readAs(schema, isUnavailable ? undefined : answerTo(path))
}
const api: ApiClient = { get: answer, post: (path, _body, schema) => answer(path, schema) }

const state = () => handle.store.getState()
const dispatch = (action: Parameters<typeof handle.store.dispatch>[0]) => handle.store.dispatch(action)
const sent = () => state().outbox.entries.map(({ type, payload, optimistic }) => ({ type, ...payload, ...optimistic }))
const toasts = () => state().toasts.toasts.map(({ description }) => description)
const titles = () =>
  state()
    .toasts.toasts.filter(({ open }) => open)
    .map(({ title }) => title)
const toggle = (launchId: string = APPLE) => dispatch(voteToggled({ launchId, name: launchId }))
const newest = () => state().outbox.entries.at(-1)?.commandId ?? ''
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
/** As the socket sends it: what a vote of the member's made. */
const pushed = (position: number, given: { commandId?: string; launchId?: LaunchId; streak?: number } = {}) => {
  const { commandId = newest(), launchId = APPLE, streak } = given
  const data = { memberId: INES, number: 1, launchId, toolId: toolIdOf('apple'), boardDate: TODAY, countsOn: TODAY, weight: 1 }
  const rose = streak === undefined ? [] : [{ type: 'StreakExtended', data: { memberId: INES, day: TODAY, streak } }]
  return resultReceived({ commandId, position, events: [{ type: 'VoteCast', data }, ...rose] })
}
const answered = (position: number) => commandAnswered({ commandId: newest(), type: 'CastVote', payload: {}, position })

const signIn = async (streak = 0) => {
  const profile = {
    memberId: INES,
    username: 'ines',
    name: null,
    avatarUrl: '',
    latestStreak: null,
    voteMultiplier: 1,
    tier: 0,
    onboarded: true,
  }
  dispatch(profileLoaded({ ...profile, streak }))
  dispatch(outboxOpened(INES))
  task = handle.run(followVoting, { api })
  await pass(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'info').mockReturnValue()
  vi.stubGlobal('document', { hidden: false })
  server = { votes: [], position: 100, streak: 0, rewards: [] }
  asked = []
  isUnavailable = false
  handle = createStore({})
  dispatch(ticked(parseInstant('2026-11-21T20:00:00Z')))
  dispatch(statusChanged('live'))
})
afterEach(() => {
  task.cancel()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('casts a vote, and takes it back', async () => {
  await signIn()
  toggle()
  toggle()
  expect(sent()).toEqual([
    { type: 'CastVote', launchId: APPLE, delta: 1, day: '2026-11-21' },
    { type: 'WithdrawVote', launchId: APPLE, delta: -1, day: '2026-11-21' },
  ])
})

it('says when there are new votes instead of sending a fourth', async () => {
  server.votes = ['berry', 'cherry', 'damson'].map((name) => vote(launchIdOf(name)))
  await signIn()
  toggle()
  expect(sent()).toEqual([])
  expect(toasts()).toEqual(['You’ve used today’s 3 votes. You get new ones at midnight, Los Angeles time: in 12 h.'])
})

it('takes back a vote when none are left', async () => {
  server.votes = ['apple', 'berry', 'cherry'].map((name) => vote(launchIdOf(name)))
  await signIn()
  toggle()
  expect(sent()).toMatchObject([{ type: 'WithdrawVote', delta: -1 }])
})

it('no longer says that none are left once one is taken back, or a new day has begun', async () => {
  server.votes = ['apple', 'berry', 'cherry'].map((name) => vote(launchIdOf(name)))
  await signIn()
  toggle(launchIdOf('damson'))
  expect(titles()).toEqual(['No votes left today'])
  toggle()
  expect(titles()).toEqual([])
  toggle(launchIdOf('elder'))
  toggle(launchIdOf('fig'))
  expect(titles()).toEqual(['No votes left today'])
  dispatch(ticked(parseInstant('2026-11-22T08:00:03Z')))
  expect(titles()).toEqual([])
})

it('leaves what is said of a refused vote when another one is taken back', async () => {
  server.votes = [vote()]
  await signIn()
  const problem = { code: 'own-tool', message: 'It is yours.' }
  dispatch(commandRefused({ commandId: 'x', type: 'CastVote', payload: {}, problem }))
  toggle()
  expect(titles()).toEqual(['Your vote was not taken'])
})

it('tells screen readers of a vote and of the votes left, and takes it back once it is refused', async () => {
  await signIn()
  const announced = () => selectVoting(state()).announced
  toggle()
  expect(announced()).toBe(`You voted for ${APPLE}. 2 votes left today.`)
  toggle()
  expect(announced()).toBe(`Your vote for ${APPLE} is withdrawn. 3 votes left today.`)
  toggle(BERRY)
  const problem = { code: 'own-tool', message: 'It is yours.' }
  dispatch(commandRefused({ commandId: newest(), type: 'CastVote', payload: {}, problem }))
  expect(announced()).toBe('')
})

describe('a vote that was asked for before signing in', () => {
  const KEPT_AT = parseInstant('2026-11-21T20:00:00Z')
  let kept: string | null
  beforeEach(() => {
    kept = JSON.stringify({ launchId: APPLE, name: 'Apple', at: KEPT_AT })
    vi.stubGlobal('localStorage', { getItem: () => kept, removeItem: () => void (kept = null) })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is cast, once, however far behind the page’s own clock is', async () => {
    dispatch(ticked(KEPT_AT - 900))
    vi.setSystemTime(KEPT_AT + 100)
    await signIn()
    expect(sent()).toMatchObject([{ type: 'CastVote', launchId: APPLE }])
    expect(kept).toBeNull()
    dispatch(answered(101))
    expect(titles()).toEqual(['You voted for Apple'])
  })

  it('is not cast after 30 minutes, which is said', async () => {
    vi.setSystemTime(KEPT_AT + 30 * 60_000)
    await signIn()
    expect(sent()).toEqual([])
    expect(titles()).toEqual(['Your vote for Apple wasn’t cast'])
  })

  it('is not cast where none are left, with the reason', async () => {
    server.votes = ['berry', 'cherry', 'damson'].map((name) => vote(launchIdOf(name)))
    vi.setSystemTime(KEPT_AT + 100)
    await signIn()
    expect(sent()).toEqual([])
    expect(toasts()[0]).toMatch(/^You’ve used today’s 3 votes/)
  })

  it('is not cast again by who has cast it already', async () => {
    server.votes = [vote()]
    vi.setSystemTime(KEPT_AT + 100)
    await signIn()
    expect(sent()).toEqual([])
    expect(titles()).toEqual(['You already voted for Apple'])
  })
})

it('says why a vote was refused, once among all tabs', async () => {
  await signIn()
  const refused = commandRefused({ commandId: 'x', type: 'CastVote', payload: {}, problem: { code: 'own-tool', message: 'It is yours.' } })
  dispatch(fromElsewhere(refused))
  dispatch(commandRefused({ ...refused.payload, commandId: 'y', type: 'MarkNotificationsRead' }))
  expect(toasts()).toEqual([])
  dispatch(refused)
  expect(toasts()).toEqual(['It is yours.'])
})

it('lets go of an answered vote once it is among the reader’s, and shows it over points that lack it', async () => {
  await signIn()
  toggle()
  dispatch(answered(120))
  expect(sent()).toHaveLength(1)
  dispatch(pushed(120))
  expect(sent()).toEqual([])
  expect(state().voting.standing[APPLE]).toBeDefined()
  expect(selectShownVote(state(), APPLE, 119)).toMatchObject({ mine: true, delta: 1 })
  expect(selectShownVote(state(), APPLE, 120)).toMatchObject({ mine: true, delta: 0 })
})

it('lets go of a vote that the socket tells of before its answer is here', async () => {
  await signIn()
  toggle()
  dispatch(pushed(120))
  expect(sent()).toEqual([])
  dispatch(answered(120))
  expect(sent()).toEqual([])
  expect(selectShownVote(state(), APPLE, 119).delta).toBe(1)
})

it('plays the streak for a second once it has risen, then shows the reward, and asks for nothing else', async () => {
  server.streak = 4
  await signIn(4)
  asked = []
  toggle()
  expect(state().voting.voteDetected).toMatchObject({ launchId: APPLE, streak: 4 })
  const five = { streaks: 5, description: 'Your upvotes count as 2', multiplier: 2 }
  server.rewards = [five, { ...five, streaks: 25 }]
  dispatch(answered(120))
  dispatch(pushed(120, { streak: 5 }))
  await pass(0)
  expect(state().voting).toMatchObject({ streakRising: { launchId: APPLE }, reward: undefined, voteDetected: undefined })
  expect(selectIsVoteShown(state())).toBe(true)
  expect(state().session).toMatchObject({ profile: { streak: 5, voteMultiplier: 2, latestStreak: TODAY } })
  await pass(999)
  expect(state().voting).toMatchObject({ streakRising: { launchId: APPLE }, reward: undefined })
  await pass(1)
  expect(state().voting).toMatchObject({ streakRising: undefined, reward: { streaks: 25 } })
  dispatch(rewardSeen())
  expect(selectIsVoteShown(state())).toBe(false)
  await pass(60_000)
  expect(asked).toEqual(['/api/rewards'])
})

it('shows no reward to who comes after a member has signed out', async () => {
  server.streak = 4
  await signIn(4)
  toggle()
  server.rewards = [{ streaks: 5, description: 'Your upvotes count as 2', multiplier: 2 }]
  dispatch(answered(120))
  dispatch(pushed(120, { streak: 5 }))
  await pass(500)
  dispatch(signedOut())
  await pass(5_000)
  expect(state().voting).toMatchObject({ streakRising: undefined, reward: undefined })
})

it('says beside a vote that was cast here what is left, until it is taken back, is refused or was read', async () => {
  await signIn()
  toggle()
  expect(state().voting.justCast).toBe(APPLE)
  await pass(600)
  toggle()
  expect(state().voting.justCast).toBeUndefined()
  await pass(600)
  toggle(BERRY)
  expect(state().voting.justCast).toBe(BERRY)
  const problem = { code: 'own-tool', message: 'It is yours.' }
  dispatch(commandRefused({ commandId: newest(), type: 'CastVote', payload: {}, problem }))
  expect(state().voting.justCast).toBeUndefined()
  toggle(APPLE)
  await pass(4_000)
  expect(state().voting.justCast).toBeUndefined()
})

it('plays nothing for a vote that raises nothing, nor for one from elsewhere', async () => {
  server.streak = 4
  await signIn(4)
  toggle()
  dispatch(pushed(120))
  dispatch(answered(120))
  await pass(0)
  expect(state().voting).toMatchObject({ streakRising: undefined, voteDetected: undefined })
  dispatch(pushed(121, { commandId: 'elsewhere', launchId: BERRY, streak: 5 }))
  await pass(0)
  expect(state().voting.streakRising).toBe(undefined)
  expect(state().session).toMatchObject({ profile: { streak: 5 } })
  expect(asked).not.toContain('/api/rewards')
})

it('forgets what it waited for where the vote is refused', async () => {
  await signIn()
  toggle()
  const problem = { code: 'own-tool', message: 'It is yours.' }
  dispatch(commandRefused({ commandId: newest(), type: 'CastVote', payload: {}, problem }))
  expect(state().voting.voteDetected).toBe(undefined)
})

it('plays the streak also where the socket tells of it in parts, and before the answer', async () => {
  await signIn()
  toggle()
  const commandId = newest()
  dispatch(pushed(119, { commandId }))
  await pass(0)
  expect(state().voting.streakRising).toBe(undefined)
  dispatch(pushed(120, { commandId, streak: 1 }))
  dispatch(answered(120))
  await pass(0)
  expect(state().voting).toMatchObject({ streakRising: { launchId: APPLE }, voteDetected: undefined })
})

it('follows votes from other devices, given and taken back, however often they are sent', async () => {
  await signIn()
  asked = []
  const given = pushed(130, { commandId: 'elsewhere', streak: 1 })
  dispatch(given)
  dispatch(given)
  expect(state().voting).toMatchObject({ position: 130, standing: { [APPLE]: { weight: 1, countsOn: TODAY } } })
  expect(selectVotesLeft(state())).toBe(2)
  const [cast] = given.payload.events
  const undone = { type: 'StreakStepUndone', data: { memberId: INES, day: TODAY, streak: 0, latest: null } }
  const back = { type: 'VoteWithdrawn', data: { ...cast?.data, withdrawnOn: TODAY } }
  dispatch(resultReceived({ commandId: 'back', position: 140, events: [back, undone] }))
  expect(state().voting.standing).toEqual({})
  expect(selectVotesLeft(state())).toBe(3)
  expect(state().session).toMatchObject({ profile: { streak: 0, latestStreak: null } })
  dispatch(given)
  expect(state().voting.standing).toEqual({})
  expect(asked).toEqual([])
})

describe('where the socket tells nothing', () => {
  const five = { streaks: 5, description: 'Your upvotes count as 2', multiplier: 2 }
  const voteAndBeAnswered = async () => {
    server.streak = 4
    await signIn(4)
    asked = []
    toggle()
    server = { votes: [vote()], position: 120, streak: 5, rewards: [five] }
    dispatch(answered(120))
  }

  it('asks for the count, the streak and the reward at once while it is unavailable', async () => {
    dispatch(statusChanged('reconnecting'))
    await voteAndBeAnswered()
    await pass(0)
    expect(asked).toEqual(['/api/own-page', '/api/rewards'])
    expect(state().voting).toMatchObject({ position: 120, streakRising: { launchId: APPLE }, reward: undefined })
    await pass(1_000)
    expect(state().voting).toMatchObject({ streakRising: undefined, reward: { streaks: 5 } })
    expect(selectVotesLeft(state())).toBe(2)
  })

  it('asks soon where it died unnoticed', async () => {
    await voteAndBeAnswered()
    await pass(1_000)
    expect(asked).toEqual([])
    await pass(5_000)
    expect(state().voting).toMatchObject({ position: 120, reward: { streaks: 5 } })
  })
})

it('asks at once for all launches that are shown and not known', async () => {
  server.votes = Array.from({ length: 100 }, (_, index) => vote(launchIdOf(`m${index}`)))
  await signIn()
  asked = []
  server.votes = [vote()]
  for (const launchId of [APPLE, BERRY, APPLE]) dispatch(launchShown(launchId))
  await pass(100)
  await vi.waitFor(() => expect(state().voting.known).toEqual({ [APPLE]: true, [BERRY]: true }))
  expect(asked).toEqual([`/api/members/${INES}/votes?limit=100&launches=${APPLE},${BERRY}`])
  expect(state().voting.standing).toMatchObject({ [APPLE]: { weight: 1 }, [launchIdOf('m3')]: { weight: 1 } })
})

it('keeps a vote that is newer than a late answer about it, and still learns of the others', async () => {
  server.votes = Array.from({ length: 100 }, (_, index) => vote(launchIdOf(`m${index}`)))
  await signIn()
  dispatch(pushed(120, { commandId: 'from elsewhere' }))
  const data = { votes: [vote(BERRY)], launches: [APPLE, BERRY], position: 100 }
  dispatch(resourceFetched({ key: 'votes', isOwn: true, entry: { status: 'ready', data, pages: 1 } }))
  expect(state().voting.standing).toMatchObject({ [APPLE]: { weight: 1 }, [BERRY]: { weight: 1 } })
})

it('begins a new day with three votes and fresh boards', async () => {
  server.votes = ['apple', 'berry', 'cherry'].map((name) => vote(launchIdOf(name)))
  await signIn()
  asked = []
  dispatch(ticked(parseInstant('2026-11-22T07:59:59Z')))
  expect(asked).toEqual([])
  expect(selectVotesLeft(state())).toBe(0)
  dispatch(ticked(parseInstant('2026-11-22T08:00:03Z')))
  expect(selectVotesLeft(state())).toBe(3)
  expect(asked).toEqual(['/api/own-page'])
})

it('shows no error when votes, streak or rewards could not be fetched', async () => {
  isUnavailable = true
  await signIn()
  toggle()
  dispatch(answered(120))
  await pass(5_000)
  expect(toasts()).toEqual([])
  expect(console.info).toHaveBeenCalled()
})

it('asks for no more than a name before a second factor was shown', async () => {
  isUnavailable = true
  const user = { id: INES }
  dispatch(sessionFound({ memberId: INES, account: { user, aal: 'aal1', secondFactorDue: true } }))
  task = handle.run(followVoting, { api })
  dispatch(launchShown(APPLE))
  dispatch(refreshDue())
  await pass(1_000)
  expect(asked).toEqual([`/api/user/get-my-profile?userId=${INES}`])
  isUnavailable = false
  dispatch(authChanged({ event: 'MFA_CHALLENGE_VERIFIED', account: { user, aal: 'aal2', secondFactorDue: false } }))
  await pass(0)
  expect(asked.slice(1)).toEqual(['/api/own-page'])
  expect(state().voting.position).toBe(100)
})

it('forgets everything when the member leaves', async () => {
  server.votes = [vote()]
  await signIn()
  toggle(BERRY)
  dispatch(signedOut())
  expect(state().voting).toMatchObject({ position: undefined, standing: {}, voteDetected: undefined, reward: undefined })
  expect(sent()).toEqual([])
})
