import type { Upcoming } from '@debut/events/launches/line/line-answers.ts'
import { writeCalendar } from '../../src/lib/calendar-file/calendar-file.ts'

/** What is to come, as whole days of a calendar: a launch lasts from midnight to midnight in Los Angeles. */
export const writeUpcomingCalendar = ({ days }: Pick<Upcoming, 'days'>, publicUrl: string): string => {
  const { host } = new URL(publicUrl)
  return writeCalendar({
    product: 'Launches to come',
    name: 'Next on Debut',
    days: days.flatMap(({ day, launches }) =>
      launches.map(({ launchId, slug, name, tagline }) => ({
        uid: `launch-${launchId}@${host}`,
        day,
        summary: `${name} on Debut`,
        description: tagline,
        url: new URL(`/tool/${slug}`, publicUrl).href,
      })),
    ),
  })
}
