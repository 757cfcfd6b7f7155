import { LogPosition, type MemberId } from '@debut/events/kernel/ids.ts'
import { AwardRevised } from '@debut/events/launches/launch-day-events.ts'
import { multiplierOf, rewardTiers } from '@debut/events/voting/reward-tiers.ts'
import { extendedOn, shownOn, type Streak } from '@debut/events/voting/streak.ts'
import {
  RewardGranted,
  RewardsAnnounced,
  StreakExtended,
  StreakStepUndone,
  VoteCast,
  type VoteEvent,
  VoteHeld,
  type VoterEvent,
  VoteRestored,
  VoteVoided,
  VoteWithdrawn,
} from '@debut/events/voting/vote-events.ts'
import type { VoteLedger } from '@debut/events/voting/vote-ledger.ts'
import { type MadeCommits, positionOf } from '../made-commits.ts'
import type { HistoryOfLaunches, Launch } from './launches.ts'
import { memberOf } from './members.ts'

/** One that counts somewhere, or would if it were restored. */
export type Kept = VoteEvent['data'] & { readonly judged: 'no' | 'held' | 'voided'; readonly withdrawn: boolean }

export interface Voter {
  readonly memberId: MemberId
  /** By number. */
  readonly kept: Map<number, Kept>
  casts: number
  streak: Streak
  before: Streak | undefined
  granted: number[]
  announced: number[]
}

export const newVoter = (memberId: MemberId): Voter => ({
  memberId,
  kept: new Map(),
  casts: 0,
  streak: { streak: 0, latest: null },
  before: undefined,
  granted: [],
  announced: [],
})

/** Votes, streaks and rewards, and what became of each vote, as the deciders allow it. */
export class HistoryOfVotes {
  readonly #log: MadeCommits
  readonly #ledger: VoteLedger
  readonly #launches: HistoryOfLaunches

  constructor(log: MadeCommits, ledger: VoteLedger, launches: HistoryOfLaunches) {
    this.#log = log
    this.#ledger = ledger
    this.#launches = launches
  }

  cast(person: Voter, launch: Launch): void {
    const { memberId, streak } = person
    const day = this.#log.today
    const weight = multiplierOf(shownOn(streak, day))
    const vote = VoteCast({ memberId, number: ++person.casts, ...launch, countsOn: day, weight })
    person.kept.set(vote.data.number, { ...vote.data, judged: 'no', withdrawn: false })
    const extended = extendedOn(streak, day)
    if (extended === streak) return this.#vote(memberId, memberId, vote)
    Object.assign(person, { streak: extended, before: streak })
    const reached = rewardTiers.filter(({ streaks }) => streaks <= extended.streak && !person.granted.includes(streaks))
    person.granted.push(...reached.map(({ streaks }) => streaks))
    this.#vote(
      memberId,
      memberId,
      vote,
      StreakExtended({ memberId, day, streak: extended.streak }),
      ...reached.map(({ streaks: tier }) => RewardGranted({ memberId, tier })),
    )
  }

  withdraw(person: Voter, { judged, withdrawn: _, ...vote }: Kept): void {
    const { memberId, kept, before } = person
    const today = this.#log.today
    if (vote.countsOn === today) kept.delete(vote.number)
    else kept.set(vote.number, { ...vote, judged, withdrawn: true })
    const withdrawn = VoteWithdrawn({ ...vote, withdrawnOn: today })
    const others = [...kept.values()].some(({ countsOn }) => countsOn === today)
    if (vote.countsOn !== today || others || before === undefined || person.streak.latest !== today)
      return this.#vote(memberId, memberId, withdrawn)
    Object.assign(person, { streak: before, before: undefined })
    this.#vote(memberId, memberId, withdrawn, StreakStepUndone({ memberId, day: today, ...before }))
  }

  moderate({ memberId, kept }: Voter, votes: readonly Kept[], act: 'hold' | 'void' | 'restore'): void {
    const form = { hold: VoteHeld, void: VoteVoided, restore: VoteRestored }[act]
    const becomes = ({ hold: 'held', void: 'voided', restore: 'no' } as const)[act]
    const changing = votes.filter(({ judged }) => judged !== becomes && !(act === 'hold' && judged === 'voided'))
    const [first] = changing
    if (first === undefined) return
    for (const vote of changing) kept.set(vote.number, { ...vote, judged: becomes })
    this.#vote(memberId, memberOf(0), ...changing.map(({ judged: _, withdrawn: __, ...vote }) => form({ ...vote, reason: 'ring' })))
    const { boardDate } = first
    if (boardDate === this.#log.today) return
    const period = { period: 'day', start: boardDate, rule: 'v1', awards: this.#launches.awards('day', boardDate) } as const
    const because = LogPosition.parse(this.#log.position(-1))
    this.#log.append(`launchDay-${boardDate}`, 'process:launch-days', AwardRevised({ ...period, reason: 'ring', because }))
  }

  announce({ memberId, granted, announced }: Voter): void {
    const tiers = granted.filter((tier) => !announced.includes(tier))
    if (tiers.length === 0) return
    announced.push(...tiers)
    this.#vote(memberId, memberId, RewardsAnnounced({ memberId, tiers }))
  }

  #vote(memberId: MemberId, actor: MemberId, ...events: VoterEvent[]): void {
    const first = this.#log.events
    const { envelope } = this.#log.append(`voter-${memberId}`, actor, ...events)
    for (const [index, event] of events.entries()) {
      this.#ledger.take({
        event,
        envelope: { ...envelope, v: 1 },
        stream: `voter-${memberId}`,
        revision: 0,
        position: LogPosition.parse(positionOf(first + index)),
      })
    }
  }
}
