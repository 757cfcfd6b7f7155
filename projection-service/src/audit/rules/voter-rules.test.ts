import { type VoterCommand, voter } from '@debut/command-service/voting/voter.ts'
import { voterStream } from '@debut/events/voting/vote-events.ts'
import { addDays, Day } from '@debut/events/kernel/days.ts'
import { startOf } from '@debut/events/kernel/calendar.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import {
  RewardGranted,
  RewardsAnnounced,
  StreakExtended,
  StreakStepUndone,
  VoteCast,
  VoteHeld,
  VoteRestored,
  type VoterEvent,
  VoteVoided,
  VoteWithdrawn,
} from '@debut/events/voting/vote-events.ts'
import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OpenedLaunch } from './opened-launch.ts'
import { RulesInTheLog } from './rules-in-the-log.ts'
import { commandIdAt } from '@debut/testing/ids-at.ts'

const memberId = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')

const maker = MemberId.parse('0a7e6f1c-93d0-4c55-9d1e-7b1f3c2a9e02')
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X6Y1B7D')
const first = Day.parse('2026-10-28')
const launchOf = (index: number) => LaunchId.parse(`01K9Z7V5C1ABCDEFGHJK${String(index).padStart(6, '0')}`)

const opened = new Map<LaunchId, OpenedLaunch>(
  Array.from({ length: 20 }, (_, index) => [launchOf(index), { launchId: launchOf(index), toolId, boardDate: first }]),
)
const facts = { tools: new Set([toolId]), opened, verified: new Set([memberId]) }

/** Each event at noon of the day that is given with it. */
const recordedOn = (day: Day, event: VoterEvent, index: number): Recorded<VoterEvent> => ({
  event,
  envelope: {
    $correlationId: 'test',
    $causationId: commandIdAt(startOf(day)),
    commandHash: 'hash',
    actor: memberId,
    at: startOf(day).plus({ hours: 12 }),
    v: 1,
  },
  stream: voterStream(event.data.memberId),
  revision: index,
  position: LogPosition.parse(index * 10),
})

const brokenBy = (...history: (readonly [Day, VoterEvent])[]): string[] => {
  const rules = new RulesInTheLog(facts)
  for (const [index, [day, event]] of history.entries()) rules.take(recordedOn(day, event, index))
  rules.finish()
  return rules.broken.map(({ text }) => text)
}

const voteOf = (number: number, changed: Partial<Parameters<typeof VoteCast>[0]> = {}) => ({
  memberId,
  number,
  launchId: launchOf(number),
  toolId,
  boardDate: first,
  countsOn: first,
  weight: 1,
  ...changed,
})
const step = (streak: number, day: Day = first) => [day, StreakExtended({ memberId, day, streak })] as const

describe('what the voter decides', () => {
  const command = fc.record({
    act: fc.constantFrom('CastVote', 'CastVote', 'CastVote', 'WithdrawVote', 'HoldVote', 'VoidVote', 'RestoreVote', 'pass', 'pass', 'miss'),
    launch: fc.nat(5),
  })

  it('keeps the rules in every history', () => {
    fc.assert(
      fc.property(fc.array(command, { minLength: 1, maxLength: 120, size: 'max' }), (acts) => {
        const history: (readonly [Day, VoterEvent])[] = []
        let [state, today] = [voter.initial, first]
        for (const { act, launch } of acts) {
          if (act === 'pass' || act === 'miss') {
            today = addDays(today, act === 'pass' ? 1 : 2)
            continue
          }
          const launchId = launchOf(launch)
          const known = { registered: true, verified: true, opened: true, toolId, boardDate: first, makers: [maker] }
          const asked =
            act === 'CastVote'
              ? { type: act, memberId, launchId, today, ...known }
              : act === 'WithdrawVote'
                ? { type: act, memberId, launchId, today }
                : { type: act, memberId, launchId, reason: 'burst' as const }
          const decision = voter.decide(asked satisfies VoterCommand, state)
          if (!('events' in decision)) continue
          for (const event of decision.events) {
            history.push([today, event])
            state = voter.evolve(state, event)
          }
        }
        expect(brokenBy(...history)).toEqual([])
      }),
      { numRuns: runs(1_000) },
    )
  })
})

