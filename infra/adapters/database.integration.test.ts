import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'
import { type Knex, migrate, openDatabase, ping } from './database.ts'
import { isUnavailable, isTransient } from './database-errors.ts'
import { cuttableLink } from './testing/cuttable-link.ts'
import { databaseOfItsOwn } from './testing/database-of-its-own.ts'

const own = databaseOfItsOwn()

const open = (options: Partial<Parameters<typeof openDatabase>[0]> = {}) => {
  const database = openDatabase({ url: own.url, name: 'test', ...options })
  onTestFinished(() => database.destroy())
  return database
}

const rowsOf = async <Row>(database: Knex, sql: string) => (await database.raw<{ rows: Row[] }>(sql)).rows
const failure = async (work: PromiseLike<unknown>): Promise<unknown> => {
  try {
    await work
  } catch (error) {
    return error
  }
  throw new Error('it did not fail')
}

describe('what comes from Postgres', () => {
  it('has days as strings and log positions as numbers, also at their ends', async () => {
    const [row] = await rowsOf(
      open(),
      `select date '2026-03-01' as day, 9007199254740991 :: bigint as position, '-9007199254740991' :: bigint as before, count(*) from pg_am where false`,
    )
    expect(row).toEqual({ day: '2026-03-01', position: 9_007_199_254_740_991, before: -9_007_199_254_740_991, count: 0 })
  })

  it('is refused rather than rounded beyond 2^53', async () => {
    const database = open()
    await expect(rowsOf(database, `select 9007199254740992 :: bigint as position`)).rejects.toThrow('9007199254740992 is beyond 2^53')
    await ping(database)
  })
})

it('is asked over the same connection again and again, also after a transaction or a mistake', async () => {
  const database = open({ connections: 1 })
  const session = async (on: Knex) => (await rowsOf<{ pid: number }>(on, 'select pg_backend_pid() as pid'))[0]?.pid
  const first = await session(database)
  await database.transaction((transaction) => session(transaction))
  await failure(database.transaction((transaction) => transaction.raw('select 1 / 0')))
  expect(await session(database)).toBe(first)
})

it('names the statement that failed, and nothing that it was filled with', async () => {
  const error = await failure(open().raw('select ?::int', ['hunter2-secret']))
  expect(String(error)).toContain('select $1::int - invalid input syntax')
  expect(String(await failure(open().raw('select ? from nowhere', ['hunter2-secret'])))).not.toContain('hunter2-secret')
})

it('is known again by a name when it is asked for often, where that is asked for', async () => {
  for (const [options, names] of [
    [{ namesOften: true }, ['often 1']],
    [{}, []],
  ] as const) {
    const database = open({ ...options, connections: 1 })
    for (let time = 0; time < 20; time++)
      expect((await database.raw<{ rows: object[] }>('select ?::int as given', [time])).rows).toEqual([{ given: time }])
    expect(await rowsOf(database, 'select name from pg_prepared_statements')).toEqual(names.map((name) => ({ name })))
  }
})

