import { type Instant, toInstant } from '@debut/events/kernel/instant.ts'
import { type Knex, openDatabase } from '@debut/adapters/database.ts'
import { databaseOfItsOwn } from '@debut/adapters/testing/database-of-its-own.ts'
import { startWorld } from '@debut/testing/world.ts'
import { TEMPLATES } from '@debut/testing/postgres-for-tests.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSecrets } from '../../secrets.ts'
import type { Limit, Limits } from '../../../kernel/limits.ts'
import { postgresLimits } from './postgres-limits.ts'

const own = databaseOfItsOwn(TEMPLATES.identity)

describe('a limit', () => {
  const three: Limit = { name: 'three', most: 3, perSeconds: 60 }
  let database: Knex
  let limits: Limits
  let now: Instant

  beforeAll(() => {
    database = openDatabase({ url: own.url, name: 'test' })
    limits = postgresLimits(database, () => now, openSecrets('a secret of this test'))
  })
  beforeEach(async () => {
    now = toInstant('2026-11-21T12:00:00Z')
    await database('identity.rate_limits').delete()
  })
  afterAll(() => database.destroy())

  const take = (subject = 'ines', limit = three) =>
    limits.take(limit, subject).then(
      () => 'taken',
      (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
    )
  const takeMany = async (times: number, subject?: string) => Promise.all(Array.from({ length: times }, () => take(subject)))
  const taken = (outcomes: readonly unknown[]) => outcomes.filter((outcome) => outcome === 'taken').length

  it('gives each subject its share, however many ask at once', async () => {
    const outcomes = await takeMany(20)
    expect(taken(outcomes)).toBe(3)
    expect(new Set(outcomes)).toEqual(new Set(['taken', 'over_request_rate_limit']))
    expect(taken(await takeMany(4, 'noor'))).toBe(3)
    expect(await take('ines', { ...three, name: 'another' })).toBe('taken')
  })

  it('runs in again steadily, up to the share and no further', async () => {
    await takeMany(3)
    now = now.plus({ seconds: 19 })
    expect(await take()).not.toBe('taken')
    now = now.plus({ seconds: 1 })
    expect([await take(), await take()]).toEqual(['taken', 'over_request_rate_limit'])
    now = now.plus({ days: 1 })
    expect(taken(await takeMany(5))).toBe(3)
  })

  it('says how long to wait', async () => {
    await takeMany(3)
    now = now.plus({ seconds: 5 })
    await expect(limits.take(three, 'ines', (seconds) => new Error(`wait ${seconds}`))).rejects.toThrow('wait 15')
  })

  it('takes back what did not count', async () => {
    await takeMany(3)
    await limits.giveBack(three, 'ines')
    expect([await take(), await take()]).toEqual(['taken', 'over_request_rate_limit'])
    now = now.plus({ days: 1 })
    for (let times = 0; times < 3; times++) await limits.giveBack(three, 'ines')
    expect(taken(await takeMany(5))).toBe(3)
  })

  it('stores no names', async () => {
    await take('ines@debut.example')
    const rows: { key: string }[] = await database('identity.rate_limits')
    expect(rows.map(({ key }) => key)).toEqual([expect.stringMatching(/^three [\w-]{43}$/)])
  })
})

describe('what may be asked of POST /token', () => {
  const refreshes = async (compat: string) => {
    const at = toInstant('2026-11-21T12:00:00Z')
    const world = await startWorld({ clock: () => at })
    const { url } = await world.commandService({ AUTH_COMPAT: compat })
    const ask = async (forwarded: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded }
      const body = JSON.stringify({ refresh_token: 'none' })
      return (await fetch(`${url}/auth/v1/token?grant_type=refresh_token`, { method: 'POST', headers, body })).status
    }
    const statuses = await Promise.all(Array.from({ length: 152 }, (_, index) => ask(`203.0.113.${index}, 192.0.2.7`)))
    const another = await ask('192.0.2.7, 192.0.2.8')
    await world.close()
    return { refused: statuses.filter((status) => status === 429).length, another }
  }

  it('is counted by the address that the edge saw, whatever a client says before it', async () => {
    expect(await refreshes('')).toEqual({ refused: 2, another: 400 })
  })

  it('is any number where the limits are relaxed', async () => {
    expect(await refreshes('rate-limits')).toEqual({ refused: 0, another: 400 })
  })
})
