import { randomUUID } from 'node:crypto'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { type Knex, openDatabase } from '@debut/adapters/database.ts'
import { databaseOfItsOwn } from '@debut/adapters/testing/database-of-its-own.ts'
import { TEMPLATES } from '@debut/testing/postgres-for-tests.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertUser } from './accounts/users.ts'
import { openSession } from './sessions/sessions.ts'
import { sweepExpired } from './sweep-expired.ts'

const own = databaseOfItsOwn(TEMPLATES.identity)
const now = toInstant('2026-11-21T12:00:00Z')
let database: Knex

beforeAll(() => {
  database = openDatabase({ url: own.url, name: 'test' })
})
afterAll(() => database.destroy())

it('forgets what has run out a while ago, and nothing else', async () => {
  const longAgo = now.minus({ days: 40 })
  const { id: userId } = await insertUser(database, {}, longAgo)
  const openFor = (lifetimeDays: number) =>
    openSession(database, { userId, proof: { method: 'password' }, device: { userAgent: '', address: '' }, at: longAgo, lifetimeDays })
  const factor = randomUUID()
  const at = longAgo.toJSDate()
  await database('identity.factors').insert({ id: factor, user_id: userId, factor_type: 'totp', created_at: at, updated_at: at })
  for (const each of [longAgo, now]) {
    const time = each.toJSDate()
    await database('identity.one_time_codes').insert({
      user_id: userId,
      purpose: each.toISO(),
      code_hash: Buffer.from('1'),
      sent_to: '',
      sent_at: time,
      expires_at: time,
    })
    await database('identity.flows').insert({ id: randomUUID(), method: 'oauth', redirect_to: '/', created_at: time })
    await database('identity.challenges').insert({ id: randomUUID(), factor_id: factor, address: '', created_at: time })
    await database('identity.wallet_messages').insert({ hash: Buffer.from(each.toISO()), used_at: time })
    await database('identity.posted_messages').insert({ id: randomUUID(), expires_at: time })
    await database('identity.rate_limits').insert({ key: each.toISO(), tokens: 0, at: time })
  }
  const [, justEnded, standing] = [await openFor(9), await openFor(11), await openFor(90)]

  await sweepExpired({ database, clock: () => now })

  const left = async (table: string) => (await database(`identity.${table}`)).length
  const tables = ['one_time_codes', 'flows', 'challenges', 'wallet_messages', 'posted_messages', 'rate_limits', 'users', 'factors']
  expect(await Promise.all(tables.map(left))).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
  const sessions: { id: string }[] = await database('identity.sessions').orderBy('not_after')
  expect(sessions.map(({ id }) => id)).toEqual([justEnded.id, standing.id])
})
