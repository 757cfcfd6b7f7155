import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '@debut/adapters/database.ts'
import { createMissingDatabases, databaseUrl, withClient } from '@debut/stack/postgres/databases.ts'
import { start } from '@debut/stack/postgres/postgres.ts'
import { quickTmpdir } from './quick-tmpdir.ts'

export const TEMPLATES = { debut: 'debut_template', identity: 'identity_template' } as const

/** Nothing here outlives the run, so nothing waits for the disk, and no vacuum tidies up. */
const forgetful = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' }
/** Several test files run whole products against it at a time, where one product fits in our own setting. */
const roomForAll = { max_connections: '300' }

/** Each of some two thousand connections proves that it knows the password, which is slow on purpose. */
const proveQuickly = (url: string) =>
  withClient(url, async (client) => {
    const { username, password } = new URL(url)
    await client.query('set scram_iterations = 1')
    await client.query(`alter role ${client.escapeIdentifier(username)} password ${client.escapeLiteral(password)}`)
  })

/** One Postgres for the run, with the migrated databases that each test file clones. */
export const startPostgresForTests = async () => {
  const dataDir = mkdtempSync(join(quickTmpdir(), 'debut-tests-'))
  const postgres = await start({ dataDir, port: 0, host: '127.0.0.1', own: { ...forgetful, ...roomForAll } })
  await proveQuickly(postgres.url)
  await createMissingDatabases(postgres.url, Object.values(TEMPLATES))
  const migrations = (service: string) => new URL(`../../${service}/migrations/`, import.meta.url)
  await migrate(databaseUrl(postgres.url, TEMPLATES.debut), migrations('projection-service'), 'projections')
  await migrate(databaseUrl(postgres.url, TEMPLATES.identity), migrations('command-service'), 'identity')
  return {
    about: postgres.url,
    stop: async () => {
      await postgres.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
