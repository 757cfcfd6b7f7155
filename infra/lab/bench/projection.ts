import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { migrate } from '@debut/adapters/database.ts'
import { start as startNats } from '@debut/stack/nats/nats-server.ts'
import type { Bench } from './bench-stack.ts'
import { copyLoad } from './copy-load.ts'
import type { Figure } from './figure.ts'
import { fillLog } from './fill-log.ts'
import { copyMemberKeys } from './member-key-rows.ts'
import { rebuildLoad } from './rebuild-load.ts'

const MEMBERS = 60_000
const HOST = '127.0.0.1'
const migrations = (service: string) => new URL(`../../../${service}/migrations/`, import.meta.url)

/** A log of registrations, of which every second event is folded, as the command-service writes them. */
export const projection = async (bench: Bench): Promise<Figure[]> => {
  const events = MEMBERS * 2
  bench.progress(`projection: writing a log of ${events} events`)
  const dataDir = bench.folder('projection')
  const postgres = await bench.postgres()
  await migrate(postgres.identityUrl, migrations('command-service'), 'identity')
  await copyMemberKeys(postgres.identityUrl, await fillLog.run({ dataDir, members: MEMBERS, claims: true }))
  const eventStore = await bench.eventStore(dataDir)

  bench.progress('projection: catching up')
  const live = await catchUpRate(bench, eventStore.url, postgres)
  bench.progress('projection: rebuilding')
  const urls = { url: eventStore.url, databaseUrl: postgres.url, identityUrl: postgres.identityUrl }
  const { read, rebuild } = await rebuildLoad.run({ ...urls, events, rounds: 2 })
  await eventStore.stop()
  bench.progress('projection: limit')
  const copied = await copyLoad.run({ url: postgres.url, rows: MEMBERS })

  const reading = { what: 'client reading alone', value: read }
  return [
    {
      what: 'live projection, catching up',
      value: live * 2,
      unit: 'events/s',
      limit: reading,
      goal: { of: 'figure', is: 'at least', value: 20_000 },
    },
    { what: 'rebuild and swap', value: rebuild, unit: 'events/s', limit: reading, goal: { of: 'ratio', is: 'at least', value: 0.8 } },
    { what: 'rows written in the rebuild', value: rebuild / 2, unit: 'rows/s', limit: { what: 'COPY, same indexes', value: copied } },
  ]
}

/** Members projected a second by the service as a process, counted from its first batch on: how long it takes to start is another figure. */
const catchUpRate = async (bench: Bench, eventStoreUrl: string, postgres: { url: string; identityUrl: string }): Promise<number> => {
  const nats = await startNats({ port: 0, host: HOST })
  const service = bench.program('projection-service', 'projection-service/src/main.ts', {
    PORT: '0',
    HOST,
    LOG_LEVEL: 'warn',
    EVENTSTORE_URL: eventStoreUrl,
    NATS_URL: `nats://${HOST}:${nats.port}`,
    DATABASE_URL: postgres.url,
    IDENTITY_DATABASE_URL: postgres.identityUrl,
  })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const projected = async (): Promise<number> => {
    const { rows } = await client.query<{ ready: boolean }>(`select to_regclass('members_v1.member_count') is not null as ready`)
    if (rows[0]?.ready !== true) return 0
    const counted = await client.query<{ members: string }>('select members from members_v1.member_count')
    return Number(counted.rows[0]?.members)
  }

  let first: { members: number; at: number } | undefined
  for (;;) {
    const members = await projected()
    if (members > 0) first ??= { members, at: performance.now() }
    if (members === MEMBERS && first !== undefined) {
      const rate = ((members - first.members) * 1_000) / (performance.now() - first.at)
      await client.end()
      await service.stop()
      await nats.close()
      return rate
    }
    await delay(5)
  }
}
