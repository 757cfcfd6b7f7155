import type { ReviewSettings } from '../review-settings.ts'
import type { SeenLaunch, SeenVote, VoteWindow } from '../vote-window.ts'
import { HARDLY, logChanceOf } from './chance.ts'
import type { Suspicion } from './suspicion.ts'

/** Who votes for three tools in one visit has not voted for anything before. */
const VISIT_SECONDS = 600
const HOUR_SECONDS = 3_600
/** A launch may well get so many times what the others get. */
const LIVELIER = 5
/** In the length of a crowd: on a day with thousands of votes, each look costs as many. */
const LOOKS = 8

interface Crowd {
  readonly least: number
  readonly seconds: number
  readonly isOne: (vote: SeenVote) => boolean
  readonly at: (vote: SeenVote) => number
}

/** Many at one moment who had never voted before. A crowd that was sent by somebody comes over hours, and others get some of it. */
export const findBurst = (launch: SeenLaunch, window: VoteWindow, { burstVotes, burstSeconds, leastVotes }: ReviewSettings) => {
  const isOne = ({ member, at }: SeenVote) => member.votes.every((vote) => Math.abs(vote.at - at) <= VISIT_SECONDS)
  const votes = crowdOn(launch, window, leastVotes, { least: burstVotes, seconds: burstSeconds, isOne, at: ({ at }) => at })
  return suspicionOf('burst', votes, { seconds: burstSeconds })
}

/** Accounts that were made one after the other, and voted at once. */
export const findNewAccounts = (launch: SeenLaunch, window: VoteWindow, { newAccounts, newAccountMinutes, leastVotes }: ReviewSettings) => {
  const isOne = ({ member: { joined }, at }: SeenVote) => joined !== undefined && at - joined <= HOUR_SECONDS
  const at = ({ member: { joined } }: SeenVote) => joined ?? 0
  const votes = crowdOn(launch, window, leastVotes, { least: newAccounts, seconds: newAccountMinutes * 60, isOne, at })
  return suspicionOf('new-account', votes, { minutes: newAccountMinutes })
}

const suspicionOf = (detector: 'burst' | 'new-account', votes: readonly SeenVote[], terms: Record<string, number>): Suspicion | undefined =>
  votes.length === 0 ? undefined : { detector, votes, figures: { votes: votes.length, ...terms } }

/** The votes that stand closer together than those of all other launches at the same time would have it. */
const crowdOn = (launch: SeenLaunch, window: VoteWindow, leastElsewhere: number, crowd: Crowd): readonly SeenVote[] => {
  const { least, seconds, isOne, at } = crowd
  if (launch.votes.length < least || window.votes - launch.votes.length < leastElsewhere) return []
  const ones = launch.votes.filter(isOne).toSorted((one, other) => at(one) - at(other))
  const found = new Set<SeenVote>()
  let lookAt = -Infinity
  for (let first = 0, end = 0; first < ones.length; first++) {
    const begin = ones[first]
    if (begin === undefined) break
    while (end < ones.length && at(ones[end] ?? begin) <= at(begin) + seconds) end++
    const count = end - first
    // What stands in a crowd that is known needs no other look, until more have come.
    if (count < least || found.has(ones[end - 1] ?? begin) || at(begin) < lookAt) continue
    lookAt = at(begin) + seconds / LOOKS
    const expected = 1 + LIVELIER * elsewhere(launch, window, crowd, at(begin))
    if (logChanceOf(count, expected) <= HARDLY) for (const vote of ones.slice(first, end)) found.add(vote)
  }
  return [...found]
}

/** How many of the same kind the other launches got at the same time, each of its day and those that got any. */
const elsewhere = (launch: SeenLaunch, window: VoteWindow, { seconds, isOne, at }: Crowd, from: number): number => {
  let [votes, launches] = [0, launch.day.launches.size - 1]
  for (const other of window.launches.values()) {
    const last = other.votes.at(-1)
    if (other === launch || last === undefined || last.at < from) continue
    const before = votes
    for (let index = other.votes.length - 1; index >= 0; index--) {
      const vote = other.votes[index]
      if (vote === undefined || vote.at < from) break
      if (at(vote) >= from && at(vote) <= from + seconds && isOne(vote)) votes++
    }
    if (votes > before && other.day !== launch.day) launches++
  }
  return launches <= 0 ? 0 : votes / launches
}
