import { addProxy } from '@debut/client/server/proxy.ts'
import { edgeSettings } from '@debut/client/server/testing/edge-settings.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import { eventually } from '../eventually.ts'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { totpCode } from '@debut/command-service/identity/testing/totp-codes.ts'
import { access } from '@debut/events/access.ts'
import type { Capacity } from '@debut/events/kernel/access.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { newCommandId } from '@debut/events/kernel/ids.ts'
import { everyone, type ExpectedAccess, memberId, members, toolId } from '../access/given.ts'
import { mintServiceToken } from '@debut/stack/service-token.ts'
import { ownEdge } from '../own-edge.ts'
import { type Person, startServices, startWorld, type World } from '../world.ts'

const folder = new URL('../access/', import.meta.url)
const files = await Promise.all(
  readdirSync(folder).map(async (file) => (await import(new URL(file, folder).href)) as { expected?: ExpectedAccess }),
)
const all = files.flatMap(({ expected: ofCapability }) => ofCapability ?? [])
const expected: Record<string, string> = Object.assign({}, ...all.map(({ may }) => may))
const payloads: Record<string, unknown> = Object.assign({}, ...all.map((each) => each.payloads))
const whileSanctioned = all.flatMap((each) => each.whileSanctioned ?? [])
const fresh = all.flatMap((each) => each.fresh ?? [])
const beforeSecondFactor = all.flatMap((each) => each.beforeSecondFactor ?? [])

/** What stands in the place of what paths name; nothing needs to be there for a guard to be seen. */
const named: Record<string, string> = {
  ':period': 'week',
  ':tool': toolId,
  // Not the one that the admin schedules: what is explained of that one, its makers alone may see.
  ':launchId': '01K9Z7V5C1ABCDEFGHJK000009',
  ':day': dayOf(systemClock()),
  ':seed': 'ines',
  ':name': 'chat',
  ':subject': 'notion',
  ':member': memberId,
  ':file': 'none.webp',
  ':collection': 'lucide',
  ':username': 'ines',
  ':jobId': '01K9Z7V5C9QW8R3N4M2X000080',
}

const parameters: Record<string, string> = { board: ':day:2026-03-02', tool: `:${toolId}`, thread: `:tool:${toolId}` }

/** Routes that only the command-service has; the rest are the query-service's. */
const ofCommandService =
  /^((POST|PUT|DELETE) \/|GET \/(auth|avatars|storage|api\/(?:(?:post-)?drafts|contact|checklist|invitations))\b|GET .*\/export$)/

/** Routes that the edge answers itself. */
const ofEdge = /^(POST \/api\/savory|GET \/api\/icons\/.*)$/

const isReading = (row: string) => row.startsWith('GET ') || row.startsWith('topic ')

/** What GoTrue's codes say of who asks; what else an auth route answers with 401 or 403 is about what was sent. */
const WHO = new Set(['no_authorization', 'bad_jwt', 'not_admin', 'session_not_found', 'user_not_found', 'user_banned'])

/** The reader may make such decisions, but not this one. Which ones they may make is tested elsewhere. */
const OF_THE_MATTER = new Set(['concerns-you', 'decided-by-admin', 'not-your-job'])
/** `half` is a member who has a second factor, and has shown the first alone; `banned` may not act. */
type Asker = Capacity | 'half' | 'banned'

