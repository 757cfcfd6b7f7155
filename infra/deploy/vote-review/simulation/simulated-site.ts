import { startOf } from '@debut/events/kernel/calendar.ts'
import { addDays, Day } from '@debut/events/kernel/days.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { CastVote } from '@debut/command-service/vote-review/vote-window.ts'
import { v5 } from 'uuid'
import { type Random, randomOf } from '@debut/demo/random.ts'
import { ulidAt } from '@debut/demo/ulid-at.ts'

export const MEMBERS = 2_000
export const DAYS = 90
const RINGS = 20
const CLUBS = 30
/** Launches that somebody with many followers speaks of. */
const MENTIONS = 12
const NEW_WITH_MENTION = 25
const CATEGORIES = 12
const VOTES_A_DAY = 3
const DAY_SECONDS = 86_400
const NAMESPACE = '0d2c3c9e-4f0b-4a55-9d54-1d6f0d2f6f11'
const FIRST = Day.parse('2026-01-05')
const FIRST_SECONDS = startOf(FIRST).toSeconds()
/** How the days back count beside the day's own launches. */
const LIVELY = [8, 1.6, 0.8, 0.5, 0.4, 0.3, 0.3]

interface Somebody {
  readonly memberId: MemberId
  /** By day of the simulation; below 0 is before it. */
  joinedAt: number
  readonly diligence: number
  readonly taste: readonly number[]
  readonly origin: string
  readonly voted: Set<LaunchId>
  votesToday: number
}

interface Launch {
  readonly launchId: LaunchId
  readonly day: number
  readonly category: number
  readonly appeal: number
  readonly maker: Somebody
}

/** Members who stand together, for the same launches: out of friendship, or as a ring. */
interface Group {
  readonly members: readonly Somebody[]
  readonly launches: readonly Launch[]
  readonly loyalty: number
}

export type SiteEvent =
  | { readonly type: 'joined'; readonly memberId: MemberId; readonly at: number }
  | { readonly type: 'voted'; readonly vote: CastVote; readonly at: number; readonly origin: string }

export interface SimulatedSite {
  readonly events: readonly SiteEvent[]
  /** Their members, and the launches that are theirs. */
  readonly rings: readonly { readonly members: ReadonlySet<MemberId>; readonly launches: ReadonlySet<LaunchId> }[]
  readonly clubs: readonly { readonly members: ReadonlySet<MemberId> }[]
  readonly members: readonly MemberId[]
}

/**
 * 90 days of a site with 2,000 members who have tastes and habits: some come every day, most now and then. Friends vote for what their
 * friends launch, and bring new members along; some launches are spoken of elsewhere, and a crowd comes within hours; some
 * members share a network. And 20 rings, whose members are like everybody but that they vote for the ring's launches.
 */
