import { createHttpServer } from '../adapters/http-server.ts'
import { HttpError } from '../adapters/http-error.ts'
import { createLogger } from '../adapters/logging.ts'
import { createMetrics } from '../adapters/metrics.ts'
import { Readiness } from '../adapters/readiness.ts'
import { z } from 'zod'
import { mintAccessToken } from './access-token.ts'
import { demoMembers } from './demo-members.ts'

interface Options {
  readonly port: number
  readonly host: string
  readonly edgeUrl: string
  readonly signingKeysFile: string
}

const A_DAY = 86_400
const Asked = z.object({ username: z.string() })

/** One click signs in as a member of the demo world. It lives with the local stack alone, so no other installation can have it. */
export const start = async ({ port, host, edgeUrl, signingKeysFile }: Options) => {
  const app = createHttpServer({
    logger: createLogger('demo-sign-in', 'warn'),
    metrics: createMetrics('demo_sign_in'),
    readiness: new Readiness(),
  })
  app.get('/auth/demo', () => ({ accounts: demoMembers.map(({ username, roles }) => ({ username, roles })) }))
  app.post('/auth/demo', async (request, reply) => {
    const { data } = Asked.safeParse(request.body)
    const member = demoMembers.find(({ username }) => username === data?.username)
    if (member === undefined) throw new HttpError('not-found')
    const now = Math.floor(Date.now() / 1000)
    const access_token = await mintAccessToken(member, { signingKeysFile, edgeUrl, now, lifetimeSeconds: A_DAY })
    reply.header('cache-control', 'no-store')
    return {
      access_token,
      token_type: 'bearer',
      expires_in: A_DAY,
      expires_at: now + A_DAY,
      refresh_token: 'none',
      user: { id: member.memberId, email: `${member.username}@debut.local`, user_metadata: { name: member.username } },
    }
  })
  await app.listen({ port, host })
  return { close: () => app.close() }
}
