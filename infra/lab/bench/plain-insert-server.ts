import { fastify } from 'fastify'
import pg from 'pg'
import { z } from 'zod'
import { createTokenVerifier } from '@debut/adapters/tokens.ts'
import { openSigningKeys } from '@debut/command-service/identity/signing-keys.ts'
import { inOwnProcess } from './own-process.ts'

interface Options {
  readonly databaseUrl: string
  readonly signingKeysFile: string
}

/** More connections than this make Postgres slower on few cores, not faster. */
const CONNECTIONS = 32
const Body = z.object({ commandId: z.uuid(), type: z.string(), payload: z.unknown() })

/** The limit for commands: the same token checked, remembered alike, and one durable insert. */
export const plainInsertServer = inOwnProcess(import.meta, async ({ databaseUrl, signingKeysFile }: Options): Promise<string> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS })
  await pool.query('create table commands (id uuid primary key, member_id uuid, body jsonb, position bigint generated always as identity)')
  const verify = createTokenVerifier((await openSigningKeys(signingKeysFile)).known)
  const app = fastify()
  app.post('/api/commands', async (request, reply) => {
    const { memberId } = await verify(request.headers.authorization?.slice('Bearer '.length) ?? '')
    const { commandId, type, payload } = Body.parse(request.body)
    if (type === 'Nothing') return reply.status(400).send({ code: 'unknown-command' })
    const { rows } = await pool.query<{ position: string }>({
      name: 'insert',
      text: 'insert into commands (id, member_id, body) values ($1, $2, $3) returning position',
      values: [commandId, memberId, JSON.stringify(payload)],
    })
    return { position: Number(rows[0]?.position) }
  })
  return app.listen({ host: '127.0.0.1', port: 0 })
})
