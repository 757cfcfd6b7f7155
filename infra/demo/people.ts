import { MemberId } from '@debut/events/kernel/ids.ts'
import type { Role } from '@debut/events/members/role.ts'
import { isReserved, Username } from '@debut/events/members/username.ts'
import { categories } from '@debut/events/tools/tool-card.ts'
import { v5 } from 'uuid'
import { demoMembers } from './demo-members.ts'
import { EARLIEST_DAYS_AGO } from './demo-days.ts'
import { calledBy } from './handles.ts'
import { type Random, randomOf } from './random.ts'

export interface DemoPerson {
  readonly memberId: MemberId
  readonly username: Username
  /** It is undefined for people who use only their username. */
  readonly name: string | undefined
  readonly roles: readonly Role[]
  /** Seed of the drawn face. */
  readonly face: string
  /** How much they like each category. */
  readonly taste: ReadonlyMap<string, number>
  /** Things that they make, beside what others make. */
  readonly makes: number
  readonly joinedDaysAgo: number
  /** Days in a row with a vote, up to yesterday; undefined for those who come as they like. */
  readonly streak: number | undefined
  /** How likely they are to come on a day like any other. */
  readonly diligence: number
  /** Has come nearly every day of late. */
  readonly isRegular: boolean
}

const NAMESPACE = '5d0b7c52-93f1-4a4e-8a7d-2f6c1e9b3a06'
export const PEOPLE = 300
/** Who was there before anything could be launched. */
const PIONEERS = 24
/** One holder for each tier above the first; the first is held by many. */
export const LONG_STREAKS = [1_007, 634, 402, 219, 163, 127, 83, 41]
/** This share of people use only their username. */
const SHY = 0.12
const NAMES_OF_KNOWN: ReadonlyMap<string, string> = new Map([['maker', 'Robin Hale']])
/** One short of the second tier. */
const DEMO_STREAK = 24

/** Those whom a reader can sign in as act for themselves. */
export const isReaders = ({ username, roles }: DemoPerson): boolean => roles.length > 0 || username === 'demo' || username === 'maker'

/** The same people on every day, whose past is as long. */
export const demoPeople = (seed: string): DemoPerson[] => {
  const random = randomOf(`${seed} people`)
  const names = new Map<Username, string | undefined>(
    demoMembers.map(({ username }) => [Username.parse(username), NAMES_OF_KNOWN.get(username)]),
  )
  while (names.size < PEOPLE) {
    const { handle, name } = calledBy(random)
    const username = Username.safeParse(handle)
    if (username.success && !isReserved(username.data) && !names.has(username.data)) names.set(username.data, name)
  }
  const shy = randomOf(`${seed} people without a name`)
  return [...names].map(([username, given], index) => {
    const known = demoMembers[index]
    const name = shy.chance(SHY) && known === undefined ? undefined : given
    const person = somebody(random, index)
    if (known === undefined)
      return { ...person, username, name, memberId: MemberId.parse(v5(username, NAMESPACE)), roles: [], ...streakOf(index) }
    const { roles } = known
    return { ...person, username, name, memberId: MemberId.parse(known.memberId), roles, ...lifeOf(known.username) }
  })
}

const somebody = (random: Random, index: number) => ({
  face: Buffer.from(random.bytes(5)).toString('hex'),
  taste: new Map<string, number>(categories.map((category) => [category, 0.35 + random.next() ** 2 * 2])),
  makes: index < PIONEERS || random.chance(0.55) ? Math.exp(random.normal()) : 0,
  joinedDaysAgo: index < PIONEERS ? EARLIEST_DAYS_AGO - 1 - random.next() * 3 : (EARLIEST_DAYS_AGO - 20) * (1 - random.next()) ** 1.4 + 0.2,
  streak: undefined,
  diligence: 0.006 + random.next() ** 2 * 0.056,
  isRegular: random.chance(0.42),
})

/** They vote for everything, so they make nothing. */
const streakOf = (index: number): Partial<DemoPerson> => {
  const streak = LONG_STREAKS[index - PIONEERS]
  return streak === undefined ? {} : { streak, makes: 0, joinedDaysAgo: streak + 30 + (index % 5) * 9 }
}

/** Those whom anybody here can sign in as. */
const lifeOf = (username: (typeof demoMembers)[number]['username']): Partial<DemoPerson> => {
  switch (username) {
    case 'demo':
      return { streak: DEMO_STREAK, makes: 0, joinedDaysAgo: 140.3 }
    case 'maker':
      return { makes: 0.2, joinedDaysAgo: 710.6, diligence: 0.1, isRegular: true }
    case 'admin':
    case 'analyst':
      return { makes: 0, joinedDaysAgo: EARLIEST_DAYS_AGO, diligence: 0, isRegular: false }
  }
}
