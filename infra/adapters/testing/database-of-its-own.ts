import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, inject } from 'vitest'
import { cloneDatabase, dropDatabase } from '../../local/postgres/databases.ts'

/** A copy of a template for one test file; its address is known once the tests run. */
export const databaseOfItsOwn = (template = 'template1') => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const database = { url: '' }
  beforeAll(async () => {
    database.url = await cloneDatabase(inject('postgresUrl'), template, name)
  })
  afterAll(() => dropDatabase(inject('postgresUrl'), name))
  return database
}
