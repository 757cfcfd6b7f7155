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
      given.flatMap(({ event, position }) => {
        const { period, start } = event.data
        const revision = event.type === 'AwardRevised' ? { revised_for: event.data.reason, because: event.data.because } : {}
        return event.data.awards.map((award) => ({ period, start, ...award, position, ...revision }))
      }),
      `insert into awards (period, start, place, launch_id, tool_id, points, voters, position, revised_for, because)
       select * from json_to_recordset($1::json) as given (period text, start date, place int, "launchId" text, "toolId" text,
         points int, voters int, position bigint, revised_for text, because bigint)`,
    ),
  ]
}

const periodOf = ({ period, start }: { readonly period: string; readonly start: string }) => `${period} ${start}`
