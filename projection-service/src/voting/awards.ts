import { AwardRevised, AwardsGranted } from '@debut/events/launches/launch-day-events.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'

/** The awards of a period as they are now. A revision takes the place of all that were before it. */
export const awards = (batch: Batch): Statement[] => {
  const last = new Map(batch.of(AwardsGranted, AwardRevised).map((recorded) => [periodOf(recorded.event.data), recorded]))
  const given = [...last.values()]
  return [
    ...forRows(
      given.map(({ event: { data } }) => ({ period: data.period, start: data.start })),
      `delete from awards using json_to_recordset($1::json) as given (period text, start date)
       where awards.period = given.period and awards.start = given.start`,
    ),
    ...forRows(
      given.flatMap(({ event: { data }, position }) =>
        data.awards.map((award) => ({ period: data.period, start: data.start, ...award, position })),
      ),
      `insert into awards (period, start, place, launch_id, tool_id, points, voters, position)
       select * from json_to_recordset($1::json) as given (period text, start date, place int, "launchId" text, "toolId" text,
         points int, voters int, position bigint)`,
    ),
    ...forRows(
      given.flatMap(({ event }) => (event.type === 'AwardRevised' ? [event.data] : [])),
      `insert into revisions (period, start, reason, because)
       select * from json_to_recordset($1::json) as revised (period text, start date, reason text, because bigint)
       on conflict (period, start) do update set reason = excluded.reason, because = excluded.because`,
    ),
  ]
}

const periodOf = ({ period, start }: { readonly period: string; readonly start: string }) => `${period} ${start}`
