import type { EventOf } from '@debut/events/kernel/define-event.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Period } from '@debut/events/kernel/periods.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import { AwardRevised, AwardsGranted, LaunchDayClosed, LotteryDrawn } from '@debut/events/launches/launch-day-events.ts'
import { decode } from '@debut/adapters/event-codec.ts'
import { type AnyRecorded, isA } from './recorded.ts'
import type { LogParts } from './scope.ts'

/** What was frozen when a day was over. */
export interface Closing {
  readonly day: Day
  readonly position: LogPosition
  readonly at: Instant
  readonly closed: EventOf<typeof LaunchDayClosed>['data']
  lottery: EventOf<typeof LotteryDrawn>['data'] | undefined
  readonly granted: EventOf<typeof AwardsGranted>['data'][]
}

export interface Revision {
  readonly position: LogPosition
  readonly revised: EventOf<typeof AwardRevised>['data']
}

export interface Closings {
  readonly closings: readonly Closing[]
  readonly revisions: readonly Revision[]
}

const TYPES = new Set([LaunchDayClosed, LotteryDrawn, AwardsGranted, AwardRevised].map(({ type }) => type as string))
const [isClosed, isDrawn, isGranted, isRevised] = [isA(LaunchDayClosed), isA(LotteryDrawn), isA(AwardsGranted), isA(AwardRevised)]

/** The awards of a period as the log has them at a position: as they were granted, or revised since. */
export const awardsSaid = (
  { granted }: Closing,
  { revisions }: Closings,
  { period, start, upTo }: { readonly period: Period; readonly start: Day; readonly upTo: LogPosition },
) => {
  const isOf = (each: { readonly period: Period; readonly start: Day }) => each.period === period && each.start === start
  const revised = revisions.findLast((each) => isOf(each.revised) && each.position <= upTo)?.revised
  return (revised ?? granted.find(isOf))?.awards
}

export const closingsIn = (events: Iterable<AnyRecorded>): Closings => {
  const closings: Closing[] = []
  const latest = new Map<string, Closing>()
  const revisions: Revision[] = []
  for (const recorded of events) {
    const { stream, position, envelope } = recorded
    if (isClosed(recorded)) {
      const closed = recorded.event.data
      const closing: Closing = { day: closed.day, position, at: envelope.at, closed, lottery: undefined, granted: [] }
      closings.push(closing)
      latest.set(stream, closing)
    }
    const closing = latest.get(stream)
    if (isDrawn(recorded) && closing !== undefined) closing.lottery = recorded.event.data
    if (isGranted(recorded)) closing?.granted.push(recorded.event.data)
    if (isRevised(recorded)) revisions.push({ position, revised: recorded.event.data })
  }
  return { closings, revisions }
}

/** All that was ever frozen, read ahead: what it was counted from ends before it, at a place that only it names. */
export const readClosings = async ({ log, keys, signal }: LogParts): Promise<Closings> => {
  const frozen: AnyRecorded[] = []
  for await (const { events, live } of log.follow({ after: undefined, categories: ['launchDay'], signal })) {
    frozen.push(
      ...(await decode(
        keys,
        events.filter(({ type }) => TYPES.has(type)),
      )),
    )
    if (live) break
  }
  return closingsIn(frozen)
}
