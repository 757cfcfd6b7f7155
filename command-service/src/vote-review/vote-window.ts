import { addDays, type Day } from '@debut/events/kernel/days.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { VoidReason } from '@debut/events/launches/moderation-reason.ts'

/** A vote as detectors see it: who, for what and when. Times are whole seconds, which are small numbers to the machine. */
export interface SeenVote {
  readonly member: SeenMember
  readonly launch: SeenLaunch
  readonly number: number
  readonly at: number
  /** Cast on the day of the launch. */
  readonly early: boolean
  /** A salted hash of the network that it came from, where that is known. */
  origin: string | undefined
  /** What it was held or voided for so far. A vote is not accused of the same thing twice. */
  judged: readonly VoidReason[] | undefined
}

export interface SeenMember {
  readonly id: MemberId
  /** Undefined where that was before the window began. */
  joined: number | undefined
  readonly votes: SeenVote[]
  /** Of them, those that were cast on the day of the launch. */
  early: number
}

export interface SeenLaunch {
  readonly id: LaunchId
  readonly day: SeenDay
  readonly votes: SeenVote[]
  early: number
}

export interface SeenDay {
  readonly day: Day
  /** So many days after 1970 began. */
  readonly index: number
  readonly launches: Map<LaunchId, SeenLaunch>
  early: number
}

export interface CastVote {
  readonly memberId: MemberId
  readonly number: number
  readonly launchId: LaunchId
  readonly boardDate: Day
  readonly countsOn: Day
}

const DAY_SECONDS = 86_400
const WINDOW_DAYS = 90
/** After so many days. */
const LOOKED_AT_AGAIN = [3, 7, 14, 28, 45, 60, 80]

/** An origin begins with the day from which on its salt was used. */
export const periodOf = (origin: string): string => origin.slice(0, 10)

/** The votes for the launches of the last 90 days. What detectors know is this, whether it was read from history or comes live. */
export class VoteWindow {
  readonly members = new Map<MemberId, SeenMember>()
  readonly launches = new Map<LaunchId, SeenLaunch>()
  readonly days = new Map<Day, SeenDay>()
  /** How many votes came from each network. */
  readonly origins = new Map<string, number>()
  /** And from all of them, while a salt lasted. */
  readonly originsOfPeriod = new Map<string, number>()
  /** Launches that got votes since somebody looked; of them, those that got some on their day. */
  readonly touched = new Set<SeenLaunch>()
  readonly touchedEarly = new Set<SeenLaunch>()
  votes = 0
  /** Members who voted for any of these. */
  voters = 0
  #newest: SeenDay | undefined

  /** The youngest day that was launched on. */
  get lastDay(): number {
    return this.#newest?.index ?? 0
  }

  get firstDay(): number {
    return Math.max(this.lastDay - WINDOW_DAYS + 1, this.days.values().next().value?.index ?? 0)
  }

  join(memberId: MemberId, at: number): void {
    this.#member(memberId).joined = at
  }

  cast({ memberId, number, launchId, boardDate, countsOn }: CastVote, at: number): void {
    const launch = this.#launch(launchId, boardDate)
    if (launch === undefined) return
    const member = this.#member(memberId)
    const early = countsOn === boardDate
    const vote: SeenVote = { member, launch, number, at, early, origin: undefined, judged: undefined }
    member.votes.push(vote)
    launch.votes.push(vote)
    this.#count(vote, 1)
    this.#touch(launch, early)
  }

  /** It says nothing of anybody any more. */
  withdraw(memberId: MemberId, number: number): void {
    const vote = this.find(memberId, number)
    if (vote === undefined) return
    const { member, launch } = vote
    member.votes.splice(member.votes.indexOf(vote), 1)
    launch.votes.splice(launch.votes.indexOf(vote), 1)
    this.#count(vote, -1)
    if (vote.origin !== undefined) this.#countOrigin(vote.origin, -1)
  }

  judge(memberId: MemberId, number: number, reason: VoidReason): void {
    const vote = this.find(memberId, number)
    if (vote !== undefined && !vote.judged?.includes(reason)) vote.judged = [...(vote.judged ?? []), reason]
  }

