import pg from 'pg'
import { start } from '../postgres.ts'

/** `start-and-ask-program.ts DATA_DIR`: starts Postgres there, prints what it answers, and stops it. */
const postgres = await start({ dataDir: process.argv[2] ?? '', port: 0, host: '127.0.0.1' })
const client = new pg.Client({ connectionString: postgres.url })
await client.connect()
const { rows } = await client.query<{ name: string }>('select current_database() as name')
await client.end()
await postgres.close()
process.stdout.write(rows[0]?.name ?? '')
