import { once } from 'node:events'
import { access, type Capacity } from '@debut/events/kernel/access.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { newCommandId } from '@debut/events/kernel/ids.ts'
import { startServices, startWorld, type World } from './testing/world.ts'

const everyone = 'visitor member owner other admin analyst'
const members = 'member owner other admin analyst'

/** Kept beside the table, by hand: whoever opens something to more people has to say so twice. */
const expected: Record<string, string> = {
  'GET /healthz': everyone,
  'GET /readyz': everyone,
  'GET /metrics': everyone,
  'GET /auth/v1/.well-known/jwks.json': everyone,
  'POST /api/commands': members,
  'command RegisterMember': members,
  'GET /api/live': everyone,
  'topic members': everyone,
  'GET /api/members': everyone,
  'GET /api/members/:memberId': 'owner admin',
  'GET /api/projections': 'admin analyst',
}

const payloads: Record<string, unknown> = { RegisterMember: { username: 'ines' } }

/** Routes that only the command-service has; the rest are the query-service's. */
const ofCommandService = /^(POST \/api\/commands|GET \/auth\/)/

describe('the access table', () => {
  let world: World
  let urls: { command: string; query: string }
  let tokens: Record<Capacity, string | undefined>
  let ownerId: string

  beforeAll(async () => {
    world = await startWorld()
    const { command, query } = await startServices(world)
    urls = { command: command.url, query: query.url }
    const people = {
      member: world.person('a-member'),
      owner: world.person('an-owner'),
      other: world.person('another'),
      admin: world.person('an-admin', 'admin'),
      analyst: world.person('an-analyst', 'analyst'),
    }
    ownerId = people.owner.memberId
    tokens = {
      visitor: undefined,
      member: await world.token(people.member),
      owner: await world.token(people.owner),
      other: await world.token(people.other),
      admin: await world.token(people.admin),
      analyst: await world.token(people.analyst),
    }
  })
  afterAll(() => world.close())

  it('has the rows that are expected, and no other', () => {
    expect(Object.keys(access).toSorted()).toEqual(Object.keys(expected).toSorted())
  })

  /** The status that refuses, or undefined for whoever gets through (to whatever answer that is). */
  const refused = (status: number) => (status === 401 || status === 403 ? status : undefined)

  const byHttp = async (row: string, capacity: Capacity): Promise<number | undefined> => {
    const [kind = '', path = ''] = row.split(' ')
    const isCommand = kind === 'command' || row === 'POST /api/commands'
    const base = isCommand || ofCommandService.test(row) ? urls.command : urls.query
    const url = isCommand ? `${base}/api/commands` : `${base}${path.replace(':memberId', ownerId)}`
    const token = tokens[capacity]
    const type = kind === 'command' ? path : 'RegisterMember'
    const response = await fetch(url, {
      method: isCommand ? 'POST' : kind,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...(isCommand && { 'content-type': 'application/json' }) },
      ...(isCommand && { body: JSON.stringify({ commandId: newCommandId(), type, payload: payloads[type] }) }),
    })
    await response.arrayBuffer()
    return refused(response.status)
  }

  const bySocket = async (row: string, capacity: Capacity): Promise<number | undefined> => {
    const socket = new WebSocket(`${urls.query.replace('http', 'ws')}/api/live`)
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'hello', token: tokens[capacity] ?? null }))
    await once(socket, 'message')
    socket.send(JSON.stringify({ type: 'subscribe', topic: row.replace('topic ', ''), cursor: null }))
    const [data] = await once(socket, 'message')
    socket.close()
    const { type, code } = JSON.parse(String(data)) as { type: string; code?: string }
    if (type === 'subscribed') return undefined
    return code === 'sign-in-required' ? 401 : 403
  }

  const cases = Object.entries(expected).flatMap(([row, allowed]) =>
    (everyone.split(' ') as Capacity[]).map((capacity) => ({ row, capacity, may: allowed.split(' ').includes(capacity) })),
  )

  it.each(cases)('$row: $capacity may: $may', async ({ row, capacity, may }) => {
    const answer = await (row.startsWith('topic ') ? bySocket : byHttp)(row, capacity)
    expect(answer).toBe(may ? undefined : capacity === 'visitor' ? 401 : 403)
  })
})
