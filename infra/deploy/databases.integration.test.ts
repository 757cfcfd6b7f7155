import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '@debut/adapters/database.ts'
import { type Postgres, start } from '@debut/stack/postgres/postgres.ts'

const script = await readFile(join(import.meta.dirname, 'postgres/databases.sh'), 'utf8')

/** What psql runs for a database, with its variables put in as psql quotes them. */
const statements = (name: string, password: string) => {
  const [, sql = ''] = /<<'SQL'\n(.+?)\nSQL\n/s.exec(script) ?? []
  return sql.replaceAll(':"name"', pg.escapeIdentifier(name)).replaceAll(":'password'", pg.escapeLiteral(password)).split('\n')
}

const run = async (url: string, lines: readonly string[]) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const line of lines) await client.query(line)
  } finally {
    await client.end()
  }
}

const address = (user: string, password: string, database: string) => {
  const url = new URL(postgres.url)
  return Object.assign(url, { username: user, password, pathname: `/${database}` }).href
}

let folder: string
let postgres: Postgres

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'debut-databases-'))
  postgres = await start({ dataDir: folder, port: 0, host: '127.0.0.1' })
  await run(postgres.url, [...statements('sky', 'blue'), ...statements('sea', 'green')])
})

afterAll(async () => {
  await postgres.close()
  await rm(folder, { recursive: true, force: true })
})

it('gives each service a database that it can make its tables in, without being a superuser', async () => {
  await migrate(address('sky', 'blue', 'sky'), new URL('../../projection-service/migrations/', import.meta.url), 'projections')
  await migrate(address('sea', 'green', 'sea'), new URL('../../command-service/migrations/', import.meta.url), 'identity')
})

it('lets one owner not even look into the database of the other', async () => {
  await expect(run(address('sky', 'blue', 'sea'), ['select 1'])).rejects.toThrow('permission denied for database "sea"')
})
