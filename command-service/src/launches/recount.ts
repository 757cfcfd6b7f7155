import { AWARDED_PLACES } from '@debut/events/launches/launch-numbers.ts'
import { rootOf } from '@debut/events/kernel/merkle.ts'
import { endingWith, lastDayOfPeriod, type Period } from '@debut/events/kernel/periods.ts'
import { leafOf, type RankedLaunch, VoteLedger } from '@debut/events/voting/vote-ledger.ts'
import { daysFrom, type Day } from '@debut/events/kernel/days.ts'
import { categoryOf, type Recorded } from '@debut/events/kernel/envelope.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { LaunchDayOpened, type LaunchDayEvent } from '@debut/events/launches/launch-day-events.ts'
import type { LaunchEvent } from '@debut/events/launches/launch-events.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { VoterEvent } from '@debut/events/voting/vote-events.ts'

interface Place {
  readonly launchId: LaunchId
  readonly toolId: ToolId
  readonly points: number
  readonly voters: number
}

export type Award = Place & { readonly place: number }

/** What a day comes to once it is over. */
export interface DayCount {
  readonly votes: number
  readonly merkleRoot: string
  readonly standings: readonly (Place & { readonly rank: number })[]
  readonly tickets: readonly { readonly memberId: MemberId; readonly leaf: string }[]
  /** The awards of each period that ends with the day. */
  readonly awarded: readonly { readonly period: Period; readonly start: Day; readonly awards: readonly Award[] }[]
}

type Counted = Recorded<VoterEvent | LaunchDayEvent | LaunchEvent>

/** A stretch of the log counted anew, without a read model: the launches that its days opened with, and the votes. */
export class Recount {
  readonly #ledger = new VoteLedger()
  readonly #launches = new Map<Day, readonly { readonly launchId: LaunchId; readonly toolId: ToolId }[]>()

  /** Those that stand on no board. */
  readonly #disqualified = new Set<LaunchId>()

  take(recorded: Counted): void {
    if (recorded.event.type === LaunchDayOpened.type) this.#launches.set(recorded.event.data.day, recorded.event.data.launches)
    if (recorded.event.type === 'LaunchDisqualified') this.#disqualified.add(recorded.event.data.launchId)
    if (recorded.event.type === 'LaunchReinstated') this.#disqualified.delete(recorded.event.data.launchId)
    if (isVoters(recorded)) this.#ledger.take(recorded)
  }

  day(day: Day): DayCount {
    const cast = this.#ledger.castOn(day)
    return {
      votes: cast.length,
      merkleRoot: rootOf(cast.map(leafOf)),
      standings: this.#standings('day', day).map(({ lastPosition: _, ...standing }) => standing),
      tickets: this.#ledger.tickets(day),
      awarded: endingWith(day).map(({ period, start }) => ({ period, start, awards: this.awards(period, start) })),
    }
  }

  /** The first of those who have points. */
  awards(period: Period, start: Day): Award[] {
    return this.#standings(period, start)
      .filter(({ points }) => points > 0)
      .slice(0, AWARDED_PLACES)
      .map(({ rank, launchId, toolId, points, voters }) => ({ place: rank, launchId, toolId, points, voters }))
  }

  #standings(period: Period, start: Day): RankedLaunch[] {
    const launches = daysFrom(start, lastDayOfPeriod(period, start)).flatMap((day) => this.#launches.get(day) ?? [])
    const standing = launches.filter(({ launchId }) => !this.#disqualified.has(launchId))
    return this.#ledger.standings(period, start, standing)
  }
}

const isVoters = (recorded: Counted): recorded is Recorded<VoterEvent> => categoryOf(recorded.stream) === 'voter'
