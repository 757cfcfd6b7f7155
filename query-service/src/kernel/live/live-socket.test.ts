import { EventEmitter } from 'node:events'
import { systemClock } from '@debut/adapters/clock.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import type { Role } from '@debut/events/members/role.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import type { Identity } from '@debut/adapters/tokens.ts'
import type { WebSocket } from '@fastify/websocket'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Reader } from './feed.ts'
import { LiveSocket } from './live-socket.ts'
import type { Topic } from './topic.ts'

class Socket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  readonly sent: { type: string; topic?: string }[] = []
  /** What the network calls back with once a frame has gone out. */
  readonly taken: (() => void)[] = []
  send(frame: string, taken: () => void) {
    this.sent.push(JSON.parse(frame) as { type: string })
    this.taken.push(taken)
  }
  close() {
    this.readyState = 3
    this.emit('close')
  }
  terminate() {}
  pings = 0
  isFrozen = false
  ping() {
    this.pings += 1
    if (!this.isFrozen) this.emit('pong')
  }
  says(frame: object) {
    this.emit('message', Buffer.from(JSON.stringify(frame)))
  }
}

const topic = (name: string): Topic => ({
  key: name,
  name,
  projection: 'members',
  since: async () => [],
  isBehind: async () => false,
})

let socket: Socket
let token: PromiseWithResolvers<Identity>
let readers: Reader[]
/** How the hub finds what is asked for. */
let finding: (name: string, identity: Identity | null) => Promise<Topic>
let cuts: string[]
/** The roles that the member holds now. */
let held: readonly Role[]
/** What is read first for a reader who joins. */
let reading: Promise<void>

beforeEach(() => {
  vi.useFakeTimers()
  socket = new Socket()
  token = Promise.withResolvers()
  readers = []
  finding = async (name) => topic(name)
  cuts = []
  held = []
  reading = Promise.resolve()
  const live = new LiveSocket(socket as unknown as WebSocket, {
    hub: {
      find: (name, identity) => finding(name, identity),
      join: (_, cursor, reader) => {
        readers.push(reader)
        return { cursor: cursor ?? 0, coalesced: false, leave: () => readers.splice(readers.indexOf(reader), 1), start: () => reading }
      },
    },
    rolesOf: async () => held,
    verify: () => token.promise,
    clock: systemClock,
    log: createLogger('test', 'silent'),
    onCut: (why) => cuts.push(why),
  })
  socket.on('close', () => live.end())
})
afterEach(() => {
  socket.close()
  vi.useRealTimers()
})

const settle = () => vi.advanceTimersByTimeAsync(0)
const subscribed = async () => {
  socket.says({ type: 'hello', token: null })
  socket.says({ type: 'subscribe', topic: 'members', cursor: 7 })
  await settle()
  expect(socket.sent.map(({ type }) => type)).toEqual(['welcome', 'subscribed'])
}

it('joins nothing for a socket that closed while its token was looked at', async () => {
  socket.says({ type: 'hello', token: 'slow to verify' })
  socket.says({ type: 'subscribe', topic: 'members', cursor: null })
  await settle()
  socket.close()
  token.reject(new Error('too late'))
  await settle()
  expect([readers, cuts]).toEqual([[], []])
})

it('listens to nothing after a frame that it was cut for', async () => {
  socket.says({ type: 'shout' })
  socket.says({ type: 'hello', token: null })
  socket.says({ type: 'subscribe', topic: 'members', cursor: null })
  await settle()
  expect([readers, cuts]).toEqual([[], ['badFrame']])
})

it('sends a reset for a topic that has to be fetched anew, which can then be asked for again', async () => {
  await subscribed()
  readers[0]?.reset()
  expect(socket.sent.at(-1)).toEqual({ type: 'reset', topic: 'members' })
  socket.says({ type: 'subscribe', topic: 'members', cursor: 9 })
  await settle()
  expect(readers).toHaveLength(2)
})

it('waits for a reader who takes something now and then, and cuts one who stands still', async () => {
  await subscribed()
  socket.bufferedAmount = 300 * 1024
  for (let check = 0; check < 20; check++) {
    await vi.advanceTimersByTimeAsync(4_000)
    socket.taken[0]?.()
  }
  expect([readers[0]?.full(), cuts]).toEqual([true, []])
  await vi.advanceTimersByTimeAsync(12_000)
  expect([readers, cuts]).toEqual([[], ['tooSlow']])
})

