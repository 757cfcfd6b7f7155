import { MemberId, newCommandId } from '@debut/events/kernel/ids.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { type Knex, migrate, openDatabase } from '@debut/adapters/database.ts'
import { databaseOfItsOwn } from '@debut/adapters/testing/database-of-its-own.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertUser } from '../../accounts/users.ts'
import { writeToMember } from './write-to-member.ts'

const own = databaseOfItsOwn()
let database: Knex

beforeAll(async () => {
  await migrate(own.url, new URL('../../../../migrations/', import.meta.url), 'identity')
  database = openDatabase({ url: own.url, name: 'write-to-member-test' })
})
afterAll(() => database.destroy())

const account = async (email: string, isVerified: boolean) => {
  const user = await insertUser(database, { email }, systemClock())
  if (isVerified) await database('identity.users').where({ id: user.id }).update({ email_confirmed_at: systemClock().toJSDate() })
  return MemberId.parse(user.id)
}
const notify = (memberId: MemberId, key: string = newCommandId()) =>
  writeToMember({ database, clock: systemClock })({
    memberId,
    mail: 'launch_open',
    payload: { tool: 'Kite' },
    expiresAt: systemClock().plus({ days: 1 }),
    key,
  })
const posted = async () => database('identity.outbox').orderBy('recipient').pluck<string[]>('recipient')

it('writes once to a verified address, and to no other', async () => {
  const ines = await account('ines@example.com', true)
  const key = newCommandId()
  await notify(ines, key)
  await notify(ines, key)
  await notify(await account('noor@example.com', false))
  await notify(MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11'))
  expect(await posted()).toEqual(['ines@example.com'])
  await database('identity.outbox').delete()
  // It was sent by then, and is not sent again.
  await notify(ines, key)
  expect(await posted()).toEqual([])
})

it('takes a mail back with its account', async () => {
  const mika = await account('mika@example.com', true)
  await notify(mika)
  expect(await posted()).toEqual(['mika@example.com'])
  await database('identity.users').where({ id: mika }).delete()
  expect(await posted()).toEqual([])
})
