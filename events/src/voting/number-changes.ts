import type { EventOf } from '../kernel/define-event.ts'
import type { Recorded } from '../kernel/envelope.ts'
import { LaunchDayClosed } from '../launches/launch-day-events.ts'
import { LaunchDisqualified, LaunchOpened, LaunchReinstated } from '../launches/launch-events.ts'
import { VoteHeld, VoteRestored, VoteVoided } from './vote-events.ts'

/** What the number of a closed launch follows from: no vote that is cast, so that who reads it does not move with each of them. */
export const numberEvents = {
  launch: [LaunchOpened, LaunchDisqualified, LaunchReinstated],
  launchDay: [LaunchDayClosed],
  voter: [VoteHeld, VoteVoided, VoteRestored],
} as const

const ALL = [...numberEvents.launch, ...numberEvents.launchDay, ...numberEvents.voter] as const
export const allNumberEvents: typeof ALL = ALL

/**
 * Launches as entries of their tools, with what was frozen of them and what was decided about votes of their own days. No withdrawal
 * is needed: a vote that was withdrawn on its day is never judged, and one that is withdrawn later stays with its day.
 */
export const numberChanges = (recorded: readonly Recorded<EventOf<(typeof ALL)[number]>>[]) => {
  const frozen: { entry: string; owner: string; day: string; points: number; voters: number; upto: number }[] = []
  const judged: { position: number; entry: string; member: string; number: number; weight: number; stops: boolean }[] = []
  const isGone = new Map<string, boolean>()
  const owners = new Set<string>()
  for (const { event, position } of recorded) {
    switch (event.type) {
      case 'LaunchDayClosed':
        for (const { launchId: entry, toolId: owner, points, voters } of event.data.standings) {
          frozen.push({ entry, owner, day: event.data.day, points, voters, upto: event.data.upTo })
          owners.add(owner)
        }
        break
      case 'VoteHeld':
      case 'VoteVoided':
      case 'VoteRestored': {
        const { launchId: entry, toolId, memberId: member, number, weight, countsOn, boardDate } = event.data
        if (countsOn !== boardDate) break
        judged.push({ position, entry, member, number, weight, stops: event.type !== 'VoteRestored' })
        owners.add(toolId)
        break
      }
      case 'LaunchOpened':
      case 'LaunchDisqualified':
      case 'LaunchReinstated':
        if (event.type !== 'LaunchOpened') isGone.set(event.data.launchId, event.type === 'LaunchDisqualified')
        owners.add(event.data.toolId)
        break
    }
  }
  return { frozen, judged, isGone, owners }
}
