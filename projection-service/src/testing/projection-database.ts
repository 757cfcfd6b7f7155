import { databaseOfItsOwn } from '@debut/adapters/testing/database-of-its-own.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { type MemberKeys, openMemberKeys } from '@debut/adapters/member-keys.ts'
import { openSession, type Session } from '@debut/adapters/session.ts'
import { TEMPLATES } from '@debut/testing/postgres-for-tests.ts'
import { afterAll, beforeAll } from 'vitest'

/** The tables of projections and the keys of members, for one test file; open once its tests run. */
export const projectionDatabase = () => {
  const own = databaseOfItsOwn(TEMPLATES.debut)
  const identity = databaseOfItsOwn(TEMPLATES.identity)
  const opened: { session?: Session; keys?: MemberKeys; close?: () => Promise<unknown> } = {}
  beforeAll(async () => {
    const database = openDatabase({ url: identity.url, name: 'test' })
    const session = await openSession({ url: own.url, name: 'test', timeoutMs: 30_000 })
    Object.assign(opened, { session, keys: openMemberKeys(database), close: () => Promise.all([session.close(), database.destroy()]) })
  })
  afterAll(() => opened.close?.())
  return () => {
    if (opened.session === undefined || opened.keys === undefined) throw new Error('only once the tests run')
    return { session: opened.session, keys: opened.keys }
  }
}
