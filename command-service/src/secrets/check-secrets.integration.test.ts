import { openDatabase } from '@debut/adapters/database.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { startWorld, type World } from '@debut/testing/world.ts'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fingerprintOf } from './fingerprint.ts'

let world: World
beforeAll(async () => (world = await startWorld()))
afterAll(() => world.close())

const another = () => randomBytes(32).toString('base64url')
const noted = async () => {
  const log = openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger })
  const events = await log.read('secrets')
  await log.close()
  return events.map(({ data }) => data)
}

it('notes the secrets of a new log and a new database once, however often it starts', async () => {
  for (let start = 0; start < 2; start++) await (await world.commandService()).close()
  const { CLAIM_SECRET, SEED_SECRET, IDENTITY_SECRET } = world.settings
  expect(await noted()).toEqual([
    { secret: 'CLAIM_SECRET', fingerprint: await fingerprintOf('CLAIM_SECRET', CLAIM_SECRET) },
    { secret: 'SEED_SECRET', fingerprint: await fingerprintOf('SEED_SECRET', SEED_SECRET) },
  ])
  const database = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
  const rows = await database.select('secret', 'fingerprint').from('identity.secret_fingerprints')
  await database.destroy()
  expect(rows).toEqual([{ secret: 'IDENTITY_SECRET', fingerprint: await fingerprintOf('IDENTITY_SECRET', IDENTITY_SECRET) }])
})

it.each([
  ['CLAIM_SECRET', 'log', 'It can never be changed.'],
  ['SEED_SECRET', 'log', 'start once with SEED_SECRET_CHANGED=yes'],
  ['IDENTITY_SECRET', 'identity database', 'start once with IDENTITY_SECRET_CHANGED=yes'],
])('does not start with another %s than the %s was written with, and says what to do', async (name, place, way) => {
  const start = world.commandService({ [name]: another() })
  await expect(start).rejects.toThrow(`${name} is another one than the ${place} was written with: set the one that it had. `)
  await expect(world.commandService({ [name]: another() })).rejects.toThrow(way)
})

it('takes one that was changed on purpose, and from then on no other', async () => {
  const SEED_SECRET = another()
  process.env['SEED_SECRET_CHANGED'] = 'yes'
  try {
    await (await world.commandService({ SEED_SECRET })).close()
  } finally {
    delete process.env['SEED_SECRET_CHANGED']
  }
  await (await world.commandService({ SEED_SECRET })).close()
  await expect(world.commandService()).rejects.toThrow('SEED_SECRET is another one')
})

it('gives no two secrets one fingerprint, nor one under two names', async () => {
  const secret = another()
  const prints = await Promise.all([fingerprintOf('A', secret), fingerprintOf('B', secret), fingerprintOf('A', another())])
  expect(new Set(prints).size).toBe(3)
  expect(prints.every((print) => print.length === 22)).toBe(true)
})