  comesFrom(memberId: MemberId, launchId: LaunchId, origin: string): boolean {
    const vote = this.members.get(memberId)?.votes.findLast((each) => each.launch.id === launchId)
    if (vote === undefined) return false
    if (vote.origin === origin) return true
    if (vote.origin !== undefined) this.#countOrigin(vote.origin, -1)
    vote.origin = origin
    this.#countOrigin(origin, 1)
    this.#touch(vote.launch, false)
    return true
  }

  /** At all launches that were touched; or at one, where they are looked at one by one. */
  looked(launch?: SeenLaunch): void {
    if (launch === undefined) {
      this.touched.clear()
      this.touchedEarly.clear()
    } else {
      this.touched.delete(launch)
      this.touchedEarly.delete(launch)
    }
  }

  /** What was found could not be dealt with. */
  lookAgain(launch: SeenLaunch): void {
    if (this.launches.has(launch.id)) this.#touch(launch, true)
  }

  /** Erased: there is no member left whose votes could be held. */
  forget(memberId: MemberId): void {
    for (const { number } of this.members.get(memberId)?.votes.toReversed() ?? []) this.withdraw(memberId, number)
    this.members.delete(memberId)
  }

  find(memberId: MemberId, number: number): SeenVote | undefined {
    return this.members.get(memberId)?.votes.findLast((vote) => vote.number === number)
  }

  #touch(launch: SeenLaunch, early: boolean): void {
    this.touched.add(launch)
    if (early) this.touchedEarly.add(launch)
  }

  #member(id: MemberId): SeenMember {
    const known = this.members.get(id)
    if (known !== undefined) return known
    const member: SeenMember = { id, joined: undefined, votes: [], early: 0 }
    this.members.set(id, member)
    return member
  }

  /** Undefined where it is older than the window. */
  #launch(id: LaunchId, boardDate: Day): SeenLaunch | undefined {
    const known = this.launches.get(id)
    if (known !== undefined) return known
    const day = this.days.get(boardDate) ?? this.#begin(boardDate)
    if (day === undefined) return undefined
    const launch: SeenLaunch = { id, day, votes: [], early: 0 }
    day.launches.set(id, launch)
    this.launches.set(id, launch)
    return launch
  }

  #begin(date: Day): SeenDay | undefined {
    // oxlint-disable-next-line no-restricted-globals -- a number for each day, no zone is involved
    const index = Date.parse(date) / 1_000 / DAY_SECONDS
    if (index <= this.lastDay - WINDOW_DAYS) return undefined
    const day: SeenDay = { day: date, index, launches: new Map(), early: 0 }
    this.days.set(date, day)
    if (index > this.lastDay) {
      this.#newest = day
      this.#lookAgain(index)
      this.#leaveBehind(addDays(date, -WINDOW_DAYS))
    }
    return day
  }

  /** What somebody's votes say depends on their habits, which show later. */
  #lookAgain(today: number): void {
    for (const { index, launches } of this.days.values())
      if (LOOKED_AT_AGAIN.includes(today - index)) for (const launch of launches.values()) this.#touch(launch, true)
  }

  #leaveBehind(last: Day): void {
    for (const [date, { launches }] of this.days) {
      if (date > last) continue
      this.days.delete(date)
      for (const launch of launches.values()) this.#drop(launch)
    }
  }

  #drop(launch: SeenLaunch): void {
    this.launches.delete(launch.id)
    this.touched.delete(launch)
    this.touchedEarly.delete(launch)
    for (const vote of launch.votes) {
      const { votes } = vote.member
      votes.splice(votes.indexOf(vote), 1)
      this.#count(vote, -1)
      if (vote.origin !== undefined) this.#countOrigin(vote.origin, -1)
    }
  }

  #count({ member, launch, early }: SeenVote, by: 1 | -1): void {
    this.votes += by
    if (member.votes.length === (by === 1 ? 1 : 0)) this.voters += by
    if (!early) return
    member.early += by
    launch.early += by
    launch.day.early += by
  }

  #countOrigin(origin: string, by: 1 | -1): void {
    count(this.origins, origin, by)
    count(this.originsOfPeriod, periodOf(origin), by)
  }
}

const count = (counts: Map<string, number>, key: string, by: 1 | -1): void => {
  const sum = (counts.get(key) ?? 0) + by
  if (sum === 0) counts.delete(key)
  else counts.set(key, sum)
}
