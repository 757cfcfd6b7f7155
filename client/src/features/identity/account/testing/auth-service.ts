import { AuthClient } from '@supabase/auth-js'

interface Reply {
  readonly status?: number
  readonly body: unknown
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const user = {
  id: '5f6f6a1e-0b5c-4d6a-9d6f-0a6b1c2d3e4f',
  aud: 'authenticated',
  email: 'ines@debut.example',
  phone: '',
  user_metadata: { full_name: 'Inês Duarte' },
  app_metadata: {},
  identities: [],
  created_at: '2026-01-01T00:00:00Z',
}

const token = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ sub: user.id, exp: 4_000_000_000, aal: 'aal1', amr: [] })}.c2ln`

const session = { access_token: token, refresh_token: 'refresh', token_type: 'bearer', expires_in: 3_600, expires_at: 4_000_000_000, user }

/** The published client, and a service that answers what a test lays out: each call the next of its answers, and then the last again. */
export const authService = (answers: Readonly<Record<string, readonly Reply[]>>) => {
  const asked: { call: string; body: unknown }[] = []
  const known: Record<string, readonly Reply[]> = {
    'GET /user': [{ body: user }],
    'PUT /user': [{ body: user }],
    'GET /reauthenticate': [{ body: {} }],
    ...answers,
  }
  const counts = new Map<string, number>()
  const stored = new Map([['session', JSON.stringify(session)]])
  const client = new AuthClient({
    url: 'http://auth.test',
    storageKey: 'session',
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const call = `${request.method} ${new URL(request.url).pathname}`
      const text = await request.text()
      asked.push({ call, body: text === '' ? undefined : JSON.parse(text) })
      const count = counts.get(call) ?? 0
      counts.set(call, count + 1)
      const reply = known[call]?.[count] ?? known[call]?.at(-1) ?? { status: 404, body: { code: 'not_found', message: call } }
      return Response.json(reply.body, {
        status: reply.status ?? 200,
        headers: { 'x-supabase-api-version': '2024-01-01' },
      })
    },
  })
  return {
    auth: async () => client,
    asked,
    bodiesOf: (call: string) => asked.filter((each) => each.call === call).map(({ body }) => body),
  }
}

export const refusal = (status: number, code: string, message = code): Reply => ({ status, body: { code, message } })
export const signedInUser = user
export const renewedSession = session
