import { DAILY_VOTE_LIMIT } from '@debut/events/voting/vote-numbers.ts'
import { addDays, Day } from '@debut/events/kernel/days.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { multiplierOf, rewardTiers } from '@debut/events/voting/reward-tiers.ts'
import {
  RewardGranted,
  RewardsAnnounced,
  StreakExtended,
  StreakStepUndone,
  VoteCast,
  VoteHeld,
  type VoterEvent,
  VoteRestored,
  VoteVoided,
  VoteWithdrawn,
} from '@debut/events/voting/vote-events.ts'
import { describe, expect, it } from 'vitest'
import { launchBornOn } from '../kernel/testing/launch-born-on.ts'
import { specify } from '../kernel/testing/specify.ts'
import { voter, type VoterCommand, votesOn } from './voter.ts'

const memberId = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const maker = MemberId.parse('3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02')
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X6Y1B7D')
const launch = (index: number) => LaunchId.parse(`01K9Z7V5C1ABCDEFGHJK${String(index).padStart(6, '0')}`)
const today = Day.parse('2026-11-20')
const yesterday = addDays(today, -1)
const boardDate = today

const cast = (index: number, over: Partial<VoterCommand & { type: 'CastVote' }> = {}): VoterCommand => ({
  type: 'CastVote',
  memberId,
  launchId: launch(index),
  today,
  toolId,
  boardDate,
  makers: [maker],
  registered: true,
  verified: true,
  opened: true,
  ...over,
})
const withdraw = (index: number, on = today): VoterCommand => ({ type: 'WithdrawVote', memberId, launchId: launch(index), today: on })
const act = (type: 'HoldVote' | 'VoidVote' | 'RestoreVote', index: number): VoterCommand => ({
  type,
  memberId,
  launchId: launch(index),
  reason: 'ring',
})

const vote = (number: number, index: number, { countsOn = today, weight = 1 } = {}) => ({
  memberId,
  number,
  launchId: launch(index),
  toolId,
  boardDate,
  countsOn,
  weight,
})
const voteCast = (...args: Parameters<typeof vote>) => VoteCast(vote(...args))
const extended = (streak: number, day = today) => StreakExtended({ memberId, day, streak })
const granted = (tier: number) => RewardGranted({ memberId, tier })

/** One vote on each of so many days, the last of them yesterday. */
const days = (count: number): VoterEvent[] =>
  Array.from({ length: count }, (_, index) => {
    const day = addDays(yesterday, index + 1 - count)
    const streak = index + 1
    const tier = rewardTiers.find(({ streaks }) => streaks === streak)
    return [
      voteCast(index + 1, index, { countsOn: day, weight: multiplierOf(index) }),
      extended(streak, day),
      ...(tier ? [granted(tier.streaks)] : []),
    ]
  }).flat()

const { given, play } = specify(voter)
const fold = (...events: VoterEvent[]) => events.reduce((state, event) => voter.evolve(state, event), voter.initial)

describe('casting a vote', () => {
  it('counts on the Los Angeles day it is cast on, and begins a streak', () => {
    given().when(cast(1)).then(voteCast(1, 1), extended(1))
  })

  it('extends the streak with the first vote of a day only', () => {
    given(...days(1))
      .when(cast(1))
      .then(voteCast(2, 1), extended(2))
    given(...days(1), voteCast(2, 1), extended(2))
      .when(cast(2))
      .then(voteCast(3, 2))
  })

  it('begins again at 1 after a missed day, with the weight of no streak', () => {
    given(...days(7))
      .when(cast(20, { today: addDays(today, 1) }))
      .then(VoteCast({ ...vote(8, 20), countsOn: addDays(today, 1), weight: 1 }), extended(1, addDays(today, 1)))
  })

  it('stands once per launch: the same command again changes nothing', () => {
    given(voteCast(1, 1), extended(1)).when(cast(1)).thenNothing()
    given(voteCast(1, 1), extended(1))
      .when(cast(1, { today: addDays(today, 3) }))
      .thenNothing()
  })

  it('is refused a fourth time on a day, and welcome on the next', () => {
    const three = [voteCast(1, 1), extended(1), voteCast(2, 2), voteCast(3, 3)]
    given(...three)
      .when(cast(4))
      .thenRefused('daily-limit')
    given(...three)
      .when(cast(4, { today: addDays(today, 1) }))
      .then(voteCast(4, 4, { countsOn: addDays(today, 1) }), extended(2, addDays(today, 1)))
  })

  it('is never for a tool of one’s own or one that was so until 30 days ago, nor for a launch that has not begun', () => {
    given()
      .when(cast(1, { makers: [maker, memberId] }))
      .thenRefused('own-tool')
    for (const daysAgo of [0, 30])
      given()
        .when(cast(1, { leftOn: addDays(today, -daysAgo) }))
        .thenRefused('left-tool')
    given()
      .when(cast(1, { leftOn: addDays(today, -31) }))
      .then(voteCast(1, 1), extended(1))
    given()
      .when(cast(1, { opened: false }))
      .thenRefused('launch-not-live')
  })

  it('needs a member, and one whose email is confirmed', () => {
    given()
      .when(cast(1, { registered: false, verified: false }))
      .thenRefused('not-registered')
    given()
      .when(cast(1, { verified: false }))
      .thenRefused('unverified')
  })

  it('counts on the day before when another server’s clock was already past midnight, and never beyond its limit', () => {
    const past = [voteCast(1, 1), extended(1), voteCast(2, 2), voteCast(3, 3)]
    const tomorrow = addDays(today, 1)
    given(...past, voteCast(4, 4, { countsOn: tomorrow }), extended(2, tomorrow))
      .when(cast(5))
      .thenRefused('daily-limit')
  })
})

