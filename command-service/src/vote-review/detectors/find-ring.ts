import type { SeenLaunch, SeenMember, SeenVote, VoteWindow } from '../vote-window.ts'
import type { ReviewSettings } from '../review-settings.ts'
import { LOYALTY, ringOrFriends, type Supporter } from './ring-or-friends.ts'
import type { Suspicion } from './suspicion.ts'

/** So much likelier than the average somebody votes for what they have a taste for. */
const TASTE = 4
/** The votes of a member who votes for so much of what is there carry no information. */
const LIKELIEST = 0.6
/** It is not known how often a new member votes: they count as if they had seen so much of all votes. */
const LEAST_SEEN = 0.15
/** What a member and a tool have to bring to be counted in: among many, some look the part by chance. */
const PER_MEMBER_BELOW_ALL = 3.5
const PER_TOOL = 5
/** And what a member has to bring beyond that, so that a member who only happened to be near is not held. */
const TO_BE_HELD = 1
/** Hardly any friends launch more often in a window. */
const FRIENDS_LAUNCH = 3
/** Who is twice as likely friends is taken for that. */
const RATHER_FRIENDS = Math.log(1 / 2)
const ALONE = 5
/** Of two launches that share voters: what is less is chance, as a logarithm. */
const SURPRISE = 2
const TOGETHER = [3, 6, 10]
const FIRST_MEMBERS = 8
const FIRST_EVIDENCE = 4
const ROUNDS = 8
const MOST_TOOLS = 20
/** A launch that so many come for unasked hides no ring that would matter on it. */
const MOST_VOTERS = 3_000
/** Where a day has fewer launches that anybody votes for, a vote says no more than that somebody was there. */
const LEAST_CHOICE = 3
const DAY_SECONDS = 86_400
/** Somebody comes again on the next day because they came. */
const SPELL_DAYS = 1

interface Block {
  readonly members: ReadonlySet<SeenMember>
  /** Those of them that stand out by themselves. */
  readonly surely: ReadonlySet<SeenMember>
  readonly tools: ReadonlySet<SeenLaunch>
  /** How much likelier these votes are of a ring than of taste and habit, as a logarithm, less what is found by searching alone. */
  readonly score: number
}

/**
 * Members who vote on launch days, again and again, for the same tools that few others vote for. One tool shared is a friend's, many
 * shared with everybody is taste: a vote counts by how unlikely it was for somebody who votes so often, for a launch that others like
 * so much. Begins with the launch and those that share its voters, then chooses members for tools and tools for members in turns.
 */
export const findRing = (launch: SeenLaunch, window: VoteWindow, settings: ReviewSettings): Suspicion | undefined => {
  const { ringMembers, ringTools, ringScore } = settings
  if (launch.early < ringMembers || launch.early > MOST_VOTERS || !wasChosen(launch)) return undefined
  const seen = seenIn(window)
  let best: Block | undefined
  for (const begin of beginnings(launch, seen)) {
    const block = grow(begin, seen)
    if (block !== undefined && block.score > (best?.score ?? ringScore)) best = block
  }
  if (best === undefined || best.surely.size < ringMembers || best.tools.size < ringTools || areFriends(best)) return undefined
  const { surely, tools, score } = best
  const votes = [...surely].flatMap((member) => votesFor(tools, member))
  return { detector: 'ring', votes, figures: { members: surely.size, tools: tools.size, votes: votes.length, score: Math.round(score) } }
}

const votesFor = (tools: ReadonlySet<SeenLaunch>, { votes }: SeenMember): SeenVote[] =>
  votes.filter(({ early, launch }) => early && tools.has(launch))

const areFriends = ({ members, tools }: Block): boolean =>
  tools.size <= FRIENDS_LAUNCH && ringOrFriends([...members].map((member) => supporterOf(tools, member))) < RATHER_FRIENDS

const supporterOf = (tools: ReadonlySet<SeenLaunch>, member: SeenMember): Supporter => {
  const votes = votesFor(tools, member).length
  const chances = [...tools].filter((tool) => wasHere(member, tool)).length
  // A member who joined on a late evening was here on that day, which has another number in Greenwich.
  return { votes, chances: Math.max(votes, chances) }
}

