import type { Day } from '@debut/events/kernel/days.ts'
import type { EventOf } from '@debut/events/kernel/define-event.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import type { CommandId, LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { lastDayOfPeriod, type Period } from '@debut/events/kernel/periods.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { VoteCast, VoteEvent, VoterEvent } from '@debut/events/voting/vote-events.ts'
import { leafOf } from '../rules/hashes.ts'
import { LOTTERY_STREAK } from '../rules/voting-rules.ts'

export const voteStates = ['counted', 'withdrawn', 'held', 'voided'] as const
export type VoteState = (typeof voteStates)[number]

/** A vote, and what became of it. The day of its withdrawal stays, whatever is judged after that. */
export interface LedgerVote extends Readonly<EventOf<typeof VoteCast>['data']> {
  readonly commandId: CommandId
  readonly castAt: number
  readonly position: LogPosition
  readonly state: VoteState
  readonly reason: string | null
  readonly withdrawnOn: Day | null
}

export interface VoteChange {
  readonly memberId: MemberId
  readonly number: number
  readonly position: LogPosition
  readonly state: VoteState
  readonly reason: string | null
}

export interface RankedLaunch {
  readonly rank: number
  readonly launchId: LaunchId
  readonly toolId: ToolId
  readonly points: number
  readonly voters: number
  readonly lastPosition: number
}

type Named = Pick<LedgerVote, 'memberId' | 'number'>

export const voteKey = ({ memberId, number }: Named): string => `${memberId}#${number}`

/** Every vote of the log, up to wherever it has been read. */
export class VoteLedger {
  readonly changes: VoteChange[] = []
  readonly #votes = new Map<string, LedgerVote>()
  readonly #ofLaunch = new Map<LaunchId, string[]>()
  readonly #castOn = new Map<Day, string[]>()
  /** Streaks that were extended: day → member → streak. */
  readonly #steps = new Map<Day, Map<MemberId, number>>()

  take({ event, envelope, position }: Recorded<VoterEvent>): void {
    switch (event.type) {
      case 'VoteCast': {
        const { data } = event
        const cast = { commandId: envelope.$causationId, castAt: envelope.at.toMillis(), position }
        this.#votes.set(voteKey(data), { ...data, ...cast, state: 'counted', reason: null, withdrawnOn: null })
        append(this.#ofLaunch, data.launchId, voteKey(data))
        append(this.#castOn, data.countsOn, voteKey(data))
        return
      }
      case 'VoteWithdrawn':
      case 'VoteHeld':
      case 'VoteVoided':
      case 'VoteRestored':
        return this.#change(event, position)
      case 'StreakExtended':
        this.#stepsOf(event.data.day).set(event.data.memberId, event.data.streak)
        return
      case 'StreakStepUndone':
        this.#stepsOf(event.data.day).delete(event.data.memberId)
        return
      case 'RewardGranted':
      case 'RewardsAnnounced':
        return
    }
  }

  readonly find = (vote: Named): LedgerVote | undefined => this.#votes.get(voteKey(vote))

  /** In the order of the log. */
  votes(): LedgerVote[] {
    return [...this.#votes.values()]
  }

  castOn(day: Day): LedgerVote[] {
    return this.#those(this.#castOn.get(day))
  }

  /** The leaf of the vote that extended the streak, for each who takes part in the day's lottery. */
  tickets(day: Day): { readonly memberId: MemberId; readonly leaf: string }[] {
    const steps = this.#stepsOf(day)
    const first = new Map<MemberId, LedgerVote>()
    for (const vote of this.castOn(day)) if (vote.withdrawnOn !== day && !first.has(vote.memberId)) first.set(vote.memberId, vote)
    return [...first.values()]
      .filter(({ memberId }) => (steps.get(memberId) ?? 0) >= LOTTERY_STREAK)
      .map((vote) => ({ memberId: vote.memberId, leaf: leafOf(vote) }))
  }

  /** Launches of a period, best first. Those of whom no vote counts stand there too. */
  standings(period: Period, start: Day, launches: Iterable<Pick<LedgerVote, 'launchId' | 'toolId'>>): RankedLaunch[] {
    const last = lastDayOfPeriod(period, start)
    return [...launches]
      .map(({ launchId, toolId }) => {
        const counted = this.#those(this.#ofLaunch.get(launchId)).filter(
          (vote) => vote.boardDate >= start && vote.boardDate <= last && counts(vote, last),
        )
        const points = counted.reduce((sum, { weight }) => sum + weight, 0)
        const lastPosition = counted.reduce((latest, { position }) => Math.max(latest, position), 0)
        return { launchId, toolId, points, voters: counted.length, lastPosition }
      })
      .toSorted(byStanding)
      .map((launch, index) => ({ rank: index + 1, ...launch }))
  }

  #change({ type, data }: Exclude<VoteEvent, EventOf<typeof VoteCast>>, position: LogPosition): void {
    const key = voteKey(data)
    const vote = this.#votes.get(key)
    const reason = type === 'VoteWithdrawn' ? null : data.reason
    this.changes.push({ memberId: data.memberId, number: data.number, position, state: becomes[type], reason })
    if (vote === undefined) return
    switch (type) {
      case 'VoteWithdrawn':
        this.#votes.set(key, { ...vote, state: 'withdrawn', reason: null, withdrawnOn: data.withdrawnOn })
        return
      case 'VoteHeld':
      case 'VoteVoided':
        this.#votes.set(key, { ...vote, state: becomes[type], reason })
        return
      // What was withdrawn before it was judged is withdrawn again.
      case 'VoteRestored':
        this.#votes.set(key, { ...vote, state: vote.withdrawnOn === null ? 'counted' : 'withdrawn', reason: null })
        return
    }
  }

  #those(keys: readonly string[] = []): LedgerVote[] {
    return keys.flatMap((key) => this.#votes.get(key) ?? [])
  }

  #stepsOf(day: Day): Map<MemberId, number> {
    const steps = this.#steps.get(day) ?? new Map<MemberId, number>()
    this.#steps.set(day, steps)
    return steps
  }
}

const becomes = { VoteWithdrawn: 'withdrawn', VoteHeld: 'held', VoteVoided: 'voided', VoteRestored: 'counted' } as const

/** In a period that ends with a day: a later withdrawal leaves it as it was, a judgement reaches back. */
const counts = ({ countsOn, state, withdrawnOn }: LedgerVote, last: Day): boolean =>
  countsOn <= last && (state === 'counted' || (state === 'withdrawn' && withdrawnOn !== null && withdrawnOn > last))

type Ranked = Omit<RankedLaunch, 'rank'>

const byStanding = (one: Ranked, other: Ranked): number =>
  other.points - one.points ||
  other.voters - one.voters ||
  one.lastPosition - other.lastPosition ||
  (one.launchId < other.launchId ? -1 : Number(one.launchId > other.launchId))

const append = <Key>(lists: Map<Key, string[]>, key: Key, item: string): void => {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [item])
  else list.push(item)
}