describe('streaks and rewards', () => {
  it('weighs a vote by the streak that is shown when it comes: reaching a tier is for the next vote', () => {
    const fifth = [voteCast(5, 50, { weight: 1 }), extended(5), granted(5)]
    given(...days(4))
      .when(cast(50))
      .then(...fifth)
    given(...days(4), ...fifth)
      .when(cast(51))
      .then(voteCast(6, 51, { weight: 2 }))
  })

  it.each(rewardTiers.map(({ streaks, multiplier }) => ({ streaks, multiplier })))(
    'grants the tier of $streaks days, after which votes count as $multiplier',
    ({ streaks, multiplier }) => {
      const state = fold(...days(streaks))
      expect(state.granted).toContain(streaks)
      const decision = voter.decide(cast(2_000), state)
      expect('events' in decision && decision.events[0]).toMatchObject({ data: { weight: multiplier } })
    },
  )

  it('grants each tier once, ever', () => {
    const again = [granted(5), ...days(4)]
    given(...again)
      .when(cast(50))
      .then(voteCast(5, 50), extended(5))
  })

  it('announces what was granted once, and only that', () => {
    const announce = (...tiers: number[]): VoterCommand => ({ type: 'AnnounceRewards', memberId, tiers })
    const announced = RewardsAnnounced({ memberId, tiers: [5] })
    given(granted(5)).when(announce(5)).then(announced)
    given(granted(5), announced).when(announce(5)).thenNothing()
    given(granted(5)).when(announce(25)).thenNothing()
    given(granted(5)).when(announce()).thenNothing()
  })
})

describe('withdrawing a vote', () => {
  it('gives it back on the same day, and takes the day’s step back with its only vote', () => {
    given(...days(3), voteCast(4, 50), extended(4))
      .when(withdraw(50))
      .then(VoteWithdrawn({ ...vote(4, 50), withdrawnOn: today }), StreakStepUndone({ memberId, day: today, streak: 3, latest: yesterday }))
  })

  it('keeps the step while another vote of the day stands', () => {
    const two = [...days(3), voteCast(4, 50), extended(4), voteCast(5, 51)]
    given(...two)
      .when(withdraw(50))
      .then(VoteWithdrawn({ ...vote(4, 50), withdrawnOn: today }))
    expect(votesOn(fold(...two, VoteWithdrawn({ ...vote(4, 50), withdrawnOn: today })), today)).toBe(1)
  })

  it('leaves the very first day as if nothing had been', () => {
    given(voteCast(1, 1), extended(1))
      .when(withdraw(1))
      .then(VoteWithdrawn({ ...vote(1, 1), withdrawnOn: today }), StreakStepUndone({ memberId, day: today, streak: 0, latest: null }))
  })

  it('never gives a vote of an earlier day back', () => {
    const past = [
      voteCast(1, 1, { countsOn: yesterday }),
      extended(1, yesterday),
      voteCast(2, 2),
      extended(2),
      voteCast(3, 3),
      voteCast(4, 4),
    ]
    const withdrawn = VoteWithdrawn({ ...vote(1, 1, { countsOn: yesterday }), withdrawnOn: today })
    given(...past)
      .when(withdraw(1))
      .then(withdrawn)
    given(...past, withdrawn)
      .when(cast(5))
      .thenRefused('daily-limit')
  })

  it('can be followed by another vote for the same launch', () => {
    given(voteCast(1, 1), extended(1), VoteWithdrawn({ ...vote(1, 1), withdrawnOn: today }))
      .when(cast(1))
      .then(voteCast(2, 1))
  })

  it('changes nothing where no vote stands', () => {
    given().when(withdraw(1)).thenNothing()
  })
})

