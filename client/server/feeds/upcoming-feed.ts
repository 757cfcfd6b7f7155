import type { Day } from '@debut/events/kernel/days.ts'
import type { Upcoming } from '@debut/events/launches/line/line-answers.ts'
import { startOf } from '@debut/events/kernel/calendar.ts'
import type { FeedOf, Launched } from './launch-feed.ts'

const toCome = ({ boardDate }: Launched): string =>
  `On stage on ${startOf(boardDate).setLocale('en').toFormat('d MMMM yyyy')}, from midnight in Los Angeles.`

/** What is to come, in the order in which places were given. */
export const upcomingFeed = ({ days }: Pick<Upcoming, 'days'>, today: Day, path: string): FeedOf<Launched> => ({
  title: 'Next on stage',
  description: 'What makers launch in the days to come.',
  page: '/',
  path,
  since: today,
  items: days.flatMap(({ day, launches }) => launches.map((launch) => ({ ...launch, boardDate: day }))),
  note: toCome,
})
