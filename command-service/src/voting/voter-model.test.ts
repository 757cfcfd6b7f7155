import { judgements } from '@debut/events/voting/judgement.ts'
import { LOTTERY_STREAK } from '@debut/events/voting/vote-numbers.ts'
import { addDays, Day } from '@debut/events/kernel/days.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import type { VoterEvent } from '@debut/events/voting/vote-events.ts'
import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRefused } from '../kernel/decider.ts'
import { type Voter, voter, type VoterCommand, votesOn } from './voter.ts'

const memberId = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X6Y1B7D')
const first = Day.parse('2026-10-28')
const launchOf = (index: number) => LaunchId.parse(`01K9Z7V5C1ABCDEFGHJK${String(index).padStart(6, '0')}`)

/** What happens: some days pass, or somebody asks something for one of a few launches. */
type Step = { readonly pass: number } | { readonly act: VoterCommand['type']; readonly launch: number; readonly own: boolean }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ pass: fc.constantFrom(1, 1, 1, 1, 2) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      act: fc.constantFrom<VoterCommand['type']>(
        'CastVote',
        'CastVote',
        'CastVote',
        'WithdrawVote',
        'HoldVote',
        'VoidVote',
        'RestoreVote',
        'HoldSuspectVote',
        'VoidFraudulentVote',
        'VoidOwnVote',
        'JudgeVote',
        'AnnounceRewards',
      ),
      launch: fc.nat(4),
      own: fc.constantFrom(false, false, false, false, true),
    }),
  },
)

const commandOf = ({ act, launch, own }: Exclude<Step, { pass: number }>, today: Day): VoterCommand => {
  const launchId = launchOf(launch)
  switch (act) {
    case 'CastVote':
      return {
        type: act,
        memberId,
        launchId,
        today,
        toolId,
        boardDate: first,
        makers: own ? [memberId] : [],
        registered: true,
        verified: true,
        opened: true,
      }
    case 'WithdrawVote':
      return { type: act, memberId, launchId, today }
    case 'AnnounceRewards':
      return { type: act, memberId, tiers: [launch] }
    case 'HoldSuspectVote':
    case 'VoidFraudulentVote':
      return { type: act, memberId, launchId, number: launch + 1, reason: 'ring' }
    case 'JudgeVote':
      return { type: act, memberId, launchId, number: launch + 1, judgement: judgementOf(launch), reason: 'ring', by: memberId }
    case 'VoidOwnVote':
      return { type: act, memberId, launchId, number: launch + 1 }
    default:
      return { type: act, memberId, launchId, reason: 'ring' }
  }
}

const judgementOf = (launch: number) => judgements[launch % judgements.length] ?? 'hold'

/** The rules as the specification tells them, kept as plain lists and counted anew each time. */
class Model {
  readonly votes: {
    number: number
    launch: number
    day: number
    weight: number
    judged: 'no' | 'held' | 'voided'
    accused?: true
    own?: true
    withdrawnOn?: number
  }[] = []
  /** Days that still count for the streak. */
  readonly steps = new Set<number>()
  readonly tiers = new Set<number>()

  streakOn(day: number): number {
    let from = this.steps.has(day) ? day : day - 1
    let streak = 0
    while (this.steps.has(from--)) streak++
    return streak
  }

  used(day: number): number {
    return this.votes.filter((vote) => vote.day === day && vote.withdrawnOn !== day).length
  }

  /** Those that count somewhere, or would if they were restored: what was given back on its own day is as if it had never been. */
  kept() {
    return this.votes.filter((vote) => vote.withdrawnOn !== vote.day)
  }

