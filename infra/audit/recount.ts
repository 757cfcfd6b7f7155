import { type Period, startOfPeriod } from '@debut/events/kernel/periods.ts'
import { type LedgerVote, VoteLedger } from '@debut/events/voting/vote-ledger.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { EventOf } from '@debut/events/kernel/define-event.ts'
import { categoryOf, type Recorded } from '@debut/events/kernel/envelope.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { LaunchDayOpened } from '@debut/events/launches/launch-day-events.ts'
import { LaunchDisqualified, LaunchOpened, LaunchReinstated } from '@debut/events/launches/launch-events.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { makersAfter } from '@debut/events/tools/makers-after.ts'
import { type ToolEvent, ToolListed } from '@debut/events/tools/tool-events.ts'
import type { OpenedLaunch } from './opened-launch.ts'
import { type AnyRecorded, isA, isVoters } from './recorded.ts'
import { RulesInTheLog } from './rules-in-the-log.ts'

/** What votes and boards are made of, in the log. */
export const RECOUNTED = new Set(['voter', 'tool', 'launch', 'launchDay'])

const isTools = (recorded: AnyRecorded): recorded is Recorded<ToolEvent> => categoryOf(recorded.stream) === 'tool'
const isListed = isA(ToolListed)
const isOpened = isA(LaunchOpened)
const isDisqualified = isA(LaunchDisqualified)
const isReinstated = isA(LaunchReinstated)
const isDayOpened = isA(LaunchDayOpened)

/** The log counted anew, up to wherever it has been read. */
export class Recount {
  readonly ledger = new VoteLedger()
  readonly makers = new Map<ToolId, readonly MemberId[]>()
  /** Those that take votes. */
  readonly opened = new Map<LaunchId, OpenedLaunch>()
  /** Those that stand on boards: a day says so of all its launches before each says it of itself. */
  readonly onBoards = new Map<LaunchId, OpenedLaunch>()
  readonly days = new Map<Day, EventOf<typeof LaunchDayOpened>['data']>()
  readonly rules = new RulesInTheLog(this)
  /** Those that stand on no board. */
  readonly #disqualified = new Set<LaunchId>()
  readonly #slugs = new Map<ToolId, string>()

  take(recorded: AnyRecorded): void {
    if (isTools(recorded)) {
      const { toolId } = recorded.event.data
      this.makers.set(toolId, makersAfter(this.makers.get(toolId) ?? [], recorded.event))
    }
    if (isVoters(recorded)) {
      this.rules.take(recorded)
      this.ledger.take(recorded)
    } else if (isListed(recorded)) {
      const { toolId, slug } = recorded.event.data
      this.#slugs.set(toolId, slug)
    } else if (isOpened(recorded)) {
      this.opened.set(recorded.event.data.launchId, recorded.event.data)
      this.onBoards.set(recorded.event.data.launchId, recorded.event.data)
    } else if (isDisqualified(recorded)) {
      this.#disqualified.add(recorded.event.data.launchId)
    } else if (isReinstated(recorded)) {
      this.#disqualified.delete(recorded.event.data.launchId)
    } else if (isDayOpened(recorded)) {
      const { day, launches } = recorded.event.data
      this.days.set(day, recorded.event.data)
      for (const launch of launches) this.onBoards.set(launch.launchId, { ...launch, boardDate: day })
    }
  }

  launchesOf(period: Period, start: Day): OpenedLaunch[] {
    const standing = [...this.onBoards.values()].filter(({ launchId }) => !this.#disqualified.has(launchId))
    return standing.filter(({ boardDate }) => startOfPeriod(period, boardDate) === start)
  }

  isDisqualified({ launchId }: OpenedLaunch): boolean {
    return this.#disqualified.has(launchId)
  }

  nameOf({ toolId, launchId }: Pick<LedgerVote, 'toolId' | 'launchId'>): string {
    return `${this.#slugs.get(toolId) ?? toolId} (launch ${launchId})`
  }
}
