import { access } from '@debut/events/access.ts'
import type { Capacity } from '@debut/events/kernel/access.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { systemClock } from './clock.ts'
import type { Role } from '@debut/events/members/role.ts'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { authorise, refuseOldProof } from './access-control.ts'
import { Unavailable } from './errors.ts'
import { HttpError } from './http-error.ts'
import { createHttpServer } from './http-server.ts'
import { createLogger } from './logging.ts'
import { createMetrics } from './metrics.ts'
import { Readiness } from './readiness.ts'
import { InvalidToken } from './invalid-token.ts'
import type { Identity } from './tokens.ts'

const ines = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const aya = MemberId.parse('8a6e0804-2bd0-4672-b79d-d97027f9071a')
const person = (memberId: MemberId, ...roles: Role[]): Identity => ({ memberId, roles, verified: true, expiresAt: 0, provenAt: 0 })

const OF_ONE_MEMBER = 'GET /api/members/:memberId'

const refusal = (work: () => void): string | undefined => {
  try {
    work()
    return undefined
  } catch (error) {
    if (error instanceof HttpError) return error.code
    throw error
  }
}

describe('what a person may do', () => {
  const people: Record<Capacity, Identity | undefined> = {
    visitor: undefined,
    member: person(aya),
    owner: person(ines),
    other: person(aya),
    admin: person(aya, 'admin'),
    moderator: person(aya, 'moderator'),
    analyst: person(aya, 'analyst'),
  }

  it.each([...access.keys()])('%s is for those in its row', (act) => {
    for (const capacity of ['visitor', 'member', 'admin', 'moderator', 'analyst'] as const) {
      const row = access.get(act)?.allowed
      const allowed = row?.has(capacity) === true || (people[capacity] !== undefined && row?.has('member') === true)
      const expected = allowed ? undefined : capacity === 'visitor' ? 'sign-in-required' : 'forbidden'
      expect([capacity, refusal(() => authorise(act, people[capacity]))]).toEqual([capacity, expected])
    }
  })

  it('distinguishes an owner from another member', () => {
    expect(refusal(() => authorise(OF_ONE_MEMBER, people.owner, ines))).toBeUndefined()
    expect(refusal(() => authorise(OF_ONE_MEMBER, people.other, ines))).toBe('forbidden')
    expect(refusal(() => authorise(OF_ONE_MEMBER, people.admin, ines))).toBeUndefined()
    expect(refusal(() => authorise(OF_ONE_MEMBER, people.analyst, ines))).toBe('forbidden')
    expect(refusal(() => authorise(OF_ONE_MEMBER, undefined, ines))).toBe('sign-in-required')
  })

  it('refuses what only an owner may do where there is no owner', () => {
    expect(refusal(() => authorise(OF_ONE_MEMBER, people.owner))).toBe('forbidden')
  })

  it('is nothing where the table has no row', () => {
    expect(() => authorise('GET /secrets', person(ines, 'admin'))).toThrow('the access table has no row "GET /secrets"')
    expect(() => authorise('constructor', person(ines, 'admin'))).toThrow('the access table has no row "constructor"')
  })
})

describe('a command that needs a fresh proof', () => {
  const now = systemClock()
  const shown = (secondsAgo: number): Identity => ({ ...person(ines, 'admin'), provenAt: now.toUnixInteger() - secondsAgo })

  const judging = (identity: Identity) => refusal(() => refuseOldProof('command VoidVote', identity, now))

  it('is taken for 15 minutes after it was shown', () => {
    expect(judging(shown(15 * 60))).toBeUndefined()
    expect(judging(shown(15 * 60 + 1))).toBe('fresh-proof-needed')
    expect(judging(person(ines, 'admin'))).toBe('fresh-proof-needed')
  })

  it('is none of what members do every day', () => {
    for (const type of ['CastVote', 'WriteComment', 'WarnMember', 'MakeAppeal'])
      expect(refusal(() => refuseOldProof(`command ${type}`, shown(86_400), now))).toBeUndefined()
  })
})