/** The launch with some of those that share more of its voters than their habits explain: one each, and the first few together. */
const beginnings = (launch: SeenLaunch, seen: Seen): ReadonlySet<SeenLaunch>[] => {
  const shared = new Map<SeenLaunch, { voters: number; weight: number }>()
  let expected = 0
  for (const { member, early } of launch.votes) {
    if (!early) continue
    const often = rateOf(member, seen, 1)
    // Who rarely comes says more by coming.
    const weight = Math.log(1 / Math.min(LIKELIEST, often * likedBy(launch, 1)))
    expected += often * weight
    for (const vote of member.votes) {
      if (!vote.early || !isApart(vote.launch, launch) || !wasChosen(vote.launch)) continue
      const known = shared.get(vote.launch) ?? { voters: 0, weight: 0 }
      shared.set(vote.launch, known)
      known.voters++
      known.weight += weight
    }
  }
  const others = [...shared]
    .filter(([, { voters }]) => voters >= 2)
    .map(([other, { voters, weight }]) => ({ other, surprise: surpriseOf(weight, TASTE * expected * likedBy(other, voters)) }))
    .filter(({ surprise }) => surprise >= SURPRISE)
    .toSorted((one, another) => another.surprise - one.surprise)
    .map(({ other }) => other)
  const together = TOGETHER.filter((count, index) => others.length > (TOGETHER[index - 1] ?? 1))
  const some = [...others.slice(0, ALONE).map((other) => [other]), ...together.map((count) => others.slice(0, count))]
  return some.map((these) => new Set([launch, ...these]))
}

const surpriseOf = (weight: number, expected: number): number =>
  weight <= expected ? 0 : weight * Math.log(weight / expected) - (weight - expected)

/** Until two rounds agree. */
const grow = (begin: ReadonlySet<SeenLaunch>, seen: Seen): Block | undefined => {
  let tools = begin
  let members = firstMembers(tools, seen)
  for (let round = 0; round < ROUNDS && members.size >= 2; round++) {
    const next = toolsFor(members, tools, seen)
    if (next.size < 2) return undefined
    const chosen = membersFor(next, members, seen)
    const isSame = chosen.members.size === members.size && next.size === tools.size && next.isSubsetOf(tools)
    if (isSame || round === ROUNDS - 1) return { ...chosen, tools: next }
    tools = next
    members = chosen.members
  }
  return undefined
}

/** Those who voted for some of these, whom habit explains least. What they did not vote for may not belong here. */
const firstMembers = (tools: ReadonlySet<SeenLaunch>, seen: Seen): ReadonlySet<SeenMember> => {
  const voters = votersOf(tools)
  const group = new Set(voters.keys())
  const likes = new Map([...tools].map((tool) => [tool, likedBy(tool, votesFrom(tool, group))]))
  const brought = [...voters].map(([member, theirs]) => {
    const often = rateOf(member, seen, theirs.size)
    let brings = 0
    for (const tool of theirs) brings += evidence(true, often, likes.get(tool) ?? 1, member, tool)
    return { member, brings }
  })
  const most = brought.filter(({ brings }) => brings >= FIRST_EVIDENCE).toSorted((one, other) => other.brings - one.brings)
  return new Set(most.slice(0, FIRST_MEMBERS).map(({ member }) => member))
}

const membersFor = (tools: ReadonlySet<SeenLaunch>, before: ReadonlySet<SeenMember>, seen: Seen) => {
  const likes = new Map([...tools].map((tool) => [tool, likedBy(tool, votesFrom(tool, before))]))
  const members = new Set<SeenMember>()
  const surely = new Set<SeenMember>()
  let score = 0
  for (const [member, theirs] of votersOf(tools)) {
    const often = rateOf(member, seen, theirs.size)
    let brings = -seen.perMember
    for (const [tool, liked] of likes) brings += evidence(theirs.has(tool), often, liked, member, tool)
    if (brings <= 0) continue
    members.add(member)
    if (brings > TO_BE_HELD) surely.add(member)
    score += brings
  }
  return { members, surely, score }
}

