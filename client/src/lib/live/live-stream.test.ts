import { EventEmitter, once } from 'node:events'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLiveStream, type LiveMessage, type LiveStream } from './live-stream.ts'
import type { LiveStatus } from './live-slice.ts'
import { startLiveServer, type LiveServer } from './testing/live-server.ts'

let server: LiveServer
let live: LiveStream
let failuresSeen: number[]
let statuses: LiveStatus[]
const happened = new EventEmitter()

const stream = (options: { welcomeWithin?: number; open?: () => WebSocket } = {}) => {
  live = createLiveStream({
    open: () => new WebSocket(server.url),
    token: () => null,
    retryDelay: (failures) => {
      failuresSeen.push(failures)
      return 1
    },
    ...options,
  })
  live.watch((status) => {
    statuses.push(status)
    happened.emit(status)
  })
  live.connect()
}

const listen = (cursor: number | null, topic = 'members') => {
  const messages: LiveMessage[] = []
  const stop = live.subscribe(topic, cursor, {
    onMessage: (message) => {
      messages.push(message)
      happened.emit('message')
    },
    onReached: (cursor) => happened.emit('reached', cursor),
    onReset: () => happened.emit('reset'),
  })
  return { messages, stop }
}

const message = (cursor: number, topic = 'members') => server.say({ type: 'message', topic, cursor, body: `fact ${cursor}` })

beforeEach(async () => {
  server = await startLiveServer()
  failuresSeen = []
  statuses = []
})
afterEach(async () => {
  live.pause()
  await server.close()
})

it('greets the server as a visitor before it asks for anything', async () => {
  stream()
  listen(7)
  expect(await server.next()).toEqual({ type: 'hello', token: null })
  server.say({ type: 'welcome', memberId: null })
  expect(await server.next()).toEqual({ type: 'subscribe', topic: 'members', cursor: 7 })
  expect(statuses).toEqual(['live'])
})

it('lets a socket that still connects open before it closes it, as the browser would complain', async () => {
  const errors: unknown[] = []
  const opened: WebSocket[] = []
  stream({
    open: () => {
      const socket = new WebSocket(server.url)
      socket.addEventListener('error', (error) => errors.push(error))
      opened.push(socket)
      return socket
    },
  })
  listen(7)
  const [first] = opened
  const closed = new Promise((resolve) => first?.addEventListener('close', resolve))
  live.connect()
  await server.welcome()
  await closed
  expect({ sockets: opened.length, errors, statuses }).toEqual({ sockets: 2, errors: [], statuses: ['live'] })
})

it('asks for what it missed after an outage, from the last fact it received', async () => {
  stream()
  const { messages } = listen(7)
  await server.welcome()
  const received = once(happened, 'message')
  message(9)
  await received
  server.cut()
  expect(await server.welcome()).toEqual({ type: 'subscribe', topic: 'members', cursor: 9 })
  const resumed = once(happened, 'message')
  message(12)
  await resumed
  expect(messages.map(({ cursor }) => cursor)).toEqual([9, 12])
  expect(statuses).toEqual(['live', 'reconnecting', 'live'])
})

it('gives a fact once, however often the server sends it', async () => {
  stream()
  const { messages } = listen(7)
  await server.welcome()
  message(8)
  message(8)
  message(7)
  const last = once(happened, 'message').then(() => (messages.at(-1)?.cursor === 10 ? undefined : once(happened, 'message')))
  message(10)
  await last
  expect(messages).toEqual([
    { cursor: 8, body: 'fact 8' },
    { cursor: 10, body: 'fact 10' },
  ])
})

it('takes what is sent as a whole again under the same cursor, as time alone may have changed it, but never an older one', async () => {
  stream()
  const { messages } = listen(7, 'anything:new')
  await server.welcome({ coalesced: true })
  for (const cursor of [6, 7, 7, 9]) message(cursor, 'anything:new')
  while (messages.at(-1)?.cursor !== 9) await once(happened, 'message')
  expect(messages.map(({ cursor }) => cursor)).toEqual([7, 7, 9])
})