it('keeps a reader who is sent nothing and answers, and cuts one who answers no more', async () => {
  await subscribed()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([socket.pings, cuts]).toEqual([3, []])
  socket.isFrozen = true
  await vi.advanceTimersByTimeAsync(40_000)
  expect([readers, cuts]).toEqual([[], ['tooSlow']])
})

it('joins nothing for a socket that closed while its topic was looked for', async () => {
  const found = Promise.withResolvers<Topic>()
  finding = () => found.promise
  socket.says({ type: 'hello', token: null })
  socket.says({ type: 'subscribe', topic: 'tool:slow-to-find', cursor: null })
  await settle()
  socket.close()
  found.resolve(topic('tool:slow-to-find'))
  await settle()
  expect(readers).toEqual([])
})

it('listens to one topic once, however often it is asked for, and to 32 at most', async () => {
  socket.says({ type: 'hello', token: null })
  for (let time = 0; time < 40; time++) socket.says({ type: 'subscribe', topic: 'members', cursor: null })
  for (let index = 0; index < 40; index++) socket.says({ type: 'subscribe', topic: `tool:${index}`, cursor: null })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(readers).toHaveLength(32)
  expect(socket.sent.filter(({ type }) => type === 'refused')).toHaveLength(9)
})

it('cuts a client that asks faster than it is answered before its frames fill the memory', async () => {
  finding = () => Promise.withResolvers<Topic>().promise
  socket.says({ type: 'hello', token: null })
  for (let index = 0; index < 1_000; index++) socket.says({ type: 'subscribe', topic: `tool:${index}`, cursor: null })
  expect(cuts).toEqual(['tooMany'])
})

it('takes no frame before what the last one asked for was read', async () => {
  const read = Promise.withResolvers<void>()
  reading = read.promise
  await subscribed()
  socket.says({ type: 'unsubscribe', topic: 'members' })
  socket.says({ type: 'subscribe', topic: 'members', cursor: null })
  await settle()
  expect(socket.sent.map(({ type }) => type)).toEqual(['welcome', 'subscribed'])
  read.resolve()
  await settle()
  expect(socket.sent.map(({ type }) => type)).toEqual(['welcome', 'subscribed', 'subscribed'])
})

it('takes as many frames at once as a page needs, and eight a second after those', async () => {
  socket.says({ type: 'hello', token: null })
  const ask = () => {
    socket.says({ type: 'subscribe', topic: 'members', cursor: null })
    socket.says({ type: 'unsubscribe', topic: 'members' })
  }
  for (let time = 0; time < 60; time++) ask()
  await settle()
  const answered = () => socket.sent.filter(({ type }) => type === 'subscribed').length
  expect(answered()).toBe(32)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(answered()).toBe(36)
  await vi.advanceTimersByTimeAsync(6_000)
  expect([answered(), cuts]).toEqual([60, []])
})

it('asks for a topic with the roles that its member holds by then, not with those of the token', async () => {
  const asked: (Identity | null)[] = []
  finding = async (name, identity) => {
    asked.push(identity)
    return topic(name)
  }
  const memberId = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
  token.resolve({ memberId, roles: ['admin'], verified: true, expiresAt: 4_000_000_000, provenAt: 0 })
  socket.says({ type: 'hello', token: 'of an admin, an hour ago' })
  socket.says({ type: 'subscribe', topic: 'members', cursor: null })
  await settle()
  expect(asked).toEqual([expect.objectContaining({ memberId, roles: [] })])
})

it('closes the topics that a role had opened once it is taken or suspended, and leaves the others open', async () => {
  held = ['moderator']
  finding = async (name, identity) => {
    if (name === 'queue' && identity?.roles.includes('moderator') !== true) throw new HttpError('forbidden')
    return topic(name)
  }
  const memberId = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
  token.resolve({ memberId, roles: ['moderator'], verified: true, expiresAt: Infinity, provenAt: 0 })
  socket.says({ type: 'hello', token: 'of a moderator' })
  for (const name of ['queue', 'members']) socket.says({ type: 'subscribe', topic: name, cursor: 7 })
  await settle()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(readers).toHaveLength(2)
  held = []
  await vi.advanceTimersByTimeAsync(4_000)
  expect(readers).toHaveLength(1)
  expect(socket.sent.at(-1)).toMatchObject({ type: 'refused', topic: 'queue', code: 'forbidden' })
  expect(cuts).toEqual([])
})
