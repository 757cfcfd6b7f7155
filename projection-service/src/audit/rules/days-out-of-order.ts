import { startOf } from '@debut/events/kernel/calendar.ts'
import { addDays, type Day } from '@debut/events/kernel/days.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'

interface Happened {
  readonly day: Day
  readonly position: LogPosition
}

interface Closed extends Happened {
  readonly at: Instant
}

/** Days are opened and closed once each, in order and without a gap; each is closed when it is over. */
export const daysOutOfOrder = (opened: readonly Happened[], closed: readonly Closed[]): { readonly day: Day; readonly text: string }[] => {
  const openings = new Map(opened.map(({ day, position }) => [day, position]))
  return [
    ...outOfTurn(opened, 'opened'),
    ...outOfTurn(closed, 'closed'),
    ...closed
      .filter(({ day, position }) => (openings.get(day) ?? position) > position)
      .map(({ day }) => ({ day, text: `${day} was closed before it was opened.` })),
    ...closed
      .filter(({ day, at }) => at < startOf(addDays(day, 1)))
      .map(({ day }) => ({ day, text: `${day} was closed before it was over.` })),
  ]
}

const outOfTurn = (days: readonly Happened[], what: string) =>
  days.flatMap(({ day }, index) => {
    const before = days[index - 1]
    if (before === undefined || day === addDays(before.day, 1)) return []
    return [{ day, text: `${day} was ${what} after ${before.day}, and not the day after it.` }]
  })
