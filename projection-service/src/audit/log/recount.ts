import { type Period, startOfPeriod } from '@debut/events/kernel/periods.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { EventOf } from '@debut/events/kernel/define-event.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import { LaunchDayOpened } from '@debut/events/launches/launch-day-events.ts'
import { LaunchDisqualified, LaunchOpened, LaunchReinstated } from '@debut/events/launches/launch-events.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { ToolListed } from '@debut/events/tools/tool-events.ts'
import { CommandResults } from './command-results.ts'
import { MemberList } from './member-list.ts'
import type { OpenedLaunch } from '../rules/opened-launch.ts'
import { type AnyRecorded, isA, isMembers, isTools, isVoters } from './recorded.ts'
import { RulesInTheLog } from '../rules/rules-in-the-log.ts'
import { type LedgerVote, VoteLedger } from './vote-ledger.ts'
import { VoterDays } from './voter-days.ts'

/** What votes, boards and members' own pages are made of, in the log. */
export const RECOUNTED = new Set(['voter', 'tool', 'launch', 'launchDay', 'member'])

const isListed = isA(ToolListed)
const isOpened = isA(LaunchOpened)
const isDisqualified = isA(LaunchDisqualified)
const isReinstated = isA(LaunchReinstated)
const isDayOpened = isA(LaunchDayOpened)

interface OpenedDay {
  readonly day: Day
  readonly position: LogPosition
}

/** The log counted anew, up to wherever it has been read. */
export class Recount {
  readonly ledger = new VoteLedger()
  readonly days = new VoterDays()
  readonly members = new MemberList()
  readonly results = new CommandResults()
  /** Those that take votes. */
  readonly opened = new Map<LaunchId, OpenedLaunch>()
  /** Those that stand on boards: a day says so of all its launches before each says it of itself. */
  readonly onBoards = new Map<LaunchId, OpenedLaunch>()
  readonly launchDays = new Map<Day, EventOf<typeof LaunchDayOpened>['data']>()
  readonly openings: OpenedDay[] = []
  /** Those that stand on no board. */
  readonly #disqualified = new Set<LaunchId>()
  readonly #slugs = new Map<ToolId, string>()
  readonly rules = new RulesInTheLog({ tools: this.#slugs, opened: this.opened, verified: this.members.verified })

  take(recorded: AnyRecorded): void {
    if (isTools(recorded)) this.rules.takeTool(recorded)
    if (isMembers(recorded)) this.members.take(recorded)
    if (isVoters(recorded)) {
      this.rules.take(recorded)
      this.ledger.take(recorded)
      this.days.take(recorded)
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
      this.launchDays.set(day, recorded.event.data)
      this.openings.push({ day, position: recorded.position })
      for (const launch of launches) this.onBoards.set(launch.launchId, { ...launch, boardDate: day })
    }
  }

  launchesOf(period: Period, start: Day): OpenedLaunch[] {
    const standing = [...this.onBoards.values()].filter(({ launchId }) => !this.#disqualified.has(launchId))
    return standing.filter(({ boardDate }) => startOfPeriod(period, boardDate) === start)
  }

  isDisqualified({ launchId }: Pick<OpenedLaunch, 'launchId'>): boolean {
    return this.#disqualified.has(launchId)
  }

  nameOf({ toolId, launchId }: Pick<LedgerVote, 'toolId' | 'launchId'>): string {
    return `${this.#slugs.get(toolId) ?? toolId} (launch ${launchId})`
  }
}
