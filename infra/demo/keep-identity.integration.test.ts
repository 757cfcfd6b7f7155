import { LogPosition } from '@debut/events/kernel/ids.ts'
import { contactStatuses, readReference } from '@debut/events/support/contact-form.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import { databaseOfItsOwn } from '@debut/adapters/testing/database-of-its-own.ts'
import { expect, it, onTestFinished } from 'vitest'
import { contactMessages } from './contact-messages.ts'
import { keepContactMessages } from './keep-contact-messages.ts'
import { keepIdentity } from './keep-identity.ts'
import { newWorldKeys } from './record-world.ts'

const own = databaseOfItsOwn()

it('keeps the keys of the world that was made last, where a making before it was cut off', async () => {
  const [lost, kept] = [newWorldKeys('debut'), newWorldKeys('debut')]
  await keepIdentity(own.url, lost, LogPosition.parse(100))
  await keepIdentity(own.url, kept, LogPosition.parse(200))

  const database = openDatabase({ url: own.url, name: 'test' })
  onTestFinished(() => database.destroy())
  expect(await openMemberKeys(database).of([...kept.keys()])).toEqual(new Map(kept))
  expect(await database('identity.processes').pluck('position')).toEqual([200, 200])
})

it('has messages in the inbox, once', async () => {
  for (const now of [Date.parse('2026-03-02T20:00:00Z'), Date.parse('2026-03-02T21:00:00Z')]) await keepContactMessages(own.url, now)
  const database = openDatabase({ url: own.url, name: 'test' })
  onTestFinished(() => database.destroy())
  const references: string[] = await database('identity.contact_messages').pluck('reference')
  expect(references.toSorted()).toEqual(contactMessages.map(({ reference }) => reference).toSorted())
  expect(references.map(readReference)).toEqual(references)
  expect(new Set(await database('identity.contact_messages').pluck('status'))).toEqual(new Set(contactStatuses))
})