export const simulateSite = (seed: string): SimulatedSite => {
  const random = randomOf(`${seed} site`)
  const offices = Array.from({ length: 24 }, (_, index) => ({ origin: `office ${index}`, weight: Math.exp(random.normal()) }))
  const people = Array.from({ length: MEMBERS }, (_, index) => somebody(seed, index, offices, random))
  const launches = Array.from({ length: DAYS }, (_, day) => launchesOn(day, people, random)).flat()
  const free = shuffled(people, random)
  const ringOf = () => groupOf({ members: [5, 15], launches: [3, 8], loyalty: [0.6, 0.9] })
  const clubOf = () => {
    // Most make one thing in three months.
    const count = 1 + random.weighted([5, 3, 2])
    return groupOf({ members: [4, 14], launches: [count, count], loyalty: [0.3, 0.6] })
  }

  const between = ([least, most]: readonly [number, number]) => least + random.below(most - least + 1)
  const groupOf = (of: Record<'members' | 'launches' | 'loyalty', readonly [number, number]>): Group => {
    const members = free.splice(0, between(of.members))
    const days = shuffled(
      Array.from({ length: DAYS }, (_, day) => day),
      random,
    ).slice(0, between(of.launches))
    const theirs = days.map((day) => launchOn(day, anyOf(members, random), random))
    // All of them were there by then, some of them only just.
    const first = Math.min(...days) * DAY_SECONDS
    for (const member of members)
      if (member.joinedAt > first) member.joinedAt = first - random.below(random.chance(0.5) ? 3_600 : 30 * DAY_SECONDS)
    launches.push(...theirs)
    return { members, launches: theirs, loyalty: of.loyalty[0] + random.next() * (of.loyalty[1] - of.loyalty[0]) }
  }
  const rings = Array.from({ length: RINGS }, ringOf)
  const clubs = Array.from({ length: CLUBS }, clubOf)
  // A third of a club's friends come for its first launch.
  for (const { members, launches: theirs } of clubs) {
    const first = Math.min(...theirs.map(({ day }) => day))
    for (const member of members)
      if (random.chance(0.33) && theirs.every(({ maker }) => maker !== member))
        member.joinedAt = first * DAY_SECONDS + Math.floor((8 + 12 * random.next() ** 2) * 3_600)
  }
  const mentioned = new Map(Array.from({ length: MENTIONS }, () => anyOf(launches, random)).map((launch) => [launch.launchId, launch]))

  // Some of whom come with a mention are new.
  for (const { day } of mentioned.values())
    for (const person of free.splice(0, NEW_WITH_MENTION))
      person.joinedAt = Math.floor(day * DAY_SECONDS + (9 - Math.log(1 - random.next())) * 3_600)

  const events: SiteEvent[] = people.map(({ memberId, joinedAt }) => ({ type: 'joined', memberId, at: secondsAt(joinedAt) }))
  const byDay = Map.groupBy(launches, ({ day }) => day)
  const grouped = (groups: readonly Group[]) =>
    Map.groupBy(
      groups.flatMap((group) => group.launches.map((launch) => ({ group, launch }))),
      ({ launch }) => launch.day,
    )
  const [ringDays, clubDays] = [grouped(rings), grouped(clubs)]

  const vote = (who: Somebody, launch: Launch, at: number, isKept = false) => {
    if ((who.votesToday >= VOTES_A_DAY && !isKept) || who.voted.has(launch.launchId) || launch.maker === who || at < who.joinedAt) return
    if (!isKept) who.votesToday++
    who.voted.add(launch.launchId)
    const [boardDate, countsOn] = [addDays(FIRST, launch.day), addDays(FIRST, Math.floor(at / DAY_SECONDS))]
    const { memberId, origin } = who
    const cast = { memberId, number: who.voted.size, launchId: launch.launchId, boardDate, countsOn }
    events.push({ type: 'voted', vote: cast, at: secondsAt(at), origin: `${FIRST}.${origin}` })
  }

  for (let day = 0; day < DAYS; day++) {
    const midnight = day * DAY_SECONDS
    for (const person of people) person.votesToday = 0
    const acts: { readonly at: number; readonly act: (at: number) => void }[] = []
    const plan = (at: number, act: (at: number) => void) => {
      if (at < midnight + DAY_SECONDS) acts.push({ at: Math.floor(at), act })
    }
    for (const { group, launch } of [...(ringDays.get(day) ?? []), ...(clubDays.get(day) ?? [])]) {
      const asked = midnight + (1 + random.below(12)) * 3_600
      for (const member of group.members) {
        if (
          member === launch.maker ||
          member.voted.has(launch.launchId) ||
          member.votesToday >= VOTES_A_DAY ||
          !random.chance(group.loyalty)
        )
          continue
        // One of the day's votes is kept for it.
        member.votesToday++
        const from = Math.max(asked, member.joinedAt + 120)
        plan(Math.min(from - Math.log(1 - random.next()) * 7_200, midnight + DAY_SECONDS - 60), (at) => vote(member, launch, at, true))
      }
    }
    for (const launch of byDay.get(day) ?? []) {
      if (!mentioned.has(launch.launchId)) continue
      const said = midnight + 9 * 3_600
      for (const person of people) {
        const isNew = person.joinedAt > said && person.joinedAt < midnight + DAY_SECONDS
        if (random.chance(isNew ? 0.8 : 0.02))
          plan(isNew ? person.joinedAt + 60 + random.below(900) : said - Math.log(1 - random.next()) * 3_600, (at) =>
            vote(person, launch, at),
          )
      }
    }
    const offered = LIVELY.map((_, ago) => byDay.get(day - ago) ?? [])
    for (const person of people) {
      const isNew = person.joinedAt >= midnight - 3 * DAY_SECONDS
      if (person.joinedAt >= midnight + DAY_SECONDS || !random.chance(Math.max(person.diligence, isNew ? 0.3 : 0))) continue
      let at = Math.max(person.joinedAt + 60, midnight + timeOfDay(random))
      for (let wanted = 1 + random.weighted([4, 3, 4]); wanted > 0; wanted--) {
        plan(at, (when) => {
          const chosen = choose(person, offered, random)
          if (chosen !== undefined) vote(person, chosen, when)
        })
        at += 4 + random.next() ** 4 * 2_100
      }
    }
    for (const { at, act } of acts.toSorted((one, other) => one.at - other.at)) act(at)
  }

  const idsOf = (members: readonly Somebody[]) => new Set(members.map(({ memberId }) => memberId))
  return {
    events: events.toSorted((one, other) => one.at - other.at),
    rings: rings.map(({ members, launches: theirs }) => ({
      members: idsOf(members),
      launches: new Set(theirs.map(({ launchId }) => launchId)),
    })),
    clubs: clubs.map(({ members }) => ({ members: idsOf(members) })),
    members: people.map(({ memberId }) => memberId),
  }
}

