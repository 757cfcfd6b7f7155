import { Day } from '@debut/events/kernel/days.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import {
  LaunchDisqualified,
  LaunchOpened,
  LaunchQueued,
  LaunchReinstated,
  LaunchRescheduled,
  LaunchScheduled,
  LaunchWithdrawn,
} from '@debut/events/launches/launch-events.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import { launch, type LaunchCommand } from './launch.ts'

const launchId = LaunchId.parse('01K9Z7V5C1ABCDEFGHJK000001')
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X6Y1B7D')
const otherTool = ToolId.parse('01K9Z7V5C0QW8R3N4M2X6Y1B7E')
const ines = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const [friday, saturday] = [Day.parse('2026-11-20'), Day.parse('2026-11-21')]

const attempt = { launchId, toolId }
const queue: LaunchCommand = { type: 'JoinLine', ...attempt, ownerId: ines, whatChanged: null }
const take = (type: 'ScheduleLaunch' | 'OpenLaunch', boardDate = friday): LaunchCommand => ({ type, ...attempt, boardDate, lane: 'free' })
const giveUp = (type: 'RescheduleLaunch' | 'WithdrawLaunch', from = friday): LaunchCommand => ({ type, ...attempt, by: ines, from })
const disqualify: LaunchCommand = { type: 'DisqualifyLaunch', ...attempt, reason: 'spam' }
const reinstate = (today = friday): LaunchCommand => ({ type: 'ReinstateLaunch', ...attempt, reason: 'mistake', today })

const queued = LaunchQueued({ ...attempt, ownerId: ines, whatChanged: null })
const scheduled = LaunchScheduled({ ...attempt, boardDate: friday, lane: 'free' })
const opened = LaunchOpened({ ...attempt, boardDate: friday })
const rescheduled = LaunchRescheduled({ ...attempt, from: friday, by: ines })
const withdrawn = (from: Day | null) => LaunchWithdrawn({ ...attempt, from, by: ines })
const disqualified = (boardDate: Day | null = friday) => LaunchDisqualified({ ...attempt, boardDate, reason: 'spam' })
const reinstated = (boardDate: Day | null, isQueued: boolean) =>
  LaunchReinstated({ ...attempt, boardDate, reason: 'mistake', queued: isQueued })
const { given, play } = specify(launch)