describe('a lost database', () => {
  it('is distinguished from a mistake of ours', async () => {
    const database = open()
    for (const sql of ['select * from nowhere', 'selec 1', 'select 1 / 0', `select 'x' :: int`]) {
      const error = await failure(database.raw(sql))
      expect([sql, isUnavailable(error), isTransient(error)]).toEqual([sql, false, false])
    }
    for (const odd of [undefined, null, 'ECONNREFUSED', { code: '57P01' }, new Error('no')]) expect(isUnavailable(odd)).toBe(false)
  })

  it('is unavailable when it ends our session in the middle of a query, and there again for the next', async () => {
    const database = open()
    const [mine] = await rowsOf<{ pid: number }>(database, 'select pg_backend_pid() as pid')
    const sleeping = failure(database.raw('select pg_sleep(10)'))
    const other = open()
    await expect
      .poll(async () => (await rowsOf(other, `select 1 from pg_stat_activity where pid = ${mine?.pid} and state = 'active'`)).length)
      .toBe(1)
    await other.raw(`select pg_terminate_backend(${mine?.pid})`)
    expect(isUnavailable(await sleeping)).toBe(true)
    await ping(database)
  })

  it('is unavailable when it ended our session while that was idle, at most for one query', async () => {
    const database = open()
    const [mine] = await rowsOf<{ pid: number }>(database, 'select pg_backend_pid() as pid')
    await open().raw(`select pg_terminate_backend(${mine?.pid}, 5000)`)
    await ping(database).catch((error: unknown) => expect(isUnavailable(error)).toBe(true))
    await ping(database)
  })

  it('is unavailable when the connection is cut in the middle of a query', async () => {
    const link = await cuttableLink(own.url)
    const database = open({ url: link.url })
    await ping(database)
    const sleeping = failure(database.raw('select pg_sleep(10)'))
    link.cut()
    expect(isUnavailable(await sleeping)).toBe(true)
    await ping(database)
  })

  it('is unavailable when the port is closed, when there is no answer, and where there is no such host', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    onTestFinished(() => void silent.close())
    const closed = createServer().listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const { port } = closed.address() as AddressInfo
    closed.close()
    await once(closed, 'close')
    const addresses = [
      `postgres://127.0.0.1:${port}/x`,
      `postgres://127.0.0.1:${(silent.address() as AddressInfo).port}/x`,
      'postgres://nowhere.invalid/x',
    ]
    for (const url of addresses) {
      const error = await failure(ping(open({ url })))
      expect([url, isUnavailable(error)]).toEqual([url, true])
    }
  })

  it('is unavailable when all its connections are busy for too long', async () => {
    const database = open({ connections: 1 })
    const held = await database.transaction()
    expect(isUnavailable(await failure(ping(database)))).toBe(true)
    await held.rollback()
    await ping(database)
  })

  it('is unavailable when a query takes longer than its timeout', async () => {
    const error = await failure(open({ timeoutMs: 100 }).raw('select pg_sleep(10)'))
    expect(isUnavailable(error)).toBe(true)
    // Nothing waits for it any more, so Postgres does not go on with it.
    const running = `select 1 from pg_stat_activity where query = 'select pg_sleep(10)' and state = 'active' and datname = current_database()`
    await expect.poll(async () => (await rowsOf(open(), running)).length).toBe(0)
  })

  it('is there again after a link went dead without a word', async () => {
    const link = await cuttableLink(own.url)
    const database = open({ url: link.url, timeoutMs: 300, connections: 2 })
    await Promise.all([database.raw('select pg_sleep(0.05)'), database.raw('select pg_sleep(0.05)')])
    link.fallSilent()
    const dead = await Promise.all([failure(ping(database)), failure(ping(database))])
    expect(dead.map(isUnavailable)).toEqual([true, true])
    await ping(database)
    await Promise.all([ping(database), ping(database)])
  })

  it('may be asked once more when two transactions met', async () => {
    const [first, second] = [open(), open()]
    await first.raw('create table counters (id int primary key, n int); insert into counters values (1, 0), (2, 0)')
    const add = async (database: Knex, ids: readonly number[], meet: () => Promise<void>) =>
      database.transaction(async (transaction) => {
        for (const id of ids) {
          await transaction.raw(`update counters set n = n + 1 where id = ${id}`)
          await meet()
        }
      })
    const both = Promise.withResolvers<void>()
    let arrived = 0
    const meet = async () => {
      arrived += 1
      if (arrived === 2) both.resolve()
      await both.promise
    }
    const results = await Promise.allSettled([add(first, [1, 2], meet), add(second, [2, 1], meet)])
    const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
    expect(failed.map((error) => [isUnavailable(error), isTransient(error)])).toEqual([[false, true]])
  })
})

describe('migrations', () => {
  const folderWith = (files: Record<string, string>) => {
    const folder = join(temporaryFolder(), 'migrations')
    mkdirSync(folder)
    for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql)
    return { url: pathToFileURL(`${folder}/`), add: (name: string, sql: string) => writeFileSync(join(folder, name), sql) }
  }
  const one = {
    '0001-things.sql': `create table SCHEMA.things (name text, is_odd boolean default ('a?b' like '%?%')); insert into SCHEMA.things values ('one')`,
  }
  const inSchema = (files: Record<string, string>, schema: string) =>
    Object.fromEntries(Object.entries(files).map(([name, sql]) => [name, sql.replaceAll('SCHEMA', schema)]))
  const names = async (schema: string) =>
    (await rowsOf<{ name: string }>(open(), `select name from ${schema}.things`)).map(({ name }) => name)

  it('run once each, in the order of their numbers, also those that come later', async () => {
    const folder = folderWith(
      inSchema({ ...one, '0002-more.sql': `insert into SCHEMA.things values ('two')`, 'README.md': 'not this' }, 'later'),
    )
    await migrate(own.url, folder.url, 'later')
    await migrate(own.url, folder.url, 'later')
    expect(await names('later')).toEqual(['one', 'two'])
    folder.add('0003-yet-more.sql', `insert into later.things values ('three')`)
    await migrate(own.url, folder.url, 'later')
    expect(await names('later')).toEqual(['one', 'two', 'three'])
  })

  it('run once when several instances start at the same time', async () => {
    const folder = folderWith(inSchema(one, 'together'))
    await Promise.all([1, 2, 3, 4].map(() => migrate(own.url, folder.url, 'together')))
    expect(await names('together')).toEqual(['one'])
  })

  it('leave nothing behind when one fails, and go on from there once it is mended', async () => {
    const folder = folderWith(
      inSchema({ ...one, '0002-broken.sql': `insert into SCHEMA.things values ('half'); select * from nowhere` }, 'mended'),
    )
    await expect(migrate(own.url, folder.url, 'mended')).rejects.toThrow('nowhere')
    folder.add('0002-broken.sql', `insert into mended.things values ('whole')`)
    await migrate(own.url, folder.url, 'mended')
    expect(await names('mended')).toEqual(['one', 'whole'])
  })
})
