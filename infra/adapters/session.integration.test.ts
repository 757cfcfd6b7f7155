import { describe, expect, it, onTestFinished } from 'vitest'
import { isUnavailable } from './database-errors.ts'
import { openSession } from './session.ts'
import { cuttableLink } from './testing/cuttable-link.ts'
import { databaseOfItsOwn } from './testing/database-of-its-own.ts'

const own = databaseOfItsOwn()

const open = async (url = own.url) => {
  const session = await openSession({ url, name: 'test', timeoutMs: 5_000 })
  onTestFinished(() => session.close().catch(() => undefined))
  return session
}

describe('a session', () => {
  it('reads days as strings and positions as numbers, as every query does', async () => {
    const session = await open()
    expect(await session.query('select $1 :: date as day, $2 :: bigint as position', ['2026-03-01', 42])).toEqual([
      { day: '2026-03-01', position: 42 },
    ])
  })

  it('keeps all of a transaction or nothing', async () => {
    const [session, other] = await Promise.all([open(), open()])
    await session.query('create table notes (n int)')
    expect(
      await session.transaction(async () => {
        await session.query('insert into notes values (1)')
        return 'kept'
      }),
    ).toBe('kept')
    const half = session.transaction(async () => {
      await session.query('insert into notes values (2)')
      throw new Error('no further')
    })
    await expect(half).rejects.toThrow('no further')
    const broken = session.transaction(() => session.query(`insert into notes values ('x')`))
    await expect(broken).rejects.toThrow('invalid input syntax')
    expect(await other.query('select n from notes')).toEqual([{ n: 1 }])
  })

  it('sends what is asked for together at once, and answers each in its turn', async () => {
    const session = await open()
    const answers = await session.transaction(() =>
      Promise.all([
        session.query('create table steps (n int)'),
        session.query('insert into steps values ($1)', [1]),
        session.query<{ n: number }>('select n from steps'),
      ]),
    )
    expect(answers[2]).toEqual([{ n: 1 }])
  })

  it('keeps nothing of a transaction when one of the statements sent at once fails, and goes on after it', async () => {
    const session = await open()
    await session.query('create table pages (n int)')
    const asked = [`insert into pages values (1)`, `insert into pages values ('x')`, `insert into pages values (2)`]
    const answers = await session
      .transaction(async () => {
        const settled = await Promise.allSettled(asked.map((sql) => session.repeat(sql)))
        expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
        throw new Error('no further')
      })
      .catch((error: unknown) => error)
    expect(answers).toEqual(new Error('no further'))
    expect(await session.query('select n from pages')).toEqual([])
    await session.repeat('insert into pages values (1)')
    expect(await session.query('select n from pages')).toEqual([{ n: 1 }])
  })

  it('finds the tables of a repeated statement where it looks for them each time', async () => {
    const session = await open()
    for (const schema of ['one', 'two']) await session.query(`create schema ${schema}; create table ${schema}.names (name text)`)
    const add = (schema: string) =>
      session.transaction(async () => {
        await session.query(`set local search_path to ${schema}`)
        await session.repeat('insert into names values ($1)', [schema])
      })
    for (const schema of ['one', 'one', 'two', 'one']) await add(schema)
    expect(await session.query('select name from one.names union all select name from two.names')).toHaveLength(4)
    expect(await session.query('select name from two.names')).toEqual([{ name: 'two' }])
    await session.query('drop schema one cascade')
    await add('two')
    await expect(add('one')).rejects.toThrow('"names" does not exist')
  })

  it('lets one hold a lock at a time, and another one once it closes', async () => {
    const [first, second] = await Promise.all([open(), open()])
    expect(await first.tryLock('members')).toBe(true)
    expect(await second.tryLock('members')).toBe(false)
    expect(await second.tryLock('rankings')).toBe(true)
    await first.close()
    await expect.poll(() => second.tryLock('members')).toBe(true)
  })

  it('asks Postgres to look after it, so that a vanished machine keeps no lock for hours', async () => {
    const session = await open()
    const settings = await session.query<{ name: string; setting: string }>(
      `select name, setting from pg_settings where name like 'tcp_keepalives%'`,
    )
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      tcp_keepalives_idle: '5',
      tcp_keepalives_interval: '2',
      tcp_keepalives_count: '3',
    })
  })

  it('loses its lock with its connection, and says so at the next query instead of ending the process', async () => {
    const link = await cuttableLink(own.url)
    const [first, second] = await Promise.all([open(link.url), open()])
    await first.tryLock('cut')
    link.cut()
    await expect.poll(() => second.tryLock('cut'), { timeout: 60_000 }).toBe(true)
    const error: unknown = await first.query('select 1').catch((failure: unknown) => failure)
    expect(isUnavailable(error)).toBe(true)
  })

  it('is unavailable when Postgres ends it in the middle of a transaction, of which nothing stays', async () => {
    const [session, other] = await Promise.all([open(), open()])
    await session.query('create table facts (n int)')
    const [mine] = await session.query<{ pid: number }>('select pg_backend_pid() as pid')
    const error: unknown = await session
      .transaction(async () => {
        await session.query('insert into facts values (1)')
        await other.query('select pg_terminate_backend($1, 5000)', [mine?.pid])
        await session.query('insert into facts values (2)')
      })
      .catch((failure: unknown) => failure)
    expect(isUnavailable(error)).toBe(true)
    expect(await other.query('select * from facts')).toEqual([])
  })

  it('is not opened where the port is closed', async () => {
    const unreachable = new URL(own.url)
    unreachable.port = '1'
    const error: unknown = await openSession({ url: unreachable.href, name: 'test', timeoutMs: 5_000 }).catch((failure: unknown) => failure)
    expect(isUnavailable(error)).toBe(true)
  })
})
