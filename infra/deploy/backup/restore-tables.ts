import type { MemberId } from '@debut/events/kernel/ids.ts'
import { type CopySession, openLoading } from '@debut/adapters/database-copy.ts'
import { migrate, migrationsIn } from '@debut/adapters/database.ts'
import { Refused } from '@debut/adapters/errors.ts'
import type { SealedFiles } from '@debut/adapters/sealed-files.ts'
import { RESTORE_MARK } from '@debut/adapters/restore-mark.ts'
import type { Manifest } from './manifest.ts'
import { KEYS, SCHEMA } from './saved-tables.ts'
import { linesOf } from './verify-backup.ts'

export const MIGRATIONS = new URL('../../../command-service/migrations/', import.meta.url)

export const refuseUnknownMigrations = ({ migrations }: Manifest): void => {
  const known = new Set(migrationsIn(MIGRATIONS))
  const unknown = migrations.filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new Refused(`the back-up was made by a later version, which knew ${unknown.join(', ')}: restore it with that`)
}

/** As they were, without those who were erased since: all of it at once, or nothing. The services migrate further when they start. */
export const restoreTables = async (
  url: string,
  files: SealedFiles,
  { manifest, erased }: { readonly manifest: Manifest; readonly erased: ReadonlySet<MemberId> },
): Promise<void> => {
  await migrate(url, MIGRATIONS, SCHEMA, manifest.migrations)
  const session = await openLoading(url, 'restore')
  let isDone = false
  try {
    const order = (await session.tables(SCHEMA)).map(({ name }) => name)
    const tables = manifest.tables.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
    await session.query(`truncate ${tables.map(({ name }) => `${SCHEMA}."${name}"`).join(', ')} cascade`)
    for (const table of tables) await session.copyIn(SCHEMA, table, linesOf(files, table))
    await forget(session, tables, [...erased])
    await session.query(`update ${RESTORE_MARK} set done = 'tables'`)
    isDone = true
  } finally {
    await session.end(isDone ? 'commit' : 'rollback')
  }
}

/** The columns that say whose a row is. */
const owning = (name: string, columns: readonly string[]): string | undefined =>
  name === 'users' ? 'id' : ['member_id', 'user_id'].find((column) => columns.includes(column))

const forget = async (session: CopySession, tables: Manifest['tables'], erased: readonly MemberId[]): Promise<void> => {
  for (const { name, columns } of tables) {
    const owner = owning(name, columns)
    if (owner !== undefined && name !== KEYS)
      await session.query(`delete from ${SCHEMA}."${name}" where "${owner}" = any($1::uuid[])`, [erased])
  }
  await session.query(
    `insert into ${SCHEMA}.${KEYS} as known (member_id, key, destroyed_at) select unnest($1::uuid[]), null, now()
     on conflict (member_id) do update set key = null, destroyed_at = coalesce(known.destroyed_at, now())`,
    [erased],
  )
}
