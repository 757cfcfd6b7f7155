import type { Period } from '@debut/events/kernel/periods.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { z } from 'zod'
import { type FeedOf, launched } from './launch-feed.ts'

export const Board = z.object({
  start: Day,
  validUntil: z.iso.datetime().nullable(),
  tools: z.array(
    z.object({ ...launched, rank: z.int().nullable(), points: z.int().nullable(), voters: z.int().nullable(), hidden: z.boolean() }),
  ),
})
type Board = z.infer<typeof Board>
type Place = Board['tools'][number]

const TITLES: Record<Period, string> = { day: 'Today', week: 'This week', month: 'This month', year: 'This year' }
const PAGES: Record<Period, string> = { day: '/', week: '/weekly', month: '/monthly', year: '/yearly' }

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

const standing = ({ rank, points, voters }: Place, period: Period): string =>
  rank === null || points === null || voters === null
    ? 'Its points stay hidden for the first hours of its day.'
    : `#${rank} ${TITLES[period].toLowerCase()}, with ${counted(points, 'point')} from ${counted(voters, 'voter')}.`

export const boardFeed = ({ start, tools }: Board, period: Period, path: string): FeedOf<Place> => ({
  title: TITLES[period],
  description: 'What makers bring to the stage, ranked by the votes of members.',
  page: PAGES[period],
  path,
  since: start,
  items: tools,
  note: (place) => standing(place, period),
})
