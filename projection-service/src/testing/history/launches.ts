import type { Day } from '@debut/events/kernel/days.ts'
import { LogPosition, type MemberId } from '@debut/events/kernel/ids.ts'
import { endingWith, type Period, startOfPeriod } from '@debut/events/kernel/periods.ts'
import { awaitingStream, LaunchAwaited } from '@debut/events/launches/awaiting-events.ts'
import { AwardsGranted, LaunchDayClosed, LaunchDayOpened, LotteryDrawn, SlotAssigned } from '@debut/events/launches/launch-day-events.ts'
import { LaunchDisqualified, LaunchOpened, LaunchReinstated, LaunchScheduled } from '@debut/events/launches/launch-events.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import { LineJoined, LineLeft } from '@debut/events/launches/line/line-events.ts'
import { EmailInvitationEnded, InvitedByEmail, inviteeStream } from '@debut/events/tools/invitee-events.ts'
import { NO_STORY, type ToolId } from '@debut/events/tools/tool-card.ts'
import { LaunchPlanned, ToolListed } from '@debut/events/tools/tool-events.ts'
import type { VoteLedger } from '@debut/events/voting/vote-ledger.ts'
import { launchId as launchIdOf, toolId as toolIdOf } from '../given-tools.ts'
import type { MadeCommits } from '../made-commits.ts'
import { memberOf } from './members.ts'

export const LAUNCHES_A_DAY = 2

export interface Launch {
  readonly launchId: LaunchId
  readonly toolId: ToolId
  readonly boardDate: Day
}

/** Launches that open and close with their days, two a day. */
export class HistoryOfLaunches {
  readonly all: Launch[] = []
  readonly #disqualified = new Set<LaunchId>()
  readonly #log: MadeCommits
  readonly #ledger: VoteLedger

  constructor(log: MadeCommits, ledger: VoteLedger) {
    this.#log = log
    this.#ledger = ledger
  }

  open(): void {
    const day = this.#log.today
    const launches = Array.from({ length: LAUNCHES_A_DAY }, () => this.#list(day))
    const opened = LaunchDayOpened({
      day,
      rule: 'v1',
      seedHash: 'a'.repeat(64),
      launches: launches.map(({ launchId, toolId }) => ({ launchId, toolId })),
    })
    const openLaunches = () => {
      for (const launch of launches) this.#log.append(`launch-${launch.launchId}`, 'process:launch-days', LaunchOpened({ ...launch }))
    }
    // A projection may receive either of the two first.
    const daysFirst = this.all.length % 4 === 0
    if (!daysFirst) openLaunches()
    this.#log.append(`launchDay-${day}`, 'process:launch-days', opened)
    if (daysFirst) openLaunches()
  }

  /** One that was taken from the boards before it had a day. */
  refuse(): void {
    const launchId = launchIdOf(999_999)
    const toolId = toolIdOf(0)
    this.#log.append(`launch-${launchId}`, memberOf(0), LaunchDisqualified({ launchId, toolId, boardDate: null, reason: 'spam' }))
  }

  /** Takes it from the boards, or gives it back. */
  judge(launch: Launch): void {
    const [stream, admin] = [`launch-${launch.launchId}`, memberOf(0)]
    if (this.#disqualified.delete(launch.launchId))
      this.#log.append(stream, admin, LaunchReinstated({ ...launch, reason: 'mistake', queued: false }))
    else {
      this.#disqualified.add(launch.launchId)
      this.#log.append(stream, admin, LaunchDisqualified({ ...launch, reason: 'spam' }))
    }
  }

  close(day: Day, eligible: readonly { readonly memberId: MemberId }[]): void {
    const standings = this.#standings('day', day).map(({ lastPosition: _, ...standing }) => standing)
    const [winner] = eligible
    this.#log.append(
      `launchDay-${day}`,
      'process:launch-days',
      LaunchDayClosed({
        day,
        rule: 'v1',
        seed: 'b'.repeat(64),
        upTo: LogPosition.parse(this.#log.position(0)),
        votes: this.#ledger.castOn(day).length,
        merkleRoot: 'c'.repeat(64),
        standings,
      }),
      LotteryDrawn({
        day,
        draw: 'd'.repeat(64),
        eligible: eligible.length,
        winner: winner === undefined ? null : { memberId: winner.memberId, leaf: 'e'.repeat(64) },
      }),
      ...endingWith(day).map(({ period, start }) => AwardsGranted({ period, start, rule: 'v1', awards: this.awards(period, start) })),
    )
  }

  awards(period: Period, start: Day) {
    return this.#standings(period, start)
      .filter(({ rank, points }) => rank <= 3 && points > 0)
      .map(({ rank: place, launchId, toolId, points, voters }) => ({ place, launchId, toolId, points, voters }))
  }

  #standings(period: Period, start: Day) {
    return this.#ledger.standings(
      period,
      start,
      this.all.filter(({ boardDate }) => startOfPeriod(period, boardDate) === start),
    )
  }

  #list(boardDate: Day): Launch {
    const index = this.all.length
    const launch = {
      launchId: launchIdOf(index),
      toolId: toolIdOf(index),
      boardDate,
    }
    this.all.push(launch)
    const { launchId, toolId } = launch
    const ownerId = memberOf(0)
    const listed = ToolListed({
      toolId,
      ownerId,
      makers: [ownerId, memberOf(9)],
      slug: `tool-${index}`,
      name: `Tool ${index}`,
      tagline: `Does what tool ${index} does`,
      url: `https://tool-${index}.example/`,
      category: 'design',
      pricing: 'free',
      tags: ['ai', 'fonts'],
      logo: '/logo.svg',
      ...NO_STORY,
    })
    this.#log.append(`tool-${toolId}`, ownerId, listed)
    this.#inviteByEmail(toolId, ownerId)
    const joining = { because: 'submitted', notBefore: null, whatChanged: null } as const
    this.#log.append('waitingLine', ownerId, LineJoined({ launchId, toolId, ownerId, ...joining }))
    this.#log.append(`launchDay-${boardDate}`, 'process:keep-line', SlotAssigned({ day: boardDate, launchId, toolId, lane: 'free' }))
    this.#log.append(`launch-${launchId}`, ownerId, LaunchScheduled({ ...launch, lane: 'free' }))
    // The first still stands in the line, as after a crash.
    if (index > 0)
      this.#log.append('waitingLine', 'process:keep-line', LineLeft({ launchId, toolId, because: 'scheduled', day: boardDate }))
    this.#log.append(awaitingStream(ownerId), ownerId, LaunchAwaited({ memberId: ownerId, launchId }))
    this.#log.append(`tool-${toolId}`, ownerId, LaunchPlanned({ toolId, launchId }))
    return launch
  }

  /** The first member declines, and the second never answers. */
  #inviteByEmail(toolId: ToolId, by: MemberId): void {
    const [answering, waiting] = [memberOf(1), memberOf(2)]
    for (const memberId of [answering, waiting]) this.#log.append(inviteeStream(memberId), by, InvitedByEmail({ memberId, toolId, by }))
    const declined = EmailInvitationEnded({ memberId: answering, toolId, invitedBy: by, how: 'declined' })
    this.#log.append(inviteeStream(answering), answering, declined)
  }
}
