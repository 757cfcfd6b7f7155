import { addDays, Day } from '@debut/events/kernel/days.ts'
import { LogPosition, MemberId, START_OF_LOG } from '@debut/events/kernel/ids.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { LaunchDayClosed, type LaunchDayEvent, LaunchDayOpened } from '@debut/events/launches/launch-day-events.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { type VoterEvent, VoteVoided } from '@debut/events/voting/vote-events.ts'
import { describe, expect, it } from 'vitest'
import { LaunchDaysSeen } from './launch-days-seen.ts'
import { commandIdAt } from '@debut/testing/ids-at.ts'

const wednesday = Day.parse('2026-11-18')
const wednesdayNoon = toInstant('2026-11-18T20:00:00Z')
const [thursday, friday, saturday] = [addDays(wednesday, 1), addDays(wednesday, 2), addDays(wednesday, 3)]
const memberId = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const at = (position: number) => LogPosition.parse(position)

const opened = (day: Day) => LaunchDayOpened({ day, rule: 'v1', seedHash: '0'.repeat(64), launches: [] })
const closed = (day: Day, upTo: number) =>
  LaunchDayClosed({ day, rule: 'v1', seed: '0'.repeat(64), upTo, votes: 0, merkleRoot: '0'.repeat(64), standings: [] })
const voided = VoteVoided({
  memberId,
  number: 1,
  launchId: LaunchId.parse('01K9Z7V5C1ABCDEFGHJK000001'),
  toolId: ToolId.parse('01K9Z7V5C0QW8R3N4M2X6Y1B7D'),
  boardDate: wednesday,
  countsOn: wednesday,
  weight: 1,
  reason: 'ring',
})

/** What an instance knows that read these events, from a position on. */
const reading = (log: readonly (readonly [number, VoterEvent | LaunchDayEvent])[], from = 0) => {
  const seen = new LaunchDaysSeen()
  let before = at(from)
  for (const [position, event] of log.filter((each) => each[0] > from)) {
    const envelope = {
      $correlationId: 'a-request',
      $causationId: commandIdAt(wednesdayNoon),
      commandHash: 'a-hash',
      actor: memberId,
      at: wednesdayNoon,
      v: 1,
    }
    seen.note({ event, envelope, stream: 'a-stream', revision: 0, position: at(position) }, before)
    before = at(position)
  }
  return { seen, readTo: before }
}

describe('what is to be done about launch days', () => {
  it('is today alone on an empty log', () => {
    expect(reading([]).seen.daysTo(friday)).toEqual([friday])
  })

  it('is every day from the first that is not closed, also those that were not opened', () => {
    expect(reading([[10, opened(wednesday)]]).seen.daysTo(friday)).toEqual([wednesday, thursday, friday])
    expect(
      reading([
        [10, opened(wednesday)],
        [20, closed(wednesday, 16)],
      ]).seen.daysTo(friday),
    ).toEqual([thursday, friday])
  })

  it('is nothing where another server’s clock has opened tomorrow already', () => {
    expect(
      reading([
        [10, opened(wednesday)],
        [20, opened(thursday)],
        [30, closed(wednesday, 26)],
      ]).seen.daysTo(wednesday),
    ).toEqual([])
  })

  it('is to judge a vote that was voided while its day was being closed once more: the count did not know', () => {
    const { seen } = reading([
      [10, opened(wednesday)],
      [20, voided],
    ])
    seen.judged(seen.toJudge)
    expect(seen.toJudge).toEqual([])
    const during = reading([
      [10, opened(wednesday)],
      [20, voided],
      [30, closed(wednesday, 16)],
    ]).seen
    expect(during.toJudge.map(({ position }) => position)).toEqual([20, 20])
  })

  it('is nothing about a vote that was voided before the count, beyond a first look', () => {
    const { seen } = reading([
      [10, opened(wednesday)],
      [20, voided],
      [30, closed(wednesday, 26)],
    ])
    expect(seen.toJudge.map(({ position }) => position)).toEqual([20])
  })

  it('is the same when read from the remembered position on', () => {
    const log = [
      [10, opened(wednesday)],
      [15, opened(thursday)],
      [20, voided],
      [30, closed(wednesday, 18)],
      [40, opened(friday)],
      [50, closed(thursday, 46)],
    ] as const
    for (let length = 0; length <= log.length; length++) {
      const { seen, readTo } = reading(log.slice(0, length))
      const again = reading(log.slice(0, length), seen.settledTo(readTo)).seen
      expect(again.daysTo(saturday)).toEqual(seen.daysTo(saturday))
      expect(new Set(again.toJudge.map(({ position }) => position))).toEqual(new Set(seen.toJudge.map(({ position }) => position)))
    }
  })

  it('moves what is remembered on with the days', () => {
    const { seen, readTo } = reading([
      [10, opened(wednesday)],
      [20, opened(thursday)],
      [30, closed(wednesday, 26)],
    ])
    expect(reading([[10, opened(wednesday)]]).seen.settledTo(at(10))).toBe(START_OF_LOG)
    expect(seen.settledTo(readTo)).toBe(10)
  })
})