describe('a guarded service', () => {
  let app: FastifyInstance
  const tokens = new Map([
    ['of-ines', person(ines)],
    ['of-aya', person(aya)],
    ['of-an-admin', person(aya, 'admin')],
    ['of-half-an-ines', { ...person(ines), secondFactorDue: true }],
  ])

  beforeEach(() => {
    app = createHttpServer({
      logger: createLogger('test', 'silent'),
      metrics: createMetrics('test'),
      readiness: new Readiness(),
      verify: async (token) => {
        if (token === 'keys-unavailable') throw new Unavailable('the key set could not be fetched')
        const identity = tokens.get(token)
        if (identity === undefined) throw new InvalidToken('no')
        return identity
      },
    })
    app.get('/api/members', async ({ identity }) => ({ you: identity?.memberId ?? null }))
    app.get('/api/members/:memberId', async () => 'yours')
    app.get('/api/members/:memberId/export', async () => 'everything')
    app.post('/api/commands', async () => 'done')
  })
  afterEach(() => app.close())

  const get = async (url: string, authorization?: string, method: 'GET' | 'POST' = 'GET') => {
    const response = await app.inject({ method, url, headers: authorization === undefined ? {} : { authorization } })
    return response.statusCode === 200 ? response.body : response.json<{ code: string }>().code
  }

  it.each(['GET', 'POST', 'DELETE'] as const)('does not start with a route %s /api/secrets that has no row', (method) => {
    expect(() => app.route({ method, url: '/api/secrets', handler: async () => 'oops' })).toThrow(
      `the access table has no row "${method} /api/secrets"`,
    )
  })

  it('does not start with a route whose name every object has', () => {
    expect(() => app.route({ method: 'GET', url: 'constructor', handler: async () => 'oops' })).toThrow()
  })

  it('knows who asks, by their token alone', async () => {
    expect(await get('/api/members')).toBe('{"you":null}')
    expect(await get('/api/members', 'Bearer of-ines')).toBe(`{"you":"${ines}"}`)
    expect(await get('/api/members', 'bearer of-ines')).toBe(`{"you":"${ines}"}`)
  })

  it.each(['Bearer', 'Bearer ', 'Bearer forged', 'Basic of-ines', 'of-ines', 'Bearer of-ines of-aya', 'Bearer  of-ines', ''])(
    'does not take the sender of %j for a visitor',
    async (authorization) => {
      expect(await get('/api/members', authorization)).toBe('invalid-token')
    },
  )

  it('answers that it is unavailable, not that a token is invalid, while the keys are unavailable', async () => {
    expect(await get('/api/members', 'Bearer keys-unavailable')).toBe('unavailable')
  })

  it('keeps what belongs to one member to them, however the address is written', async () => {
    expect(await get(`/api/members/${ines}`)).toBe('sign-in-required')
    expect(await get(`/api/members/${ines}`, 'Bearer of-aya')).toBe('forbidden')
    expect(await get(`/api/members/${ines}`, 'Bearer of-ines')).toBe('yours')
    expect(await get(`/api/members/${ines.toUpperCase()}`, 'Bearer of-ines')).toBe('yours')
    expect(await get(`/api/members/${ines}`, 'Bearer of-an-admin')).toBe('yours')
  })

  it('takes a member who owes a second factor for a visitor, and says what is missing', async () => {
    expect(await get('/api/members', 'Bearer of-half-an-ines')).toBe(`{"you":"${ines}"}`)
    expect(await get(`/api/members/${ines}`, 'Bearer of-half-an-ines')).toBe('second-factor-required')
    expect(await get(`/api/members/${ines}/export`, 'Bearer of-half-an-ines')).toBe('second-factor-required')
    expect(await get('/api/commands', 'Bearer of-half-an-ines', 'POST')).toBe('second-factor-required')
    expect(await get('/api/commands', 'Bearer of-ines', 'POST')).toBe('done')
  })

  it('guards HEAD as it guards GET', async () => {
    const head = (authorization: string) =>
      app.inject({ method: 'HEAD', url: `/api/members/${ines}`, headers: { authorization } }).then(({ statusCode }) => statusCode)
    expect(await head('Bearer of-aya')).toBe(403)
    expect(await head('Bearer of-ines')).toBe(200)
  })

  it('has nothing where there is no route, for anyone who asks', async () => {
    expect(await get('/api/nothing', 'Bearer of-ines')).toBe('not-found')
    expect(await get('/api/nothing', 'Bearer forged')).toBe('not-found')
  })
})