describe('a launch', () => {
  it('waits for a day, has it, and is opened, each once', () => {
    given().when(queue).then(queued)
    given(queued).when(queue).thenNothing()
    given(queued).when(take('ScheduleLaunch')).then(scheduled)
    given(scheduled).when(take('ScheduleLaunch')).thenNothing()
    given(scheduled).when(take('OpenLaunch')).then(opened)
    given(scheduled, opened).when(take('OpenLaunch')).thenNothing()
    given(scheduled, opened).when(take('ScheduleLaunch')).thenNothing()
    given(scheduled, opened).when(queue).thenNothing()
  })

  it('is scheduled by an admin without having waited', () => {
    given().when(take('ScheduleLaunch')).then(scheduled)
  })

  it('is scheduled by its day where its own scheduling was cut off', () => {
    given().when(take('OpenLaunch')).then(scheduled, opened)
    given(queued).when(take('OpenLaunch')).then(scheduled, opened)
  })

  it('keeps its day, its tool and its lane', () => {
    given(scheduled).when(take('ScheduleLaunch', saturday)).thenRefused('launch-exists')
    given(scheduled).when(take('OpenLaunch', saturday)).thenRefused('launch-exists')
    given(scheduled)
      .when({ ...take('ScheduleLaunch'), lane: 'paid' } as LaunchCommand)
      .thenRefused('launch-exists')
    for (const command of [queue, take('ScheduleLaunch'), giveUp('WithdrawLaunch'), disqualify])
      given(queued, scheduled)
        .when({ ...command, toolId: otherTool })
        .thenRefused('launch-exists')
  })

  it('gives its day up for another while that is more than a day ahead', () => {
    given(queued, scheduled).when(giveUp('RescheduleLaunch')).then(rescheduled)
    given(queued, scheduled).when(giveUp('RescheduleLaunch', saturday)).thenRefused('launch-too-near')
    given(queued, scheduled, opened).when(giveUp('RescheduleLaunch')).thenRefused('launch-begun')
    given(queued, scheduled, rescheduled).when(giveUp('RescheduleLaunch')).thenNothing()
    given(queued, scheduled, rescheduled)
      .when(take('ScheduleLaunch', saturday))
      .then(LaunchScheduled({ ...attempt, boardDate: saturday, lane: 'free' }))
    given().when(giveUp('RescheduleLaunch')).thenRefused('unknown-launch')
  })

  it('is withdrawn for good', () => {
    given(queued).when(giveUp('WithdrawLaunch')).then(withdrawn(null))
    given(queued, scheduled).when(giveUp('WithdrawLaunch')).then(withdrawn(friday))
    given(queued, scheduled).when(giveUp('WithdrawLaunch', saturday)).thenRefused('launch-too-near')
    given(queued, withdrawn(null)).when(giveUp('WithdrawLaunch')).thenNothing()
    given(queued, withdrawn(null)).when(giveUp('RescheduleLaunch')).thenRefused('launch-withdrawn')
    for (const type of ['ScheduleLaunch', 'OpenLaunch'] as const)
      given(queued, withdrawn(null)).when(take(type)).thenRefused('launch-withdrawn')
  })

  it('is taken from the boards by an admin, and given back', () => {
    given(queued, scheduled, opened).when(disqualify).then(disqualified())
    given(queued, scheduled, opened, disqualified()).when(disqualify).thenNothing()
    given(queued, disqualified(null)).when(take('ScheduleLaunch')).thenRefused('launch-disqualified')
    given(queued, scheduled, disqualified()).when(giveUp('RescheduleLaunch')).thenRefused('launch-disqualified')
    given(queued, withdrawn(null)).when(disqualify).thenRefused('unknown-launch')
    given(queued).when(reinstate()).thenRefused('not-disqualified')
  })

  it('is reinstated to where its day would have it by then', () => {
    const before = [queued, scheduled, disqualified()]
    given(...before)
      .when(reinstate(Day.parse('2026-11-19')))
      .then(reinstated(friday, true))
    given(...before)
      .when(reinstate(friday))
      .then(reinstated(friday, false), opened)
    given(...before)
      .when(reinstate(saturday))
      .then(reinstated(friday, false))
    given(queued, scheduled, opened, disqualified()).when(reinstate(friday)).then(reinstated(friday, false))
    given(queued, disqualified(null)).when(reinstate()).then(reinstated(null, true))
  })

  it('is opened at most once, on the day that it had last, and every command can be repeated', () => {
    const commands = fc.oneof(
      fc.constantFrom(queue, disqualify),
      fc
        .tuple(fc.constantFrom('ScheduleLaunch' as const, 'OpenLaunch' as const), fc.constantFrom(friday, saturday))
        .map(([type, day]) => take(type, day)),
      fc
        .tuple(fc.constantFrom('RescheduleLaunch' as const, 'WithdrawLaunch' as const), fc.constantFrom(friday, saturday))
        .map(([type, day]) => giveUp(type, day)),
      fc.constantFrom(friday, saturday).map((day) => reinstate(day)),
    )
    fc.assert(
      fc.property(fc.array(commands, { maxLength: 12 }), (sequence) => {
        const { history } = play(sequence)
        let day: Day | null = null
        let opens = 0
        for (const { type, data } of history) {
          if (type === 'LaunchScheduled') day = data.boardDate
          if (type === 'LaunchRescheduled') day = null
          if (type === 'LaunchOpened') {
            opens += 1
            expect(data.boardDate).toBe(day)
          }
          if (type === 'LaunchWithdrawn') expect(history.at(-1)?.type).toBe('LaunchWithdrawn')
        }
        expect(opens).toBeLessThanOrEqual(1)
        expect(play(sequence.flatMap((each) => [each, each])).history).toEqual(history)
      }),
      { numRuns: runs(10_000) },
    )
  })
})
