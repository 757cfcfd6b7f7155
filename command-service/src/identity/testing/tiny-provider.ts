import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

/** What it says of the next user, and how it lies if a test wants that. */
export interface Saying {
  claims: JWTPayload
  /** Said in the id token in place of what is true. */
  lies: JWTPayload
  /** Of GitHub's kind. */
  emails: readonly { email: string; primary: boolean; verified: boolean }[]
}

/** A provider that asks no questions, and signs whatever a test wants signed. */
export const startTinyProvider = async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const strangers = await generateKeyPair('ES256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'tiny', alg: 'ES256', use: 'sig' }
  const saying: Saying = { claims: {}, lies: {}, emails: [] }
  const asked: URLSearchParams[] = []
  const nonces = new Map<string, string | null>()
  let issuer = ''

  const sign = (claims: JWTPayload, key = privateKey) => new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'tiny' }).sign(key)
  const now = () => Math.floor(Date.now() / 1_000)
  const idToken = (claims: JWTPayload, key?: typeof privateKey) =>
    sign({ iss: issuer, aud: 'debut', iat: now(), exp: now() + 300, ...claims }, key)

  const answers: Record<string, (query: URLSearchParams, request: IncomingMessage) => Promise<unknown>> = {
    '/.well-known/openid-configuration': async () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      id_token_signing_alg_values_supported: ['ES256'],
    }),
    '/keys': async () => ({ keys: [jwk] }),
    '/token': async (_, request) => {
      const nonce = nonces.get(new URLSearchParams(await text(request)).get('code') ?? '')
      const signed = await idToken({ ...saying.claims, ...(nonce && { nonce }), ...saying.lies })
      return { access_token: 'tiny-access', refresh_token: 'tiny-refresh', token_type: 'Bearer', expires_in: 300, id_token: signed }
    },
    '/plain-token': async () => ({ access_token: 'tiny-access', token_type: 'Bearer' }),
    '/user': async () => saying.claims,
    '/user/emails': async () => saying.emails,
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', issuer)
    if (pathname === '/authorize') {
      asked.push(query)
      const code = randomUUID()
      nonces.set(code, query.get('nonce'))
      const back = new URL(query.get('redirect_uri') ?? '')
      back.search = new URLSearchParams({ code, state: query.get('state') ?? '' }).toString()
      response.writeHead(302, { location: back.href }).end()
      return
    }
    const answer = answers[pathname]
    if (answer === undefined) response.writeHead(404).end()
    else
      void answer(query, request).then((body) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      })
  })
  const listening = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', listening.resolve)
  await listening.promise
  const address = server.address()
  issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`

  return {
    issuer,
    saying,
    /** Each query that a browser came with. */
    asked,
    idToken,
    strangersKey: strangers.privateKey,
    close: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
