import { migrationsIn } from '@debut/adapters/database.ts'
import { openSnapshot } from '@debut/adapters/database-copy.ts'
import { SCHEMA } from './saved-tables.ts'

/** What a start on this database would do to it; nothing where it is new, as there is nothing to lose yet. */
export const dueMigrations = async (url: string, folder: URL): Promise<string[]> => {
  const session = await openSnapshot(url, 'back-up')
  try {
    const [found] = await session.query<{ there: boolean }>('select to_regclass($1) is not null as there', [`${SCHEMA}.migrations`])
    if (found?.there !== true) return []
    const done = new Set((await session.query<{ name: string }>(`select name from ${SCHEMA}.migrations`)).map(({ name }) => name))
    return done.size === 0 ? [] : migrationsIn(folder).filter((name) => !done.has(name))
  } finally {
    await session.end('rollback')
  }
}
