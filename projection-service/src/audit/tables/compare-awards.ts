import { isDeepStrictEqual } from 'node:util'
import { endingWith, Period } from '@debut/events/kernel/periods.ts'
import { Day } from '@debut/events/kernel/days.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { Session } from '@debut/adapters/session.ts'
import { z } from 'zod'
import { awardsSaid, type Closing, type Closings } from '../log/closings.ts'
import type { Finding } from '../finding.ts'

const AwardRow = z.object({ period: Period, start: Day, place: z.int(), launchId: LaunchId, points: z.int(), voters: z.int() })
export type AwardRow = z.output<typeof AwardRow>

/** The awards of all periods that a day ended. */
export const readAwards = async (session: Session, schema: string, day: Day): Promise<AwardRow[]> =>
  z.array(AwardRow).parse(
    await session.query(
      `select period, start, place, launch_id as "launchId", points, voters from ${schema}.awards
       where (period, start) in (select * from json_to_recordset($1::json) as ended (period text, start date)) order by period, start, place`,
      [JSON.stringify(endingWith(day))],
    ),
  )

/** As they were granted, or revised since. */
export const compareAwards = (closing: Closing, rows: readonly AwardRow[], closings: Closings, upTo: LogPosition): Finding[] =>
  endingWith(closing.day).flatMap(({ period, start }) => {
    const isOf = (each: { readonly period: Period; readonly start: Day }) => each.period === period && each.start === start
    const logged = awardsSaid(closing, closings, { period, start, upTo }) ?? []
    const [said, shown] = [logged.map(inWords), rows.filter(isOf).map(inWords)]
    if (isDeepStrictEqual(said, shown)) return []
    const text = `The awards of the ${period} of ${start} are [${said.join('; ')}] in the log, and [${shown.join('; ')}] are shown.`
    return [{ place: 'board', text }]
  })

const inWords = ({ place, launchId, points, voters }: Pick<AwardRow, 'place' | 'launchId' | 'points' | 'voters'>): string =>
  `${place}: ${launchId} with ${points} points of ${voters}`
