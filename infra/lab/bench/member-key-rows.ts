import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from } from 'pg-copy-streams'

/** The keys of a prepared log's members, where the services look for them. */
export const copyMemberKeys = async (identityUrl: string, keys: ReadonlyMap<string, Buffer>): Promise<void> => {
  const client = new pg.Client({ connectionString: identityUrl })
  await client.connect()
  const rows = keys.entries().map(([member, key]) => `${member}\t\\\\x${key.toString('hex')}\n`)
  await pipeline(Readable.from(rows), client.query(from('copy identity.member_keys (member_id, key) from stdin')))
  await client.end()
}
