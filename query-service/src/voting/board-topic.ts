import { lastDayOfPeriod, Period, startOfPeriod } from '@debut/events/kernel/periods.ts'
import { addDays, Day } from '@debut/events/kernel/days.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import { z } from 'zod'
import { revealedSince } from './revealed-since.ts'
import type { StateTopic, TopicFamily } from '../kernel/live/topic.ts'
import type { Parts } from '../kernel/query.ts'
import { listedAmong } from '../cards/listed-among.ts'
import { boardStandings } from './board-standings.ts'
import { validUntil } from './valid-until.ts'

const PLACES = 100
/** Nothing was launched before, and not every day before is one to Postgres. */
const FIRST = Day.parse('2000-01-01')

const Board = z.tuple([Period, Day])

/** The first places of any board, as they are. */
export const boardTopic = ({ database, checkpoints, clock }: Parts): TopicFamily => {
  const topicOf = (period: Period, start: Day): StateTopic => ({
    key: `board:${period}:${start}`,
    name: `board:${period}:${start}`,
    projection: 'rankings',
    read: async () => {
      const now = clock()
      const today = dayOf(now)
      // Taken before the rows are read: they have at least this.
      const { schema, position } = checkpoints.of('rankings')
      const { moved, movedAt, places } = await boardStandings(database, schema, { period, start, now, limit: PLACES, offset: 0 })
      const until = validUntil(period, start, now)
      const listed = await listedAmong(
        places.map(({ toolId }) => toolId),
        { database, checkpoints },
      )
      const tools = places.filter(({ toolId }) => listed.has(toolId)).map(({ boardDate: _, ...place }) => place)
      return {
        changed: moved,
        position: Math.max(position, moved),
        body: { period, start, validUntil: until && isoOf(until), tools },
        validForMs: until && until.diff(now).toMillis(),
        hasTurned: today >= start && today <= lastDayOfPeriod(period, start) && revealedSince(movedAt, now),
      }
    },
  })

  return {
    name: 'board',
    projection: 'rankings',
    find: (parameter) => {
      const asked = Board.safeParse(parameter?.split(':'))
      if (!asked.success) throw new HttpError('invalid')
      const [period, start] = asked.data
      // A page may be a little ahead of midnight here; there is nothing beyond.
      if (start < FIRST || start > addDays(dayOf(clock()), 1)) throw new HttpError('not-found')
      if (startOfPeriod(period, start) !== start) throw new HttpError('invalid')
      return topicOf(period, start)
    },
    changedAfter: async (position) => {
      const boards = database.withSchema(checkpoints.of('rankings').schema).from('boards').where('position', '>', position)
      const rows = await boards.select<{ period: Period; start: Day }[]>('period', 'start')
      return rows.map(({ period, start }) => `board:${period}:${start}`)
    },
  }
}
