import { types } from '@debut/adapters/database.ts'
import pg from 'pg'

export const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, types, application_name: 'faults' })
  // A lost connection shows in the next query; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  return client
}