const somebody = (seed: string, index: number, offices: readonly { origin: string; weight: number }[], random: Random): Somebody => {
  const isThere = random.chance(0.6)
  const isDaily = random.chance(0.02)
  const weights = offices.map(({ weight }) => weight)
  return {
    memberId: MemberId.parse(v5(`${seed} ${index}`, NAMESPACE)),
    joinedAt: isThere ? -random.below(300 * DAY_SECONDS) : random.below(DAYS * DAY_SECONDS),
    diligence: isDaily ? 0.97 : 0.004 + 0.2 * random.next() ** 3,
    taste: Array.from({ length: CATEGORIES }, () => Math.exp(1.1 * random.normal())),
    origin: random.chance(0.3) ? (offices[random.weighted(weights)]?.origin ?? '') : `home ${index}`,
    voted: new Set(),
    votesToday: 0,
  }
}

const anyOf = <Item>(items: readonly Item[], random: Random): Item => {
  const item = items[random.below(items.length)]
  if (item === undefined) throw new Error('there is none')
  return item
}

const launchesOn = (day: number, people: readonly Somebody[], random: Random): Launch[] =>
  Array.from({ length: 8 + random.below(7) }, () => launchOn(day, anyOf(people, random), random))

const launchOn = (day: number, maker: Somebody, random: Random): Launch => ({
  launchId: LaunchId.parse(ulidAt(secondsAt(day * DAY_SECONDS) * 1_000, random)),
  day,
  category: random.below(CATEGORIES),
  appeal: Math.exp(1.05 * random.normal()),
  maker,
})

const choose = (person: Somebody, offered: readonly (readonly Launch[])[], random: Random): Launch | undefined => {
  const open: Launch[] = []
  const liked: number[] = []
  for (const [ago, launches] of offered.entries())
    for (const launch of launches) {
      if (person.voted.has(launch.launchId) || launch.maker === person) continue
      open.push(launch)
      liked.push((LIVELY[ago] ?? 0) * launch.appeal * (person.taste[launch.category] ?? 1))
    }
  return open.length === 0 ? undefined : open[random.weighted(liked)]
}

/** Most of them by day. */
const timeOfDay = (random: Random): number => Math.min(DAY_SECONDS - 1, Math.max(0, (13 + 4.5 * random.normal()) * 3_600))

const secondsAt = (at: number): number => FIRST_SECONDS + at

const shuffled = <Item>(items: readonly Item[], random: Random): Item[] =>
  items
    .map((item) => ({ item, key: random.next() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ item }) => item)
