import type { Knex } from './database.ts'
import { Refused } from './errors.ts'

/** Stands in the database as long as a restore into it has not ended. */
export const RESTORE_MARK = 'identity.restoring'

/** A log without its keys would be given new ones, and what was sealed under the old could never be read again. */
export const refuseHalfRestored = async (database: Knex): Promise<void> => {
  const { rows } = await database.raw<{ rows: { half: boolean }[] }>('select to_regclass(?) is not null as half', [RESTORE_MARK])
  if (rows[0]?.half === true) throw new Refused('a restore was begun here and has not ended: npm run restore goes on with it')
}
