import type { ParkedEvent } from '@debut/events/projections/projection-answers.ts'
import type { Parts } from '../kernel/query.ts'
import { withoutIds } from './without-ids.ts'

const SHOWN = 100

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const PARKED = `
  select projection, sequence, ${withoutIds('stream')} as stream, revision, type, payload_hash as "payloadHash", payload, ${withoutIds('error')} as error,
    tries, ${iso('parked_at')} as "parkedAt", ${iso('tried_at')} as "triedAt",
    (select count(*) from projections.parked_events behind where behind.projection = parked.projection and behind.version = parked.version
       and behind.stream = parked.stream and behind.error is null) as waiting
  from projections.parked_events parked join projections.active on active.name = projection and active.version = parked.version
  where error is not null order by sequence, projection limit ${SHOWN}`

/** What could not be folded, the first of it, without saying of whom it is. */
export const readParked = async ({ database }: Pick<Parts, 'database'>): Promise<readonly ParkedEvent[]> =>
  (await database.raw<{ rows: ParkedEvent[] }>(PARKED)).rows
