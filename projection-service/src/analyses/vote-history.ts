import type { Day } from '@debut/events/kernel/days.ts'
import type { EventForm, EventOf } from '@debut/events/kernel/define-event.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { type Period, startOfPeriod } from '@debut/events/kernel/periods.ts'
import { LaunchDayOpened } from '@debut/events/launches/launch-day-events.ts'
import { LaunchDisqualified, LaunchOpened, LaunchReinstated } from '@debut/events/launches/launch-events.ts'
import { EmailVerified, MemberRegistered, PhoneVerified } from '@debut/events/members/member-events.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { ToolListed } from '@debut/events/tools/tool-events.ts'
import { VoteCast, VoteHeld, VoteRestored, VoteVoided, VoteWithdrawn } from '@debut/events/voting/vote-events.ts'

/** What rankings follow from. */
const COUNTED = [
  VoteCast,
  VoteWithdrawn,
  VoteHeld,
  VoteVoided,
  VoteRestored,
  LaunchDayOpened,
  LaunchOpened,
  LaunchDisqualified,
  LaunchReinstated,
  MemberRegistered,
  EmailVerified,
  PhoneVerified,
  ToolListed,
] as const satisfies readonly EventForm[]

export const COUNTED_TYPES: readonly string[] = COUNTED.map(({ type }) => type)

type Counted = EventOf<(typeof COUNTED)[number]>

/** A point of the log, and where it is looked at as of a moment, that. */
export interface Cut {
  readonly position: LogPosition
  /** In milliseconds since the epoch. */
  readonly at?: number
}

interface Moment {
  readonly position: LogPosition
  readonly at: number
}

const isBy = ({ position, at }: Moment, cut: Cut): boolean => position <= cut.position && (cut.at === undefined || at <= cut.at)

export interface Voter {
  readonly memberId: MemberId
  registeredAt: number | undefined
  /** Where the log first says that an address or a phone number is theirs. */
  verifiedFrom: LogPosition | undefined
  readonly votes: Map<number, PastVote>
}

interface VoteChange extends Moment {
  readonly type: 'VoteWithdrawn' | 'VoteHeld' | 'VoteVoided' | 'VoteRestored'
  readonly withdrawnOn: Day | null
}

/** A vote with all that became of it, so that it can be looked at as it was anywhere in the log. */
export interface PastVote extends Moment {
  readonly voter: Voter
  readonly weight: number
  readonly boardDate: Day
  readonly countsOn: Day
  changes: VoteChange[] | undefined
}

export interface PastLaunch extends Moment {
  readonly launchId: LaunchId
  readonly toolId: ToolId
  readonly boardDate: Day
  readonly votes: PastVote[]
  readonly absences: (Moment & { readonly isGone: boolean })[]
}

/** Every vote and launch of the log, up to wherever it has been read. */
export class VoteHistory {
  readonly #launches = new Map<LaunchId, PastLaunch>()
  readonly #votesOf = new Map<LaunchId, PastVote[]>()
  readonly #voters = new Map<MemberId, Voter>()
  readonly #tools = new Map<string, { readonly toolId: ToolId; readonly position: LogPosition }>()
  #votes = 0
  unreadable: LogPosition[] = []

  /** How many it holds. */
  get votes(): number {
    return this.#votes
  }