describe('a vote under review', () => {
  const standing = [voteCast(1, 1), extended(1)]
  const touched = (define: typeof VoteHeld | typeof VoteVoided | typeof VoteRestored) => define({ ...vote(1, 1), reason: 'ring' })
  const held = touched(VoteHeld)
  const voided = touched(VoteVoided)
  const restored = touched(VoteRestored)

  it('is held, voided and restored with a reason, each of them once', () => {
    given(...standing)
      .when(act('HoldVote', 1))
      .then(held)
    given(...standing, held)
      .when(act('HoldVote', 1))
      .thenNothing()
    given(...standing, held)
      .when(act('VoidVote', 1))
      .then(voided)
    given(...standing, voided)
      .when(act('VoidVote', 1))
      .thenNothing()
    given(...standing, voided)
      .when(act('HoldVote', 1))
      .thenNothing()
    given(...standing, voided)
      .when(act('RestoreVote', 1))
      .then(restored)
    given(...standing)
      .when(act('RestoreVote', 1))
      .thenNothing()
  })

  it('is held by a detector for each thing once, whatever people decided since', () => {
    const suspect = (number: number, reason: 'ring' | 'burst' = 'ring'): VoterCommand => ({
      type: 'HoldSuspectVote',
      memberId,
      launchId: launch(1),
      number,
      reason,
    })
    const anew = VoteHeld({ ...vote(1, 1), reason: 'burst' })
    given(...standing)
      .when(suspect(1))
      .then(held)
    for (const before of [[held], [voided], [held, restored], [voided, restored]])
      given(...standing, ...before)
        .when(suspect(1))
        .thenNothing()
    given(...standing, held, restored)
      .when(suspect(1, 'burst'))
      .then(anew)
    given(...standing)
      .when(suspect(2))
      .thenRefused('no-such-vote')
  })

  it('is judged in an admin’s name one by one, and back to what it was', () => {
    const judge = (judgement: 'hold' | 'void' | 'restore', number = 1): VoterCommand => ({
      type: 'JudgeVote',
      memberId,
      launchId: launch(1),
      number,
      judgement,
      reason: 'ring',
      by: maker,
    })
    given(...standing)
      .when(judge('void'))
      .then(VoteVoided({ ...vote(1, 1), reason: 'ring', by: maker }))
    given(...standing, held, voided)
      .when(judge('hold'))
      .then(VoteHeld({ ...vote(1, 1), reason: 'ring', by: maker }))
    given(...standing, voided)
      .when(judge('restore'))
      .then(VoteRestored({ ...vote(1, 1), reason: 'ring', by: maker }))
    given(...standing, voided)
      .when(judge('void'))
      .thenNothing()
    given(...standing)
      .when(judge('void', 2))
      .thenRefused('no-such-vote')
    for (const judgement of ['hold', 'restore'] as const)
      given(...standing, VoteVoided({ ...vote(1, 1), reason: 'own-tool' }))
        .when(judge(judgement))
        .thenRefused('vote-of-maker')
  })

  it('has to be there', () => {
    given().when(act('VoidVote', 1)).thenRefused('no-such-vote')
  })

  it('can’t be withdrawn or cast anew, which would undo the review', () => {
    given(...standing, held)
      .when(withdraw(1))
      .thenRefused('vote-under-review')
    given(...standing, voided)
      .when(withdraw(1))
      .thenRefused('vote-under-review')
    given(...standing, voided)
      .when(cast(1))
      .thenNothing()
    given(...standing, voided, restored)
      .when(withdraw(1))
      .then(VoteWithdrawn({ ...vote(1, 1), withdrawnOn: today }), StreakStepUndone({ memberId, day: today, streak: 0, latest: null }))
  })

  it('is judged too when it was withdrawn on a later day, as it still counts in the day that is over', () => {
    const tomorrow = addDays(today, 1)
    const withdrawn = [...standing, VoteWithdrawn({ ...vote(1, 1), withdrawnOn: tomorrow })]
    given(...withdrawn)
      .when(act('HoldVote', 1))
      .then(held)
    given(...withdrawn, held)
      .when(act('VoidVote', 1))
      .then(voided)
    given(...withdrawn, voided)
      .when(act('VoidVote', 1))
      .thenNothing()
    given(...withdrawn, voided)
      .when(act('RestoreVote', 1))
      .then(restored)
  })

  it('stays withdrawn whatever is judged, and does not stand in the way of a new one', () => {
    const tomorrow = addDays(today, 1)
    const gone = [...standing, VoteWithdrawn({ ...vote(1, 1), withdrawnOn: tomorrow }), voided]
    given(...gone)
      .when(withdraw(1, tomorrow))
      .thenNothing()
    given(...gone)
      .when(cast(1, { today: tomorrow }))
      .then(voteCast(2, 1, { countsOn: tomorrow }), extended(2, tomorrow))
    given(...gone, restored)
      .when(withdraw(1, tomorrow))
      .thenNothing()
  })

  it('is judged together with every other vote of the member for the launch that counts somewhere', () => {
    const tomorrow = addDays(today, 1)
    const again = vote(2, 1, { countsOn: tomorrow })
    const both = [
      ...standing,
      VoteWithdrawn({ ...vote(1, 1), withdrawnOn: tomorrow }),
      voteCast(2, 1, { countsOn: tomorrow }),
      extended(2, tomorrow),
    ]
    given(...both)
      .when(act('VoidVote', 1))
      .then(voided, VoteVoided({ ...again, reason: 'ring' }))
    given(...both, voided)
      .when(act('HoldVote', 1))
      .then(VoteHeld({ ...again, reason: 'ring' }))
    given(...both, held, VoteVoided({ ...again, reason: 'ring' }))
      .when(act('RestoreVote', 1))
      .then(restored, VoteRestored({ ...again, reason: 'ring' }))
  })

  const voidOwn: VoterCommand = { type: 'VoidOwnVote', memberId, launchId: launch(1), number: 1 }
  const own = VoteVoided({ ...vote(1, 1), reason: 'own-tool' })

  it('is voided for good where the voter makes the tool, also where an admin has voided it for something else', () => {
    given(...standing)
      .when(voidOwn)
      .then(own)
    given(...standing, voided)
      .when(voidOwn)
      .then(own)
    for (const past of [[own], [voided, own], [own, voided]]) {
      given(...standing, ...past)
        .when(voidOwn)
        .thenNothing()
      given(...standing, ...past)
        .when(act('RestoreVote', 1))
        .thenRefused('vote-of-maker')
    }
  })

  it('is not voided as the maker’s own where it was given back', () => {
    given(...standing, VoteWithdrawn({ ...vote(1, 1), withdrawnOn: today }))
      .when(voidOwn)
      .thenNothing()
    given().when(voidOwn).thenNothing()
  })

  it('is forgotten when it was withdrawn on its own day, as it counts nowhere', () => {
    given(...standing, VoteWithdrawn({ ...vote(1, 1), withdrawnOn: today }))
      .when(act('VoidVote', 1))
      .thenRefused('no-such-vote')
  })

  it('takes neither streak nor allowance', () => {
    const state = fold(...standing, voided)
    expect([state.streak, votesOn(state, today)]).toEqual([1, 1])
    const full = [...standing, voteCast(2, 2), voteCast(3, 3), voided]
    given(...full)
      .when(cast(4))
      .thenRefused('daily-limit')
  })
})

it('costs a ten-year voter no more than a few small copies', () => {
  const state = fold(
    ...Array.from({ length: 10 * 365 * DAILY_VOTE_LIMIT }, (_, index) => {
      const day = addDays(Day.parse('2016-11-20'), Math.floor(index / DAILY_VOTE_LIMIT))
      const data = {
        ...vote(index + 1, 0, { countsOn: day }),
        boardDate: day,
        launchId: launchBornOn(day, index),
      }
      return VoteCast(data)
    }),
  )
  expect(state.casts).toBe(10_950)
  expect(Math.max(...Object.values(state.votes).map((bucket) => Object.keys(bucket).length))).toBeLessThanOrEqual(14 * DAILY_VOTE_LIMIT)
  expect(state.days).toHaveLength(2)
  expect(JSON.stringify(state).length / state.casts).toBeLessThan(150)
})

it('repeats nothing: whatever is asked twice in a row is the same as once', () => {
  const commands = [cast(1), cast(2), withdraw(1), act('HoldVote', 2), act('RestoreVote', 2), act('VoidVote', 2)]
  expect(play(commands.flatMap((each) => [each, each])).history).toEqual(play(commands).history)
})
