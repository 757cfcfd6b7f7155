import { LOTTERY_STREAK } from './vote-numbers.ts'
import type { Day } from '../kernel/days.ts'
import type { Recorded } from '../kernel/envelope.ts'
import type { CommandId, LogPosition, MemberId } from '../kernel/ids.ts'
import type { LaunchId } from '../tools/launch-id.ts'
import type { ToolId } from '../tools/tool-card.ts'
import type { VoterEvent } from './vote-events.ts'
import { leafHash, sha256 } from '../kernel/merkle.ts'
import { lastDayOfPeriod, type Period } from '../kernel/periods.ts'
import { byStanding } from './standing-order.ts'

export type VoteState = 'counted' | 'withdrawn' | 'held' | 'voided'

export interface LedgerVote {
  readonly memberId: MemberId
  readonly number: number
  readonly launchId: LaunchId
  readonly toolId: ToolId
  readonly boardDate: Day
  readonly countsOn: Day
  readonly weight: number
  readonly commandId: CommandId
  readonly position: LogPosition
  state: VoteState
  withdrawnOn: Day | undefined
}

export interface RankedLaunch {
  readonly rank: number
  readonly launchId: LaunchId
  readonly toolId: ToolId
  readonly points: number
  readonly voters: number
  readonly lastPosition: number
}

/** What is hashed to a vote's leaf, for the voter to check. */
export const contentOf = ({
  memberId,
  commandId,
  launchId,
  weight,
  state,
}: Pick<LedgerVote, 'memberId' | 'commandId' | 'launchId' | 'weight' | 'state'>): string =>
  [memberId, commandId, launchId, weight, state].join('|')

/**
 * What stands for a vote in the day's tree. The command id is known to the voter and to the log only, so a leaf does not reveal who voted;
 * a voter chooses it, so the member makes the leaf their own.
 */
export const leafOf = (vote: Parameters<typeof contentOf>[0]): string => leafHash(contentOf(vote))

/**
 * Rule v1 as code: votes folded from the log, for code that counts them without a read model.
 * A withdrawal leaves the periods that were over by then as they were; a hold or a void reaches back, and a restoration too, also of a
 * vote that is withdrawn.
 */
export class VoteLedger {
  readonly #votes = new Map<string, LedgerVote>()
  readonly #byLaunch = new Map<LaunchId, LedgerVote[]>()
  readonly #byDay = new Map<Day, LedgerVote[]>()
  /** Streaks that were extended: day → member → streak. */
  readonly #steps = new Map<Day, Map<MemberId, number>>()

  take({ event, envelope, position }: Recorded<VoterEvent>): void {
    switch (event.type) {
      case 'VoteCast':
        return this.#cast({ ...event.data, commandId: envelope.$causationId, position, state: 'counted', withdrawnOn: undefined })
      case 'VoteWithdrawn':
        return this.#change(event.data, { state: 'withdrawn', withdrawnOn: event.data.withdrawnOn })
      case 'VoteHeld':
        return this.#change(event.data, { state: 'held' })
      case 'VoteVoided':
        return this.#change(event.data, { state: 'voided' })
      case 'VoteRestored':
        return this.#restore(event.data)
      case 'StreakExtended':
        return void this.#stepsOf(event.data.day).set(event.data.memberId, event.data.streak)
      case 'StreakStepUndone':
        return void this.#stepsOf(event.data.day).delete(event.data.memberId)
      case 'RewardGranted':
      case 'RewardsAnnounced':
        return
    }
  }

  /** In the order of the log. */
  votes(): LedgerVote[] {
    return [...this.#votes.values()]
  }

  castOn(day: Day): LedgerVote[] {
    return [...(this.#byDay.get(day) ?? [])]
  }

  /** The leaf of the vote that extended the streak, for each who takes part in the day's lottery. */
  tickets(day: Day): { readonly memberId: MemberId; readonly leaf: string }[] {
    const first = new Map<MemberId, LedgerVote>()
    for (const vote of this.castOn(day)) if (!first.has(vote.memberId) && vote.withdrawnOn !== day) first.set(vote.memberId, vote)
    return [...this.#stepsOf(day)].flatMap(([memberId, streak]) => {
      const vote = first.get(memberId)
      return vote === undefined || streak < LOTTERY_STREAK ? [] : [{ memberId, leaf: leafOf(vote) }]
    })
  }

  /** All launches of a period, best first. Those of whom no vote counts stand there too. */
  standings(period: Period, start: Day, launches: Iterable<{ readonly launchId: LaunchId; readonly toolId: ToolId }>): RankedLaunch[] {
    const last = lastDayOfPeriod(period, start)
    const tools = new Map([...launches].map(({ launchId, toolId }) => [launchId, toolId]))
    const tallies = [...tools].map(([launchId, toolId]) => {
      const tally = { launchId, toolId, points: 0, voters: 0, lastPosition: 0 }
      for (const vote of this.#byLaunch.get(launchId) ?? []) {
        if (!counts(vote, last) || vote.boardDate < start || vote.boardDate > last) continue
        tally.points += vote.weight
        tally.voters += 1
        // As of a moment the log is taken in the order of its clocks, which may differ a little from its own.
        tally.lastPosition = Math.max(tally.lastPosition, vote.position)
      }
      return tally
    })
    return tallies.toSorted(byStanding).map((tally, index) => ({ rank: index + 1, ...tally }))
  }

  #cast(vote: LedgerVote): void {
    this.#votes.set(keyOf(vote), vote)
    put(this.#byLaunch, vote.launchId, vote)
    put(this.#byDay, vote.countsOn, vote)
  }

  #change(vote: Named, change: Partial<Pick<LedgerVote, 'state' | 'withdrawnOn'>>): void {
    const known = this.#votes.get(keyOf(vote))
    if (known !== undefined) Object.assign(known, change)
  }

  /** What was withdrawn before it was judged is withdrawn again. */
  #restore(vote: Named): void {
    this.#change(vote, { state: this.#votes.get(keyOf(vote))?.withdrawnOn === undefined ? 'counted' : 'withdrawn' })
  }

  #stepsOf(day: Day): Map<MemberId, number> {
    const steps = this.#steps.get(day) ?? new Map<MemberId, number>()
    this.#steps.set(day, steps)
    return steps
  }
}

type Named = Pick<LedgerVote, 'memberId' | 'number'>

const keyOf = ({ memberId, number }: Named) => `${memberId}#${number}`

const put = <Key>(votes: Map<Key, LedgerVote[]>, key: Key, vote: LedgerVote): void => {
  const known = votes.get(key)
  if (known === undefined) votes.set(key, [vote])
  else known.push(vote)
}

/** Whether a vote counts in a period that ends with a day. */
const counts = ({ countsOn, state, withdrawnOn }: LedgerVote, last: Day): boolean =>
  countsOn <= last && (state === 'counted' || (state === 'withdrawn' && withdrawnOn !== undefined && withdrawnOn > last))

/** The winner among the tickets: everybody can check their own against it. */
export const drawWinner = <Ticket extends { readonly leaf: string }>(draw: string, tickets: readonly Ticket[]): Ticket | undefined =>
  tickets
    .map((ticket) => ({ ticket, score: sha256(`${draw}${ticket.leaf}`) }))
    .toSorted((one, other) => (one.score < other.score ? -1 : 1))[0]?.ticket
