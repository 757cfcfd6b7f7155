import { addDays } from '@debut/events/kernel/days.ts'

/** Something that takes a whole day. */
export interface CalendarDay {
  /** The same in each file that names it, so that calendars replace it. */
  readonly uid: string
  readonly day: string
  readonly summary: string
  readonly description: string
  readonly url?: string
}

interface Calendar {
  /** What made the file. */
  readonly product: string
  readonly name: string
  readonly days: readonly CalendarDay[]
}

/** Octets of a line; what is longer goes on in the next one, behind a space. */
const LONGEST = 75

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

const utf8 = new TextEncoder()
const oneCharacter = new Uint8Array(4)

/** Never within a character. */
const folded = (line: string): string => {
  const lines = ['']
  let octets = 0
  for (const character of line) {
    const size = utf8.encodeInto(character, oneCharacter).written
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

/** An iCalendar file of whole days. */
export const writeCalendar = ({ product, name, days }: Calendar): string => {
  const events = days.flatMap(({ uid, day, summary, description, url }) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    // It has to be there, and nothing in it may depend on the time of the request.
    `DTSTAMP:${dated(day)}T000000Z`,
    `DTSTART;VALUE=DATE:${dated(day)}`,
    `DTEND;VALUE=DATE:${dated(addDays(day, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(url === undefined ? [] : [`URL:${url}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  const calendar = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Debut//${product}//EN`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...events,
    'END:VCALENDAR',
  ]
  return `${calendar.map(folded).join('\r\n')}\r\n`
}
