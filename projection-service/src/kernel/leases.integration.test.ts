import type { LogPosition } from '@debut/events/kernel/ids.ts'
import { isUnavailable } from '@debut/adapters/database-errors.ts'
import { openSession, type Session } from '@debut/adapters/session.ts'
import { databaseOfItsOwn } from '@debut/adapters/testing/database-of-its-own.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { listeningLogger } from '@debut/testing/listening-logger.ts'
import { TEMPLATES } from '@debut/testing/postgres-for-tests.ts'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { activate, advance, type Build, claim, createBuild } from './build.ts'
import { FencedOut, Leases } from './leases.ts'
import { defineProjector } from './projector.ts'

const own = databaseOfItsOwn(TEMPLATES.debut)
const { logger } = listeningLogger()

const open = async (): Promise<Session> => {
  const session = await openSession({ url: own.url, name: 'test', timeoutMs: 10_000, settings: { lock_timeout: '6s' } })
  onTestFinished(() => session.close().catch(() => undefined))
  return session
}

/** A process with the session that it writes on. */
const instance = async () => ({ session: await open(), leases: new Leases(open, logger) })

let projections = 0
let name: string
let build: Build
beforeEach(async () => {
  const session = await open()
  name = `lent_${projections++}`
  build = await createBuild(session, defineProjector(name, { version: 1, reads: {}, tables: '', project: () => [], topics: () => [] }))
  await activate(session, build)
})

/** As where its owner does not renew it. */
const expire = async () => {
  const session = await open()
  await session.query(`update projections.leases set expires_at = now() - interval '1 second' where name = $1`, [name])
}

const held = async ({ session, leases }: Awaited<ReturnType<typeof instance>>): Promise<Build> => {
  const token = await leases.take(session, name)
  if (token === undefined) throw new Error('it was not to be had')
  await claim(session, name, 1, token)
  return { ...build, token }
}

const position = (value: number) => value as LogPosition

describe('the lease of a projection', () => {
  it('is one process’s at a time, with a token that rises', async () => {
    const [first, second] = [await instance(), await instance()]
    expect(await first.leases.take(first.session, name)).toBe(1)
    expect(await second.leases.take(second.session, name)).toBeUndefined()
    expect(await first.leases.take(first.session, name)).toBe(2)
  })

  it('is free at once when its session has ended, as when its process was asked to stop or was killed', async () => {
    const [first, second] = [await instance(), await instance()]
    await first.leases.take(first.session, name)
    await first.session.close()
    await eventually(async () => expect(await second.leases.take(second.session, name)).toBe(2))
  })

  it('stays its owner’s as long as it is renewed, and no longer', async () => {
    const [first, second] = [await instance(), await instance()]
    await first.leases.take(first.session, name)
    await expire()
    const stop = new AbortController()
    const renewing = first.leases.renew(stop.signal)
    const left = () =>
      second.session.query<{ held: boolean }>('select expires_at > clock_timestamp() as held from projections.leases where name = $1', [
        name,
      ])
    await eventually(async () => expect(await left()).toEqual([{ held: true }]))
    expect(await second.leases.take(second.session, name)).toBeUndefined()
    stop.abort()
    await renewing
    await expire()
    expect(await second.leases.take(second.session, name)).toBe(2)
  })

  it('is taken from one that stands still in the middle of a transaction, whose session ends with all that it holds', async () => {
    const [frozen, taker] = [await instance(), await instance()]
    const old = await held(frozen)
    await frozen.session.query('begin')
    await advance(frozen.session, [old], position(10))
    await expire()
    const mine = await held(taker)
    expect(await taker.session.query('select position from projections.builds where name = $1', [name])).toEqual([{ position: 0 }])
    await taker.session.transaction(() => advance(taker.session, [mine], position(20)))
    const thawed: unknown = await frozen.session.query('commit').catch((error: unknown) => error)
    expect(isUnavailable(thawed)).toBe(true)
    expect(await taker.session.query('select position from projections.builds where name = $1', [name])).toEqual([{ position: 20 }])
  })

  it('fences out an owner that returns with its session, by its token alone, and says why', async () => {
    const [thawed, taker] = [await instance(), await instance()]
    const old = await held(thawed)
    // As where the taker may not end sessions.
    await taker.session.query('update projections.leases set owner = gen_random_uuid(), token = 9 where name = $1', [name])
    await claim(taker.session, name, 1, 9)
    const late = thawed.session.transaction(() => advance(thawed.session, [old], position(10)))
    await expect(late).rejects.toThrow(FencedOut)
    await expect(late).rejects.toThrow(`another process has taken over ${name} while this one stood still`)
    await expect(thawed.leases.check(thawed.session, new Map([[name, 1]]))).rejects.toThrow(FencedOut)
    expect(await taker.session.query('select position from projections.builds where name = $1', [name])).toEqual([{ position: 0 }])
  })

  it('waits for a process from before there were leases, which has the lock alone', async () => {
    const [before, now] = [await open(), await instance()]
    await before.tryLock(`projection ${name}`)
    expect(await now.leases.take(now.session, name)).toBeUndefined()
    await before.close()
    await eventually(async () => expect(await now.leases.take(now.session, name)).toBe(1))
  })
})