  take({ event, envelope, position }: Recorded<Counted>): void {
    const moment = { position, at: envelope.at.toMillis() }
    switch (event.type) {
      case 'VoteCast': {
        const { memberId, number, launchId, boardDate, countsOn, weight } = event.data
        const voter = this.#voter(memberId)
        const vote = { ...moment, voter, weight, boardDate, countsOn, changes: undefined }
        voter.votes.set(number, vote)
        this.#votesFor(launchId).push(vote)
        this.#votes += 1
        return
      }
      case 'VoteWithdrawn':
      case 'VoteHeld':
      case 'VoteVoided':
      case 'VoteRestored': {
        const vote = this.#voters.get(event.data.memberId)?.votes.get(event.data.number)
        if (vote === undefined) return
        const withdrawnOn = event.type === 'VoteWithdrawn' ? event.data.withdrawnOn : null
        vote.changes = [...(vote.changes ?? []), { ...moment, type: event.type, withdrawnOn }]
        return
      }
      case 'LaunchDayOpened':
        for (const { launchId, toolId } of event.data.launches) this.#open({ launchId, toolId, boardDate: event.data.day }, moment)
        return
      case 'LaunchOpened':
        this.#open(event.data, moment)
        return
      case 'LaunchDisqualified':
      case 'LaunchReinstated':
        this.#launches.get(event.data.launchId)?.absences.push({ ...moment, isGone: event.type === 'LaunchDisqualified' })
        return
      case 'MemberRegistered':
        this.#voter(event.data.memberId).registeredAt ??= moment.at
        return
      case 'EmailVerified':
      case 'PhoneVerified':
        this.#voter(event.data.memberId).verifiedFrom ??= position
        return
      case 'ToolListed':
        this.#tools.set(event.data.slug, { toolId: event.data.toolId, position })
        return
    }
  }

  /** Those that stand on a board. */
  launchesOf(period: Period, start: Day, cut: Cut): PastLaunch[] {
    return [...this.#launches.values()].filter(
      (launch) =>
        startOfPeriod(period, launch.boardDate) === start &&
        isBy(launch, cut) &&
        launch.absences.findLast((absence) => isBy(absence, cut))?.isGone !== true,
    )
  }

  toolNamed(slug: string, cut: Cut): ToolId | undefined {
    const tool = this.#tools.get(slug)
    return tool !== undefined && tool.position <= cut.position ? tool.toolId : undefined
  }

  /** Members with a vote for one of its launches that counts. */
  votersOf(toolId: ToolId, cut: Cut): ReadonlySet<MemberId> {
    const votes = [...this.#launches.values()].flatMap((launch) => (launch.toolId === toolId ? launch.votes : []))
    return new Set(votes.filter((vote) => isBy(vote, cut) && stateOf(vote, cut).counts).map(({ voter }) => voter.memberId))
  }

  #voter(memberId: MemberId): Voter {
    const known = this.#voters.get(memberId) ?? { memberId, registeredAt: undefined, verifiedFrom: undefined, votes: new Map() }
    this.#voters.set(memberId, known)
    return known
  }

  #votesFor(launchId: LaunchId): PastVote[] {
    const known = this.#votesOf.get(launchId) ?? []
    this.#votesOf.set(launchId, known)
    return known
  }

  /** A day says so of all its launches before each says it of itself. */
  #open({ launchId, toolId, boardDate }: Pick<PastLaunch, 'launchId' | 'toolId' | 'boardDate'>, moment: Moment): void {
    if (this.#launches.has(launchId)) return
    this.#launches.set(launchId, { ...moment, launchId, toolId, boardDate, votes: this.#votesFor(launchId), absences: [] })
  }
}

/** A judgement decides whether it counts; a withdrawal stays whatever is judged after it. */
const stateOf = ({ changes = [] }: PastVote, cut: Cut): { readonly counts: boolean; readonly withdrawnOn: Day | null } => {
  let isStopped = false
  let withdrawnOn: Day | null = null
  for (const change of changes) {
    if (!isBy(change, cut)) continue
    if (change.type === 'VoteWithdrawn') withdrawnOn = change.withdrawnOn
    isStopped = change.type === 'VoteHeld' || change.type === 'VoteVoided'
  }
  return { counts: !isStopped && withdrawnOn === null, withdrawnOn: isStopped ? null : withdrawnOn }
}

/** Of a period that ends with a day: a later withdrawal leaves it as it was, a judgement reaches back. */
export const countsIn = (vote: PastVote, last: Day, cut: Cut): boolean => {
  if (vote.countsOn > last || !isBy(vote, cut)) return false
  const { counts, withdrawnOn } = stateOf(vote, cut)
  return counts || (withdrawnOn !== null && withdrawnOn > last)
}

export const isCastBy = isBy
