import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { cloneDatabase, dropDatabase } from '@debut/stack/postgres/databases.ts'
import { postgresUrl } from '@debut/testing/shared-part.ts'

/** A copy of a template for one test file; its address is known once the tests run. */
export const databaseOfItsOwn = (template = 'template1') => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const database = { url: '' }
  beforeAll(async () => {
    database.url = await cloneDatabase(await postgresUrl(), template, name)
  })
  afterAll(async () => dropDatabase(await postgresUrl(), name))
  return database
}
