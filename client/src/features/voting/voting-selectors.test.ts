import { Day } from '@debut/events/kernel/days.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { UnknownAction } from '@reduxjs/toolkit'
import { beforeEach, expect, it } from 'vitest'
import { createStore } from '../../app/store.ts'
import { ticked } from '../../lib/clock/clock-slice.ts'
import { parseInstant } from '../../lib/clock/instants.ts'
import { commandAnswered, commandRefused, outboxOpened, sendingDelayed } from '../../lib/commands/outbox-slice.ts'
import { ownPageLoaded, profileLoaded, signedOut } from '../../lib/session/session-slice.ts'
import { castVote, withdrawVote } from './vote-commands.ts'
import { selectHasVoted, selectInLottery, selectShownVote, selectVoteCast, selectVotesLeft } from './voting-selectors.ts'

const TODAY = Day.parse('2026-11-21')
const profile = {
  memberId: 'ines',
  username: 'ines',
  name: null,
  avatarUrl: '',
  latestStreak: null,
  voteMultiplier: 2,
  tier: 0,
  onboarded: true,
}

let store: ReturnType<typeof createStore>['store']

const dispatch = (...actions: UnknownAction[]) => actions.forEach((action) => store.dispatch(action))
const shown = (position = 100, launchId = 'apple') => selectShownVote(store.getState(), launchId, position)
const left = () => selectVotesLeft(store.getState())
const cast = (launchId = 'apple') => castVote({ launchId, weight: 2, day: TODAY })
const withdraw = (day: string = TODAY) => withdrawVote({ launchId: 'apple', weight: 2, day })
const answered = ({ payload }: ReturnType<typeof cast>, position: number) => commandAnswered({ ...payload, position })
const standing = (position: number, ...launches: string[]) => standingOn(TODAY, position, ...launches)
const standingOn = (countsOn: Day, position: number, ...launches: string[]) =>
  ownPageLoaded({
    profile: null,
    daily: { date: countsOn, count: launches.length },
    position: LogPosition.parse(position),
    votes: launches.map((launchId) => ({ launchId: launchId as LaunchId, weight: 2, countsOn })),
  })

beforeEach(() => {
  store = createStore({}).store
  dispatch(ticked(parseInstant(`${TODAY}T20:00:00Z`)), profileLoaded({ ...profile, streak: 5 }), outboxOpened('ines'), standing(100))
})

it('shows a vote as soon as it is asked for, with the points that it is worth', () => {
  dispatch(cast())
  expect(shown()).toMatchObject({ mine: true, delta: 2, waiting: false })
  expect(shown(100, 'berry')).toMatchObject({ mine: false, delta: 0 })
})

it('lets the newest intent win', () => {
  dispatch(cast(), withdraw())
  expect(shown()).toMatchObject({ mine: false, delta: 0 })
  dispatch(cast())
  expect(shown()).toMatchObject({ mine: true, delta: 2 })
})

it('adds a vote to the points only until they have come as far as the vote', () => {
  const vote = cast()
  dispatch(vote, answered(vote, 120))
  expect(shown(119)).toMatchObject({ mine: true, delta: 2 })
  expect(shown(120)).toMatchObject({ mine: true, delta: 0 })
  dispatch(standing(120, 'apple'))
  expect(shown(119)).toMatchObject({ mine: true, delta: 2 })
})

it('takes a withdrawn vote from the points likewise', () => {
  dispatch(standing(110, 'apple'))
  const back = withdraw()
  dispatch(back)
  expect(shown()).toMatchObject({ mine: false, delta: -2 })
  dispatch(answered(back, 120), standing(120))
  expect(shown(119)).toMatchObject({ mine: false, delta: -2 })
  expect(shown(120)).toMatchObject({ mine: false, delta: 0 })
})

it('rolls a refused vote back, also under a withdrawal that still waits', () => {
  const vote = cast()
  dispatch(vote, withdraw(), commandRefused({ ...vote.payload, problem: { code: 'daily-limit', message: '' } }))
  expect(shown()).toMatchObject({ mine: false, delta: 0 })
  expect(left()).toBe(3)
})

it('marks what waits for a network', () => {
  dispatch(cast(), sendingDelayed())
  expect(shown()).toMatchObject({ mine: true, waiting: true, isLastWaiting: true })
  expect(shown(100, 'berry')).toMatchObject({ waiting: false })
  dispatch(cast('berry'))
  expect([shown(), shown(100, 'berry')]).toMatchObject([
    { waiting: true, isLastWaiting: false },
    { waiting: true, isLastWaiting: true },
  ])
})

it('knows what there is to take back', () => {
  expect(selectVoteCast(store.getState(), 'apple')).toBe(undefined)
  dispatch(standing(110, 'berry'))
  expect(selectVoteCast(store.getState(), 'berry')).toEqual({ weight: 2, day: TODAY })
  dispatch(castVote({ launchId: 'apple', weight: 3, day: TODAY }))
  expect(selectVoteCast(store.getState(), 'apple')).toEqual({ weight: 3, day: TODAY })
})

it('counts the votes that are left, each once, whether on its way or counted', () => {
  const first = cast()
  dispatch(first)
  expect(left()).toBe(2)
  dispatch(answered(first, 120))
  expect(left()).toBe(2)
  dispatch(standing(120, 'apple'))
  expect(left()).toBe(2)
  dispatch(cast('berry'), cast('cherry'), cast('damson'))
  expect(left()).toBe(0)
})

it('gives back a vote of today, and none of another day', () => {
  dispatch(standing(110, 'apple'), withdraw())
  expect(left()).toBe(3)
  dispatch(outboxOpened('other'), outboxOpened('ines'), withdraw('2026-11-20'))
  expect(left()).toBe(2)
})

it('returns all three at midnight in Los Angeles', () => {
  dispatch(standing(110, 'apple', 'berry', 'cherry'))
  dispatch(ticked(parseInstant('2026-11-22T07:59:59Z')))
  expect(left()).toBe(0)
  dispatch(ticked(parseInstant('2026-11-22T08:00:00Z')))
  expect(left()).toBe(3)
})

it('has nothing to say to visitors', () => {
  dispatch(cast(), signedOut())
  expect(left()).toBe(undefined)
  expect(shown()).toMatchObject({ mine: false, delta: 0 })
})

it('takes into the lottery who voted today on a streak of ten days', () => {
  const inLottery = () => selectInLottery(store.getState())
  dispatch(standing(110, 'apple'))
  expect(inLottery()).toBe(false)
  dispatch(profileLoaded({ ...profile, streak: 10 }))
  expect(inLottery()).toBe(true)
  dispatch(standingOn(Day.parse('2026-11-20'), 120, 'apple'))
  expect(inLottery()).toBe(false)
})

it('knows who has voted before: by a vote that stands, or by a day that is kept for their streak', () => {
  const hasVoted = () => selectHasVoted(store.getState())
  expect(hasVoted()).toBe(false)
  dispatch(standing(110, 'apple'))
  expect(hasVoted()).toBe(true)
  dispatch(signedOut())
  expect(hasVoted()).toBe(false)
  dispatch(profileLoaded({ ...profile, streak: 0, latestStreak: '2026-03-01' }))
  expect(hasVoted()).toBe(true)
})
