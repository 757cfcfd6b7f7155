import { clockShift } from '../clock-shift.ts'
import { databases } from './cluster.ts'
import { databaseUrl, withClient } from './databases.ts'

/** Our SQL gets the time from these functions. Postgres has to know how long an answer of each stays valid. */
const asked = { now: 'stable', clock_timestamp: 'volatile' }

/** Postgres has no setting for its clock, so its time functions are replaced, including in databases that are made later. */
const replaced = (shift: number) =>
  Object.entries(asked)
    .map(
      ([name, holds]) => `
        create or replace function pg_catalog.machine_${name}() returns timestamptz language internal ${holds} strict parallel safe as '${name}';
        create or replace function pg_catalog.${name}() returns timestamptz language sql ${holds} strict parallel safe
          return pg_catalog.machine_${name}() + ${shift} * interval '1 millisecond';`,
    )
    .join('')

/**
 * If this run's clocks are shifted, Postgres's is shifted too, because a service refuses to work with a clock that differs from its own.
 */
export const shiftNow = async (url: string): Promise<void> => {
  const shift = clockShift()
  if (shift === 0) return
  for (const name of ['template1', 'postgres', ...databases])
    await withClient(databaseUrl(url, name), (client) => client.query(replaced(shift)))
}