const toolsFor = (members: ReadonlySet<SeenMember>, before: ReadonlySet<SeenLaunch>, seen: Seen): ReadonlySet<SeenLaunch> => {
  const votes = new Map<SeenLaunch, Set<SeenMember>>()
  const often = new Map<SeenMember, number>()
  for (const member of members) {
    let apart = 0
    for (const { early, launch } of member.votes) {
      if (!early) continue
      if (before.has(launch)) apart++
      votes.set(launch, (votes.get(launch) ?? new Set()).add(member))
    }
    often.set(member, rateOf(member, seen, apart))
  }
  const brought: { readonly tool: SeenLaunch; readonly brings: number }[] = []
  for (const [tool, by] of votes) {
    if (by.size < 2 || !wasChosen(tool)) continue
    const liked = likedBy(tool, by.size)
    let brings = -PER_TOOL
    for (const [member, rate] of often) brings += evidence(by.has(member), rate, liked, member, tool)
    if (brings > 0) brought.push({ tool, brings })
  }
  // A member who is there votes for several launches, and comes again on the next days: of one spell one launch counts.
  const chosen: SeenLaunch[] = []
  for (const { tool } of brought.toSorted((one, other) => other.brings - one.brings))
    if (chosen.length < MOST_TOOLS && chosen.every((other) => isApart(tool, other))) chosen.push(tool)
  return new Set(chosen)
}

const wasChosen = ({ day }: SeenLaunch): boolean => day.launches.size >= LEAST_CHOICE

const isApart = ({ day }: SeenLaunch, other: SeenLaunch): boolean => Math.abs(day.index - other.day.index) > SPELL_DAYS

/** Those who voted for at least two. */
const votersOf = (tools: ReadonlySet<SeenLaunch>): Map<SeenMember, Set<SeenLaunch>> => {
  const voted = new Map<SeenMember, Set<SeenLaunch>>()
  for (const tool of tools)
    for (const { member, early } of tool.votes) if (early) voted.set(member, (voted.get(member) ?? new Set()).add(tool))
  for (const [member, theirs] of voted) if (theirs.size < 2) voted.delete(member)
  return voted
}

const votesFrom = (tool: SeenLaunch, group: ReadonlySet<SeenMember>): number =>
  tool.votes.reduce((sum, { member, early }) => sum + (early && group.has(member) ? 1 : 0), 0)

/** The votes that a launch gets of all others. */
const likedBy = ({ early }: SeenLaunch, apart: number): number => early - apart + 0.5

/** How many of the votes on launch days are somebody's, those apart that are in question, since they are here. On a day with many votes they have more as well. */
const rateOf = ({ early, joined }: SeenMember, seen: Seen, apart: number): number => Math.max(0.5, early - apart + 0.5) / seen.since(joined)

interface Seen {
  readonly perMember: number
  /** The votes that were cast on launch days since somebody joined. */
  since(joined: number | undefined): number
}

const seenIn = (window: VoteWindow): Seen => {
  const { firstDay, lastDay } = window
  const since = Array.from({ length: lastDay - firstDay + 2 }, () => 0)
  for (const { index, early } of window.days.values()) if (index >= firstDay) since[index - firstDay] = early
  for (let day = since.length - 2; day >= 0; day--) since[day] = (since[day] ?? 0) + (since[day + 1] ?? 0)
  const all = since[0] ?? 0
  const least = all * LEAST_SEEN + 1
  return {
    perMember: Math.max(1, Math.log(window.voters) - PER_MEMBER_BELOW_ALL),
    since: (joined) => Math.max(least, joined === undefined ? all : (since[Math.max(0, Math.floor(joined / DAY_SECONDS) - firstDay)] ?? 0)),
  }
}

/** How much likelier it is of a ring's member, as a logarithm. Who was not here yet could not vote. */
const evidence = (voted: boolean, often: number, liked: number, member: SeenMember, tool: SeenLaunch): number => {
  const chance = Math.min(LIKELIEST, TASTE * often * liked)
  if (voted) return Math.log(LOYALTY / chance)
  return wasHere(member, tool) ? Math.log((1 - LOYALTY) / (1 - chance)) : 0
}

const wasHere = ({ joined }: SeenMember, { day }: SeenLaunch): boolean =>
  joined === undefined || Math.floor(joined / DAY_SECONDS) <= day.index
