import type { Day } from '@debut/events/kernel/days.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { LogPosition, START_OF_LOG } from '@debut/events/kernel/ids.ts'
import { lastDayOfPeriod, periods, startOfPeriod } from '@debut/events/kernel/periods.ts'
import { type LaunchDayEvent, launchDayStream } from '@debut/events/launches/launch-day-events.ts'
import { launchStream } from '@debut/events/launches/launch-events.ts'
import type { ModerationReason } from '@debut/events/launches/moderation-reason.ts'
import type { VoterEvent } from '@debut/events/voting/vote-events.ts'
import { seedOf } from '@debut/command-service/launches/day-seed.ts'
import { launchDay } from '@debut/command-service/launches/launch-day.ts'
import { launch } from '@debut/command-service/launches/launch.ts'
import { Recount } from '@debut/command-service/launches/recount.ts'
import { LaunchDaysSeen } from '@debut/command-service/launches/launch-days-seen.ts'
import { type MadeLog, MadeStreams } from './made-log.ts'

type Counted = Recorded<VoterEvent | LaunchDayEvent>

const ACTOR = 'process:launch-days'

/** The launch-day process, on a clock of ours: the same commands in the same order, counted by the same code. */
export class MadeLaunchDays {
  readonly days: MadeStreams<Parameters<typeof launchDay.decide>[0], typeof launchDay.initial, LaunchDayEvent>
  readonly launches
  readonly #log: MadeLog
  readonly #secret: string
  /** Votes and days, as the process reads them; it counts those of a day anew, which comes to the same. */
  readonly #recount = new Recount()
  readonly #seen = new LaunchDaysSeen()
  #last = START_OF_LOG

  constructor(log: MadeLog, secret: string) {
    this.days = new MadeStreams(log, launchDay)
    this.launches = new MadeStreams(log, launch)
    this.#log = log
    this.#secret = secret
  }

  note(recorded: readonly Counted[]): void {
    for (const each of recorded) {
      this.#recount.take(each)
      this.#seen.note(each, this.#last)
      this.#last = each.position
    }
  }

  open(day: Day, at: number): void {
    const stream = launchDayStream(day)
    this.note(this.days.act(stream, { type: 'OpenDay', day, seed: seedOf(this.#secret, day) }, this.#sent('OpenDay', day, at)))
    for (const [index, { launchId, toolId, lane }] of this.days.state(stream).slots.entries()) {
      const command = { type: 'OpenLaunch', launchId, toolId, boardDate: day, lane } as const
      this.launches.act(launchStream(launchId), command, this.#sent(command.type, command, at + 4 + index * 3))
    }
  }

  close(day: Day, at: number): void {
    const upTo = LogPosition.parse(this.#last + 1)
    const count = this.#recount.day(day)
    const command = { type: 'CloseDay', day, seed: seedOf(this.#secret, day), upTo, count } as const
    this.note(this.days.act(launchDayStream(day), command, this.#sent(command.type, day, at)))
  }

  /** What the last act of moderation changes in periods that were over by then. */
  revise(boardDate: Day, reason: ModerationReason, because: LogPosition, at: number): void {
    for (const period of periods) {
      const start = startOfPeriod(period, boardDate)
      const stream = launchDayStream(lastDayOfPeriod(period, start))
      const { closed } = this.days.state(stream)
      if (closed === undefined || because < closed.upTo) continue
      const awards = this.#recount.awards(period, start)
      const command = { type: 'ReviseAwards', period, start, awards, reason, because } as const
      this.note(this.days.act(stream, command, this.#sent(command.type, command, at)))
    }
  }

  /** Where the process can go on from, so that its first look finds nothing left to do. */
  settledTo(): LogPosition {
    this.#seen.judged(this.#seen.toJudge)
    return this.#seen.settledTo(this.#last)
  }

  #sent(type: string, payload: unknown, at: number) {
    return this.#log.sent(type, payload, ACTOR, at)
  }
}
