import { addDays } from '@debut/events/kernel/days.ts'
import type { Upcoming } from '@debut/events/launches/line/line-answers.ts'

/** Octets of a line; what is longer goes on in the next one, behind a space. */
const LONGEST = 75

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

/** Never within a character. */
const folded = (line: string): string => {
  const lines = ['']
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LONGEST) {
      lines.push(' ')
      octets = 1
    }
    lines[lines.length - 1] += character
    octets += size
  }
  return lines.join('\r\n')
}

const dated = (day: string): string => day.replaceAll('-', '')

/** What is to come, as whole days of a calendar: a launch lasts from midnight to midnight in Los Angeles. */
export const writeUpcomingCalendar = ({ days }: Pick<Upcoming, 'days'>, publicUrl: string): string => {
  const { host } = new URL(publicUrl)
  const events = days.flatMap(({ day, launches }) =>
    launches.flatMap(({ launchId, slug, name, tagline }) => [
      'BEGIN:VEVENT',
      `UID:launch-${launchId}@${host}`,
      // It has to be there, and nothing in it may depend on the time of the request.
      `DTSTAMP:${dated(day)}T000000Z`,
      `DTSTART;VALUE=DATE:${dated(day)}`,
      `DTEND;VALUE=DATE:${dated(addDays(day, 1))}`,
      `SUMMARY:${escaped(`${name} on Debut`)}`,
      `DESCRIPTION:${escaped(tagline)}`,
      `URL:${new URL(`/tool/${slug}`, publicUrl).href}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
  )
  const calendar = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Debut//Launches to come//EN',
    'X-WR-CALNAME:Next on Debut',
    ...events,
    'END:VCALENDAR',
  ]
  return `${calendar.map(folded).join('\r\n')}\r\n`
}
