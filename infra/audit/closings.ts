import type { EventOf } from '@debut/events/kernel/define-event.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import { AwardRevised, AwardsGranted, LaunchDayClosed, LotteryDrawn } from '@debut/events/launches/launch-day-events.ts'
import { decode } from '@debut/infra/adapters/event-codec.ts'
import { isA } from './recorded.ts'
import type { LogParts } from './scope.ts'

/** What was frozen when a day was over. */
export interface Closing {
  readonly day: Day
  readonly position: LogPosition
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

/** All that was ever frozen, read ahead: what it was counted from ends before it, at a place that only it names. */
export const readClosings = async ({ log, keys, signal }: LogParts): Promise<Closings> => {
  const closings = new Map<string, Closing>()
  const revisions: Revision[] = []
  for await (const { events, live } of log.follow({ after: undefined, categories: ['launchDay'], signal })) {
    const frozen = await decode(
      keys,
      events.filter(({ type }) => TYPES.has(type)),
    )
    for (const recorded of frozen) {
      const { stream, position } = recorded
      if (isClosed(recorded)) {
        const closed = recorded.event.data
        closings.set(stream, { day: closed.day, position, closed, lottery: undefined, granted: [] })
      }
      if (isDrawn(recorded)) {
        const closing = closings.get(stream)
        if (closing !== undefined) closing.lottery = recorded.event.data
      }
      if (isGranted(recorded)) closings.get(stream)?.granted.push(recorded.event.data)
      if (isRevised(recorded)) revisions.push({ position, revised: recorded.event.data })
    }
    if (live) break
  }
  return { closings: [...closings.values()], revisions }
}