describe('rules in the log', () => {
  const second = addDays(first, 1)
  const cast = (number: number, changed = {}) => [first, VoteCast(voteOf(number, changed))] as const

  it('report a fourth vote on a day, and not one after a vote was given back', () => {
    const three = [cast(1), step(1), cast(2), cast(3)] as const
    expect(brokenBy(...three)).toEqual([])
    expect(brokenBy(...three, [first, VoteWithdrawn({ ...voteOf(2), withdrawnOn: first })], cast(4))).toEqual([])
    expect(brokenBy(...three, cast(4))).toEqual([`it is the member's vote 4 of ${first}, where 3 are allowed`])
  })

  it('report a vote for an unknown tool, and a launch that was not opened or is another', () => {
    expect(brokenBy(cast(1, { launchId: launchOf(21) }), step(1))).toEqual(['the launch had not been opened'])
    expect(brokenBy(cast(1, { boardDate: second }), step(1))).toEqual([
      `its launch is one of ${toolId} on ${first}, and the vote names ${toolId} on ${second}`,
    ])
    const other = ToolId.parse('01K9Z7V5C0QW8R3N4M2X6Y1B7E')
    expect(brokenBy(cast(1, { toolId: other }), step(1))).toContain('the log has no such tool')
  })

  it('report a second vote on a launch and a number that is out of turn', () => {
    expect(brokenBy(cast(1), step(1), cast(2, { launchId: launchOf(1) }))).toEqual([
      'the member has a standing vote on this launch already',
    ])
    expect(brokenBy(cast(2), step(1))).toEqual(['it is number 2 and should be 1'])
  })

  it('report a vote with another weight or day than it should have', () => {
    expect(brokenBy(cast(1, { weight: 2 }), step(1))).toEqual(['it weighs 2, and at a streak of 0 a vote weighs 1'])
    expect(brokenBy([second, VoteCast(voteOf(1))], step(1))).toEqual([`it counts on ${first} and was cast on ${second}`])
  })

  it('report steps of a streak that are wrong, missing or undone for nothing', () => {
    expect(brokenBy(cast(1))).toEqual([`a streak of 1 on ${first} is missing`])
    expect(brokenBy(cast(1), step(2))).toEqual([
      `a step of the streak is wrong: a streak of 2 on ${first}, and it should say a streak of 1 on ${first}`,
    ])
    expect(brokenBy(cast(1), step(1), step(2))).toEqual([`a step of the streak is wrong: a streak of 2 on ${first}`])
    const undone = [first, StreakStepUndone({ memberId, day: first, streak: 0, latest: null })] as const
    const withdrawn = [first, VoteWithdrawn({ ...voteOf(1), withdrawnOn: first })] as const
    expect(brokenBy(cast(1), step(1), withdrawn, undone)).toEqual([])
    expect(brokenBy(cast(1), step(1), withdrawn)).toEqual([`a streak back at 0, last on no day, after ${first} is missing`])
    expect(brokenBy(cast(1), step(1), undone)[0]).toMatch(/^a step of the streak was undone wrongly/)
  })

  it('report rewards that were not due, are missing, or were granted twice', () => {
    const days = Array.from({ length: 6 }, (_, index) => addDays(first, index))
    const streak = days.flatMap((day, index): (readonly [Day, VoterEvent])[] => {
      const vote = VoteCast(voteOf(index + 1, { countsOn: day, weight: index === 5 ? 2 : 1 }))
      return [[day, vote] as const, step(index + 1, day)]
    })
    const granted = [addDays(first, 4), RewardGranted({ memberId, tier: 5 })] as const
    expect(brokenBy(...streak.toSpliced(10, 0, granted))).toEqual([])
    expect(brokenBy(...streak.slice(0, 10))).toEqual(['the reward for a streak of 5 is missing'])
    expect(brokenBy(...streak.toSpliced(10, 0, granted, granted))).toEqual(['a reward was granted twice: the reward for a streak of 5'])
    expect(brokenBy([first, RewardGranted({ memberId, tier: 1000 })])).toEqual([
      'a reward was granted that was not due: the reward for a streak of 1000',
    ])
    expect(brokenBy([first, RewardsAnnounced({ memberId, tiers: [25] })])).toEqual([
      'the reward for a streak of 25 was announced and never granted',
    ])
  })

  it('report votes that were judged or withdrawn and never stood, or withdrawn under review', () => {
    expect(brokenBy([first, VoteHeld({ ...voteOf(1), reason: 'burst' })])).toEqual(['the member has no such vote that counts anywhere'])
    const held = [first, VoteHeld({ ...voteOf(1), reason: 'burst' })] as const
    const withdrawn = (withdrawnOn: Day) => [second, VoteWithdrawn({ ...voteOf(1), withdrawnOn })] as const
    expect(brokenBy(cast(1), step(1), held, withdrawn(second))).toEqual(['it was withdrawn while it was under review'])
    expect(brokenBy(cast(1), step(1), withdrawn(addDays(first, 5)))).toEqual([
      `it counts as withdrawn on ${addDays(first, 5)}, and it was ${second}`,
    ])
    expect(brokenBy(withdrawn(second))).toEqual(['the member has no such standing vote'])
    expect(brokenBy(cast(1), step(1), withdrawn(second), withdrawn(second))).toEqual(['the member has no such standing vote'])
  })

  it('report a judgement that changes nothing, and one that describes the vote differently', () => {
    const judged = (event: VoterEvent) => [first, event] as const
    const held = judged(VoteHeld({ ...voteOf(1), reason: 'burst' }))
    const voided = judged(VoteVoided({ ...voteOf(1), reason: 'ring' }))
    const restored = judged(VoteRestored({ ...voteOf(1), reason: 'mistake' }))
    expect(brokenBy(cast(1), step(1), held, voided, restored, held)).toEqual([])
    expect(brokenBy(cast(1), step(1), held, held)).toEqual(['it was held, and was held already'])
    expect(brokenBy(cast(1), step(1), voided, held)).toEqual(['it was held, and was voided already'])
    expect(brokenBy(cast(1), step(1), voided, voided)).toEqual(['it was voided, and was so already'])
    expect(brokenBy(cast(1), step(1), restored)).toEqual(['it was restored, and was neither held nor voided'])
    expect(brokenBy(cast(1), step(1), judged(VoteHeld({ ...voteOf(1), weight: 5, reason: 'burst' })))).toEqual([
      'its weight is 5, and was cast as 1',
    ])
  })

  it('report a reward that is announced twice, and a vote of a member without a confirmed address or phone number', () => {
    const days = Array.from({ length: 5 }, (_, index) => addDays(first, index))
    const streak = days.flatMap((day, index) => [[day, VoteCast(voteOf(index + 1, { countsOn: day }))] as const, step(index + 1, day)])
    const granted = [addDays(first, 4), RewardGranted({ memberId, tier: 5 })] as const
    const announced = [addDays(first, 4), RewardsAnnounced({ memberId, tiers: [5] })] as const
    expect(brokenBy(...streak, granted, announced)).toEqual([])
    expect(brokenBy(...streak, granted, announced, announced)).toEqual(['the reward for a streak of 5 was announced twice'])
    const rules = new RulesInTheLog({ ...facts, verified: new Set() })
    rules.take(recordedOn(first, VoteCast(voteOf(1)), 0))
    expect(rules.broken.map(({ text }) => text)).toEqual(['the member had confirmed neither an email nor a phone'])
  })

  it('knows that a vote withdrawn on a later day can be judged, and one that was given back on its own cannot', () => {
    const held = [second, VoteHeld({ ...voteOf(1), reason: 'burst' })] as const
    const withdrawnOn = (day: Day) => [day, VoteWithdrawn({ ...voteOf(1), withdrawnOn: day })] as const
    expect(brokenBy(cast(1), step(1), withdrawnOn(second), held)).toEqual([])
    const undone = [first, StreakStepUndone({ memberId, day: first, streak: 0, latest: null })] as const
    expect(brokenBy(cast(1), step(1), withdrawnOn(first), undone, held)).toEqual(['the member has no such vote that counts anywhere'])
  })

  it('report an event in the stream of another member', () => {
    const rules = new RulesInTheLog(facts)
    rules.take({ ...recordedOn(first, VoteCast(voteOf(1)), 0), stream: voterStream(maker) })
    expect(rules.broken.map(({ text }) => text)).toEqual([`it stands in voter-${maker}`])
  })
})
