import { addDays, daysFrom, type Day } from '@debut/events/kernel/days.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { LogPosition, START_OF_LOG } from '@debut/events/kernel/ids.ts'
import type { LaunchDayEvent } from '@debut/events/launches/launch-day-events.ts'
import type { LaunchEvent } from '@debut/events/launches/launch-events.ts'
import type { RevisionReason } from '@debut/events/launches/revision-reason.ts'
import type { VoterEvent } from '@debut/events/voting/vote-events.ts'
import { type Cause, causeOf } from '../kernel/processes/cause.ts'

/** A vote was held, voided or restored, or a launch disqualified or reinstated. */
export interface Moderated {
  readonly boardDate: Day
  readonly reason: RevisionReason
  readonly position: LogPosition
  readonly cause: Cause
  /** Where the log was read to when it came. */
  readonly before: LogPosition
}

/** What the log has shown of days that were opened and closed, and of moderation that may reach back into them. */
export class LaunchDaysSeen {
  /** Opened and not closed, or the last that was opened; where the log was read to when it was. */
  readonly #opened = new Map<Day, LogPosition>()
  /** Since the last day's count, which may not know of it. */
  #moderated: Moderated[] = []
  #toJudge: Moderated[] = []
  /** The last event of the last day's count. */
  #counted = START_OF_LOG
  lastOpened: Day | undefined
  lastClosed: Day | undefined

  note(recorded: Recorded<VoterEvent | LaunchDayEvent | LaunchEvent>, before: LogPosition): void {
    const { event, position } = recorded
    switch (event.type) {
      case 'LaunchDayOpened': {
        const { day } = event.data
        this.#opened.set(day, before)
        if (this.lastOpened === undefined || day > this.lastOpened) this.lastOpened = day
        return this.#forgetClosed()
      }
      case 'LaunchDayClosed': {
        const { day, upTo } = event.data
        this.lastClosed = day
        this.#counted = LogPosition.parse(upTo - 1)
        this.#moderated = this.#moderated.filter((each) => each.position >= upTo)
        this.#toJudge.push(...this.#moderated)
        return this.#forgetClosed()
      }
      case 'VoteHeld':
      case 'VoteVoided':
      case 'VoteRestored':
      case 'LaunchDisqualified':
      case 'LaunchReinstated': {
        const { boardDate, reason } = event.data
        // A launch that has no day stands in no period.
        if (boardDate === null) return
        const moderated = { boardDate, reason, position, before, cause: causeOf(recorded) }
        this.#moderated.push(moderated)
        this.#toJudge.push(moderated)
        return
      }
      case 'SlotAssigned':
      case 'SlotReleased':
      case 'LotteryDrawn':
      case 'AwardsGranted':
      case 'AwardRevised':
      case 'VoteCast':
      case 'VoteWithdrawn':
      case 'StreakExtended':
      case 'StreakStepUndone':
      case 'RewardGranted':
      case 'RewardsAnnounced':
      case 'LaunchQueued':
      case 'LaunchScheduled':
      case 'LaunchRescheduled':
      case 'LaunchWithdrawn':
      case 'LaunchOpened':
        return
    }
  }

  /** From the first day that is not over and done with to today; on an empty log today alone. */
  daysTo(today: Day): Day[] {
    const unclosed = [...this.#opened.keys()].filter((day) => !this.#isClosed(day)).toSorted()
    const first = unclosed[0] ?? (this.lastOpened === undefined ? today : addDays(this.lastOpened, 1))
    return daysFrom(first, today)
  }

  get toJudge(): readonly Moderated[] {
    return this.#toJudge
  }

  judged(done: readonly Moderated[]): void {
    this.#toJudge = this.#toJudge.filter((each) => !done.includes(each))
  }

  /** Reading from there on finds everything that is still to be done. */
  settledTo(seen: LogPosition): LogPosition {
    const open = [...this.#opened.values(), ...this.#toJudge.map(({ before }) => before)]
    return open.reduce((least, each) => (each < least ? each : least), this.#counted < seen ? this.#counted : seen)
  }

  #isClosed(day: Day): boolean {
    return this.lastClosed !== undefined && day <= this.lastClosed
  }

  #forgetClosed(): void {
    for (const day of this.#opened.keys()) if (this.#isClosed(day) && day !== this.lastOpened) this.#opened.delete(day)
  }
}
