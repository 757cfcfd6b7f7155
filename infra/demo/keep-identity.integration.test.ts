import { LogPosition } from '@debut/events/kernel/ids.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import { databaseOfItsOwn } from '@debut/adapters/testing/database-of-its-own.ts'
import { expect, it, onTestFinished } from 'vitest'
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