describe('the access table', () => {
  let world: World
  let urls: { command: string; query: string; edge: string }
  let people: Record<Exclude<Asker, 'visitor'>, Person>
  const sessions = new Map<Asker, string>()

  beforeAll(async () => {
    world = await startWorld()
    const { command, query } = await startServices(world, { AUTH_COMPAT: 'rate-limits' })
    const edge = ownEdge(world.logger)
    await addProxy(edge, edgeSettings({ COMMAND_SERVICE_URL: command.url, QUERY_SERVICE_URL: query.url }))
    await edge.listen({ host: '127.0.0.1', port: 0 })
    world.closing({ close: () => edge.close() })
    urls = { command: command.url, query: query.url, edge: edge.listeningOrigin }
    people = {
      member: world.person('a-member'),
      owner: world.person('an-owner'),
      other: world.person('another'),
      admin: await world.appoint(world.person('an-admin', 'admin')),
      moderator: await world.appoint(world.person('a-moderator', 'moderator')),
      analyst: await world.appoint(world.person('an-analyst', 'analyst')),
      half: world.person('half-a-member'),
      banned: await world.appoint(world.person('banned')),
    }
    for (const capacity of Object.keys(people) as (keyof typeof people)[]) await tokenOf(capacity, true)
    await enrolFactor(sessions.get('half') ?? '')
    await tokenOf('half', true)
    const ban = { commandId: newCommandId(), type: 'BanMember', payload: { memberId: people.banned.memberId, rule: 'hate' } }
    const headers = { authorization: `Bearer ${sessions.get('admin')}`, 'content-type': 'application/json' }
    expect((await fetch(`${urls.command}/api/commands`, { method: 'POST', headers, body: JSON.stringify(ban) })).status).toBe(200)
    // The query-service knows of a role once it is projected.
    await eventually(async () => expect(await byHttp('GET /api/projections', 'analyst')).toBeUndefined())
  })
  afterAll(() => world.close())

  /** Of a real session; a fresh one for what may end it. */
  const tokenOf = async (capacity: Asker, fresh = false): Promise<string | undefined> => {
    if (capacity === 'visitor') return undefined
    const known = fresh ? undefined : sessions.get(capacity)
    const token = known ?? (await world.signIn(people[capacity], urls.command)).access_token
    sessions.set(capacity, token)
    return token
  }

  /** Good for a minute, which is less than a busy machine takes for all rows. */
  const service = () => mintServiceToken(world.settings.SIGNING_KEYS_FILE, systemClock().toUnixInteger())

  const enrolFactor = async (token: string) => {
    const asked = async (path: string, body: object) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const response = await fetch(`${urls.command}/auth/v1/factors${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      expect(response.status).toBe(200)
      return (await response.json()) as { id: string; totp: { uri: string } }
    }
    const { id, totp } = await asked('', { factor_type: 'totp' })
    const { id: challenge_id } = await asked(`/${id}/challenge`, {})
    await asked(`/${id}/verify`, { challenge_id, code: totpCode(totp.uri, systemClock().toMillis()) })
  }

  it('has the rows that are expected, and no other', () => {
    expect([...access.keys()].toSorted()).toEqual(Object.keys(expected).toSorted())
  })

  it('allows members no more before their second factor than is expected', () => {
    const open = [...access].filter(([, row]) => row.beforeSecondFactor && !row.allowed.has('visitor')).map(([act]) => act)
    expect(open.toSorted()).toEqual(beforeSecondFactor.toSorted())
  })

  it('allows members no more while they are sanctioned than is expected', () => {
    const open = [...access]
      .filter(([act, row]) => row.whileSanctioned && !row.allowed.has('visitor') && !isReading(act))
      .map(([act]) => act)
    expect(open.toSorted()).toEqual(whileSanctioned.toSorted())
  })

  it('asks for a fresh proof of who sends a command where that is expected, and nowhere else', () => {
    const asked = [...access].filter(([, row]) => row.fresh).map(([act]) => act)
    expect(asked.toSorted()).toEqual(fresh.toSorted())
  })

  /** The status of a refusal, or undefined where the caller is allowed (whatever the answer then is). */
  const refusal = async (row: string, response: Response): Promise<number | undefined> => {
    const { status, headers } = response
    const said = await response.text()
    if (status !== 401 && status !== 403) return undefined
    if ([...OF_THE_MATTER].some((code) => said.includes(`"${code}"`))) return undefined
    return !row.includes(' /auth/v1/') || WHO.has(headers.get('x-sb-error-code') ?? '') ? status : undefined
  }

  const addressFor = (path: string, capacity: Asker) => {
    const { memberId: ownerId } = people[capacity === 'half' || capacity === 'banned' ? capacity : 'owner']
    return path.replaceAll(/:\w+/g, (name) => (name === ':memberId' ? ownerId : (named[name] ?? memberId)))
  }

  const byHttp = async (row: string, capacity: Asker, token?: string): Promise<number | undefined> => {
    const [kind = '', path = ''] = row.split(' ')
    const isCommand = kind === 'command' || row === 'POST /api/commands'
    const isPost = isCommand || kind === 'POST'
    const base = ofEdge.test(row) ? urls.edge : isCommand || ofCommandService.test(row) ? urls.command : urls.query
    const address = addressFor(path, capacity)
    const bearer = token ?? (await tokenOf(capacity, row.includes(' /auth/v1/')))
    const type = kind === 'command' ? path : 'RegisterMember'
    const response = await fetch(`${base}${isCommand ? '/api/commands' : address}`, {
      method: isCommand ? 'POST' : kind,
      headers: {
        'x-supabase-api-version': '2024-01-01',
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(isPost && { 'content-type': 'application/json' }),
      },
      ...(isPost && { body: JSON.stringify(isCommand ? { commandId: newCommandId(), type, payload: payloads[type] } : {}) }),
      redirect: 'manual',
    })
    // A payload that is refused for itself would let everybody through.
    if (isCommand) expect(response.status).not.toBe(400)
    if (kind !== 'GET') expect(response.headers.get('cache-control')).toBe('no-store')
    return refusal(row, response)
  }

  const bySocket = async (row: string, capacity: Asker): Promise<number | undefined> => {
    const topic = row.replace('topic ', '')
    const socket = new WebSocket(`${urls.query.replace('http', 'ws')}/api/live`)
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'hello', token: (await tokenOf(capacity)) ?? null }))
    await once(socket, 'message')
    socket.send(JSON.stringify({ type: 'subscribe', topic: `${topic}${parameters[topic] ?? ''}`, cursor: null }))
    const [data] = await once(socket, 'message')
    socket.close()
    const { type, code } = JSON.parse(String(data)) as { type: string; code?: string }
    if (type === 'subscribed' || code === 'not-found') return undefined
    return code === 'sign-in-required' ? 401 : 403
  }

  /** Reads through the edge, as browsers and proxies see it. */
  const readThroughEdge = async (path: string, capacity: Asker) => {
    const token = await tokenOf(capacity)
    const headers = { ...(token !== undefined && { authorization: `Bearer ${token}` }) }
    const response = await fetch(urls.edge + addressFor(path, capacity), { headers, redirect: 'manual' })
    // The position of the read models may differ from one moment to the next.
    const body = (await response.text()).replaceAll(/"position":\d+/g, '')
    return { keeping: response.headers.get('cache-control') ?? 'unsaid', said: `${response.status} ${body}` }
  }

  const kept = new Set<string>()

  it.each(Object.keys(expected).filter((row) => row.startsWith('GET ')))(
    '%s: nothing that differs by its reader may be kept',
    async (row) => {
      const answers = []
      for (const asker of ['visitor', 'member', 'owner', 'admin', 'half'] as const) answers.push(await readThroughEdge(row.slice(4), asker))
      const isKept = answers.some(({ keeping }) => !/\bno-store\b/.test(keeping))
      const differs = new Set(answers.map(({ said }) => said)).size > 1
      if (isKept) kept.add(row)
      expect({ isKept, differs }).not.toEqual({ isKept: true, differs: true })
    },
  )

  it('lets caches keep what is the same for everybody', () => {
    expect([...kept]).toEqual(expect.arrayContaining(['GET /api/boards/:period', 'GET /auth/v1/.well-known/jwks.json']))
  })

  const cases = Object.entries(expected).flatMap(([row, allowed]) =>
    (everyone.split(' ') as Capacity[]).map((capacity) => ({ row, capacity, may: allowed.split(' ').includes(capacity) })),
  )

  it.each(cases)('$row: $capacity may: $may', async ({ row, capacity, may }) => {
    const answer = await (row.startsWith('topic ') ? bySocket : byHttp)(row, capacity)
    expect(answer).toBe(may ? undefined : capacity === 'visitor' ? 401 : 403)
  })

  // What signs in keeps its ways in by itself: somebody has to get from half to whole there.
  const half = Object.entries(expected)
    .filter(([row]) => !row.includes(' /auth/v1/'))
    .map(([row, allowed]) => ({ row, may: allowed === everyone || beforeSecondFactor.includes(row) }))

  it.each(half)('$row: a member who owes their second factor may, of their own too: $may', async ({ row, may }) => {
    expect(await (row.startsWith('topic ') ? bySocket : byHttp)(row, 'half')).toBe(may ? undefined : 403)
  })

  const banned = Object.entries(expected)
    // Each command is asked for by itself.
    .filter(([row]) => row !== 'POST /api/commands' && !row.includes(' /auth/v1/'))
    .filter(([, allowed]) => allowed.split(' ').some((each) => ['member', 'owner'].includes(each)))
    .map(([row, allowed]) => ({ row, may: allowed === everyone || isReading(row) || whileSanctioned.includes(row) }))

  it.each(banned)('$row: a member who is banned may: $may', async ({ row, may }) => {
    expect(await (row.startsWith('topic ') ? bySocket : byHttp)(row, 'banned')).toBe(may ? undefined : 403)
  })

  const ofTheService = Object.keys(expected).filter((row) => expected[row] === 'service')

  it.each(ofTheService)('%s: the operator may', async (row) => {
    expect(await byHttp(row, 'visitor', await service())).toBeUndefined()
  })

  it.each(Object.keys(expected).filter((row) => expected[row] === members && /^(GET|POST|PUT|DELETE) /.test(row)))(
    '%s: the operator is no member',
    async (row) => {
      expect(await byHttp(row, 'visitor', await service())).toBe(row.includes(' /auth/v1/') ? 403 : 401)
    },
  )
})