it('receives the position up to which its data is current, although nothing of it changed', async () => {
  stream()
  const { messages } = listen(7, 'anything:new')
  await server.welcome({ coalesced: true })
  const reached = once(happened, 'reached')
  server.say({ type: 'reached', topic: 'anything:new', cursor: 12 })
  expect(await reached).toEqual([12])
  expect(messages).toEqual([])
})

it('asks for what is sent as a whole each time as it is after an outage, whatever it has of it', async () => {
  stream()
  const { messages } = listen(7, 'anything:new')
  expect(await server.welcome({ coalesced: true })).toMatchObject({ cursor: 7 })
  const received = once(happened, 'message')
  message(9, 'anything:new')
  await received
  server.cut()
  expect(await server.welcome({ coalesced: true })).toEqual({ type: 'subscribe', topic: 'anything:new', cursor: null })
  const resumed = once(happened, 'message')
  message(9, 'anything:new')
  await resumed
  expect(messages.map(({ cursor }) => cursor)).toEqual([9, 9])
})

it('takes the cursor that the server names when it asks for everything from now', async () => {
  stream()
  listen(null)
  await server.next()
  server.say({ type: 'welcome', memberId: null })
  expect(await server.next()).toMatchObject({ cursor: null })
  server.say({ type: 'subscribed', topic: 'members', cursor: 40 })
  const received = once(happened, 'message')
  message(41)
  await received
  server.cut()
  expect(await server.welcome()).toMatchObject({ cursor: 41 })
})

it('notifies the subscriber when its cursor is too old, and leaves the topic to it', async () => {
  stream()
  listen(3)
  await server.welcome()
  const reset = once(happened, 'reset')
  server.say({ type: 'reset', topic: 'members' })
  await reset
  listen(90)
  expect(await server.next()).toEqual({ type: 'subscribe', topic: 'members', cursor: 90 })
})

it('waits longer with each failure, and starts over once a topic is granted', async () => {
  stream()
  listen(1)
  await server.next()
  server.cut()
  await server.next()
  server.cut()
  await server.welcome()
  const received = once(happened, 'message')
  message(2)
  await received
  server.cut()
  await server.next()
  expect(failuresSeen).toEqual([0, 1, 0])
})

it('takes a refusal as a failure, so that it does not ask again at once', async () => {
  stream()
  listen(1)
  await server.next()
  server.say({ type: 'welcome', memberId: null })
  await server.next()
  server.say({ type: 'refused', code: 'not-found', message: 'There is nothing here.' })
  expect(await server.next()).toMatchObject({ type: 'hello' })
  expect(failuresSeen).toEqual([0])
})

it('gives a socket up that is never welcomed', async () => {
  stream({ welcomeWithin: 20 })
  await server.next()
  expect(await server.next()).toMatchObject({ type: 'hello' })
  expect(statuses).toContain('reconnecting')
})

it('holds still while paused and goes on from the same place', async () => {
  stream()
  listen(5)
  await server.welcome()
  live.pause()
  expect(statuses.at(-1)).toBe('paused')
  live.connect()
  expect(await server.welcome()).toEqual({ type: 'subscribe', topic: 'members', cursor: 5 })
  expect(failuresSeen).toEqual([])
})

it('unsubscribes from the server when a topic has no listeners any more', async () => {
  stream()
  const { stop } = listen(5)
  await server.welcome()
  stop()
  expect(await server.next()).toEqual({ type: 'unsubscribe', topic: 'members' })
})

it('ignores what it does not understand', async () => {
  stream()
  const { messages } = listen(5)
  await server.welcome()
  const received = once(happened, 'message')
  server.sayText('not json')
  server.sayText('{"type":"weather","topic":"members","cursor":6}')
  server.say({ type: 'message', topic: 'elsewhere', cursor: 6, body: 1 })
  message(6)
  await received
  expect(messages).toEqual([{ cursor: 6, body: 'fact 6' }])
})
