import { randomUUID } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { access } from '@debut/events/access.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { mintServiceToken } from '@debut/stack/service-token.ts'
import { signInLocally } from '@debut/demo/sign-in-locally.ts'
import { startWorld, type World } from '@debut/testing/world.ts'
import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const BODIES = Number(process.env['FUZZ_BODIES'] ?? runs(12_000))
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121)

const routes = [...access.keys()].filter((row) => row.includes(' /auth/v1/'))

const FIELDS = `email phone password data channel code_challenge code_challenge_method refresh_token auth_code code_verifier provider
  id_token access_token nonce link_identity chain message signature create_user type token token_hash redirect_to domain provider_id
  skip_http_redirect current_password friendly_name factor_type issuer challenge_id code webauthn scope id email_confirm phone_confirm
  ban_duration user_metadata app_metadata role new_email factors ids gotrue_meta_security __proto__ constructor`.split(/\s+/)
const QUERIES =
  `grant_type type token redirect_to provider scopes code_challenge code_challenge_method skip_http_redirect scope page per_page code
  state error error_description domain`.split(/\s+/)

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\0',
    'a\0b@example.com',
    '\uD800',
    'a@b',
    'ines@example.com',
    '+14155550100',
    '1'.repeat(400),
    'x'.repeat(20_000),
    '../../etc/passwd',
    "'; drop table identity.users; --",
    '%00',
    '00000000-0000-0000-0000-000000000000',
    'pkce',
    'password',
    'refresh_token',
    'ethereum',
    'totp',
    'signup',
    'magiclink',
    'email_change',
    null,
    true,
    0,
    -1,
    1e308,
    2 ** 53,
    [],
    {},
    [[]],
    { toString: 1 },
    { length: -1 },
  ),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.jsonValue({ maxDepth: 3 }),
)
const object = fc.array(fc.tuple(fc.constantFrom(...FIELDS), nasty), { maxLength: 7 }).map((entries) => {
  const fields = entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`)
  return `{${fields.join()}}`
})
const body = fc.oneof(
  { weight: 8, arbitrary: object.map((text) => Buffer.from(text)) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 6 }).map((text) => Buffer.from(text)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 1, arbitrary: fc.constant(Buffer.from('['.repeat(20_000))) },
)
const query = fc
  .array(
    fc.tuple(
      fc.constantFrom(...QUERIES),
      fc.oneof(
        fc.constantFrom('password', 'pkce', 'web3', 'id_token', 'refresh_token', 'signup', 'local'),
        fc.string({ unit: 'binary', maxLength: 40 }),
      ),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&'))
const type = fc.oneof(
  { weight: 9, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data',
      'application/json; charset=utf-7',
      '/',
    ),
  },
)

describe('the auth service', () => {
  let world: World
  let url: string
  let bearers: Record<string, string | undefined>
  beforeAll(async () => {
    world = await startWorld()
    url = (
      await world.commandService({
        AUTH_COMPAT: 'rate-limits',
        AUTH_PHONE: 'true',
        AUTH_SMS: 'mailbox',
        AUTH_ANONYMOUS: 'true',
      })
    ).url
  })
  afterAll(() => world.close())

  /** Anew each time: what is fuzzed may have ended the session. */
  const bearersNow = async () => {
    const signingKeysFile = world.settings.SIGNING_KEYS_FILE
    const now = systemClock().toUnixInteger()
    const member = await signInLocally(world.person(`fuzzed-${randomUUID()}`), { authUrl: `${url}/auth/v1`, signingKeysFile, now })
    return { anonymous: undefined, garbage: 'garbage', member: member.access_token, service: await mintServiceToken(signingKeysFile, now) }
  }

  const ask = (row: string, more: { search: string; sent: Buffer; contentType: string; bearer: string | undefined }): Promise<number> => {
    const [method = '', path = ''] = row.split(' ')
    const address = new URL(`${path.replaceAll(/:\w+/g, () => '3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02')}?${more.search}`, url)
    return new Promise((resolve, reject) => {
      const asking = httpRequest(
        address,
        {
          method,
          headers: {
            'content-type': more.contentType,
            'content-length': more.sent.length,
            ...(more.bearer && { authorization: `Bearer ${more.bearer}` }),
          },
        },
        (response) => {
          response.resume()
          response.on('end', () => resolve(response.statusCode ?? 0))
        },
      )
      asking.on('error', reject)
      asking.end(more.sent)
    })
  }

  it(`answers none of ${BODIES} nonsensical bodies with a failure of its own`, async () => {
    const samples = fc.sample(
      fc.record({
        row: fc.constantFrom(...routes),
        search: query,
        sent: body,
        contentType: type,
        who: fc.constantFrom('anonymous', 'garbage', 'member', 'service'),
      }),
      {
        numRuns: BODIES,
        seed: SEED,
      },
    )
    const failures: string[] = []
    const reached = new Map<number, number>()
    for (const [index, { row, search, sent, contentType, who }] of samples.entries()) {
      if (index % 200 === 0) bearers = await bearersNow()
      const sendable = row.startsWith('GET ') || row.startsWith('DELETE ') ? Buffer.alloc(0) : sent
      const status = await ask(row, { search, sent: sendable, contentType, bearer: bearers[who] })
      reached.set(status, (reached.get(status) ?? 0) + 1)
      if (status >= 500) failures.push(`${status} ${row}?${search} as ${who} (${contentType}): ${sendable.toString().slice(0, 300)}`)
    }
    expect(failures).toEqual([])
    // It got past the first checks, or this would show nothing.
    expect([...reached.keys()].filter((status) => status < 300).length).toBeGreaterThan(0)
  }, 3_600_000)
})
