import { systemClock } from '@debut/adapters/clock.ts'
import { createHttpServer } from '@debut/adapters/http-server.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { createMetrics } from '@debut/adapters/metrics.ts'
import { Readiness } from '@debut/adapters/readiness.ts'
import { z } from 'zod'
import { demoMembers } from './demo-members.ts'
import { addDemoSites } from './demo-sites.ts'
import { onlyOnLoopback } from '@debut/stack/only-on-loopback.ts'
import { signInLocally } from './sign-in-locally.ts'

interface Options {
  /** 0 picks a free one. */
  readonly port: number
  readonly host: string
  readonly edgeUrl: string
  readonly signingKeysFile: string
}

const SignInRequest = z.object({ username: z.string() })

/** One click signs in as a member of the demo world, by the signing keys of this machine. It lives with the local stack alone, so no other installation can have it. The websites of the demo world's products are here too. */
export const start = async ({ port, host, edgeUrl, signingKeysFile }: Options) => {
  const app = createHttpServer({
    logger: createLogger('demo-sign-in', 'warn'),
    metrics: createMetrics('demo_sign_in'),
    readiness: new Readiness(),
  })
  onlyOnLoopback(app)
  app.get('/auth/demo', () => ({ accounts: demoMembers.map(({ username, roles }) => ({ username, roles })) }))
  app.post('/auth/demo', async (request, reply) => {
    const { data } = SignInRequest.safeParse(request.body)
    const member = demoMembers.find(({ username }) => username === data?.username)
    if (member === undefined) throw new HttpError('not-found')
    reply.header('cache-control', 'no-store')
    return inTurn(member.username, () =>
      signInLocally(member, {
        authUrl: new URL('/auth/v1', edgeUrl).href,
        signingKeysFile,
        now: systemClock().toUnixInteger(),
        userAgent: request.headers['user-agent'],
      }),
    )
  })
  addDemoSites(app)
  const address = new URL(await app.listen({ port, host }))
  return { port: Number(address.port), close: () => app.close() }
}

/** A member's newest link is the only one that works, so two who sign in as the same member go one after the other. */
const inTurn = <Result>(username: string, signIn: () => Promise<Result>): Promise<Result> => {
  const mine = (turns.get(username) ?? Promise.resolve()).then(signIn)
  turns.set(
    username,
    mine.catch(() => undefined),
  )
  return mine
}

const turns = new Map<string, Promise<unknown>>()