  do(act: VoterCommand['type'], launch: number, own: boolean, today: number): void {
    const mine = this.kept().filter((vote) => vote.launch === launch)
    const standing = mine.find((vote) => vote.withdrawnOn === undefined)
    if (act === 'CastVote') {
      if (standing !== undefined || own || this.used(today) >= 3) return
      const streak = this.streakOn(today)
      const weight = streak >= 1000 ? 5 : streak >= 300 ? 4 : streak >= 100 ? 3 : streak >= 5 ? 2 : 1
      this.votes.push({ number: this.votes.length + 1, launch, day: today, weight, judged: 'no' })
      this.steps.add(today)
      for (const tier of [5, 25, 50, 100, 150, 300, 500, 1000]) if (this.streakOn(today) >= tier) this.tiers.add(tier)
    }
    if (act === 'WithdrawVote' && standing?.judged === 'no') {
      standing.withdrawnOn = today
      if (standing.day === today && this.used(today) === 0) this.steps.delete(today)
    }
    const mayRestore = act === 'RestoreVote' && !mine.some(({ own: isOwn }) => isOwn)
    for (const vote of mine) {
      if (act === 'VoidOwnVote' && vote.number === launch + 1) Object.assign(vote, { judged: 'voided', own: true })
      const isSuspect = act === 'HoldSuspectVote' && vote.number === launch + 1 && vote.accused === undefined
      if ((act === 'HoldVote' || isSuspect) && vote.judged === 'no') vote.judged = 'held'
      if (act === 'VoidVote' || (act === 'VoidFraudulentVote' && vote.number === launch + 1)) vote.judged = 'voided'
      const isJudged = act === 'JudgeVote' && vote.number === launch + 1
      if (isJudged && judgementOf(launch) === 'hold' && vote.own !== true) vote.judged = 'held'
      if (isJudged && judgementOf(launch) === 'void') vote.judged = 'voided'
      if (isJudged && judgementOf(launch) === 'restore' && vote.own !== true) vote.judged = 'no'
      if (vote.judged !== 'no') vote.accused = true
      if (mayRestore) vote.judged = 'no'
    }
  }
}

const run = (steps: readonly Step[], each: (state: Voter, model: Model, day: number, history: readonly VoterEvent[]) => void) => {
  const model = new Model()
  const history: VoterEvent[] = []
  let state = voter.initial
  let day = 0
  for (const next of steps) {
    if ('pass' in next) day += next.pass
    else {
      const command = commandOf(next, addDays(first, day))
      const decision = voter.decide(command, state)
      if (!isRefused(decision)) {
        state = decision.events.reduce((folded, event) => voter.evolve(folded, event), state)
        history.push(...decision.events)
        expect(voter.decide(command, state), 'the same command again').toEqual({ events: [] })
      }
      model.do(next.act, next.launch, next.own, day)
    }
    each(state, model, day, history)
  }
}

describe('a voter, beside a naive model', () => {
  it('agrees with it after every step of any sequence, and every command can be repeated', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40, size: 'max' }), (steps) => {
        run(steps, (state, model, day, history) => {
          const today = addDays(first, day)
          const kept = Object.values(state.votes).flatMap((month) => Object.values(month).flat())
          // In one go: there are hundreds of thousands of steps.
          expect({
            used: votesOn(state, today),
            streak: state.latest !== null && state.latest >= addDays(today, -1) ? state.streak : 0,
            tiers: state.granted,
            casts: history.filter(({ type }) => type === 'VoteCast').length,
            kept: kept
              .toSorted((one, other) => one.number - other.number)
              .map(({ number, weight, judged = 'no', withdrawn = false }) => ({ number, weight, judged, withdrawn })),
          }).toEqual({
            used: model.used(day),
            streak: model.streakOn(day),
            tiers: [...model.tiers],
            casts: model.votes.length,
            kept: model
              .kept()
              .map(({ number, weight, judged, withdrawnOn }) => ({ number, weight, judged, withdrawn: withdrawnOn !== undefined })),
          })
        })
      }),
      { numRuns: runs(10_000) },
    )
  })

  it('reaches streaks that take part in the lottery', () => {
    const daily = Array.from({ length: LOTTERY_STREAK * 2 }, (_, index): Step =>
      index % 2 ? { pass: 1 } : { act: 'CastVote', launch: index, own: false },
    )
    run(daily, (state, model, day) => expect(state.streak).toBe(Math.max(model.streakOn(day), model.streakOn(day - 1))))
  })
})
