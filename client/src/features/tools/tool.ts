import { listOf, number, oneOf, orNull, type Read, shape, text, yesOrNo } from '../../lib/api/readers.ts'

const maker = shape({ memberId: text, username: orNull(text), avatar: orNull(text) })

const tool = shape({
  toolId: text,
  slug: text,
  name: text,
  tagline: text,
  url: text,
  category: text,
  pricing: text,
  tags: listOf(text),
  logo: text,
  makers: listOf(maker),
})

const launch = shape({
  launchId: text,
  boardDate: text,
  lane: text,
  state: oneOf('scheduled', 'live', 'closed'),
  hidden: yesOrNo,
  /** How it stands, or stood, on its day. */
  day: orNull(shape({ rank: number, of: number, points: orNull(number), voters: orNull(number) })),
})

/** A tool with its launches, the newest first. */
export const readTool = shape({ tool, launches: listOf(launch), position: number })

export type Tool = Read<typeof tool>
export type Launch = Read<typeof launch>

/** The newest that has opened is the one to talk about; before the first, the one that is coming. */
export const shownLaunch = (launches: readonly Launch[]): Launch | undefined =>
  launches.find(({ state }) => state !== 'scheduled') ?? launches[0]

const FOLLOWED_PLACES = 3
const FOLLOWED_POINTS = 20

/** Search engines follow a link that a day's top three, or twenty points, have earned. */
export const relOf = (launches: readonly Launch[]): string =>
  launches.some(({ day }) => day !== null && day.points !== null && (day.rank <= FOLLOWED_PLACES || day.points >= FOLLOWED_POINTS))
    ? 'noopener'
    : 'nofollow noopener'
