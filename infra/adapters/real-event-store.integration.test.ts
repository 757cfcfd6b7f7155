import { once } from 'node:events'
import { createServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { UnavailableError } from '@eventstore/db-client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import type { BatchAppendRequest } from '@debut/stack/event-store/batch-append-message.ts'
import { limits } from '@debut/stack/event-store/proposed-event.ts'
import { listeningLogger } from '@debut/testing/listening-logger.ts'
import { Refused, Unavailable } from './errors.ts'
import type { EventStore } from './event-store.ts'
import { startOn } from './start-on.ts'
import type { NewEvent } from './new-event.ts'
import { cuttableLink } from './testing/cuttable-link.ts'
import { aStream, collect, event, events, HOST, isByHand, open, openAt, startServer, urlOf } from './testing/log-in-tests.ts'
import { follower, scriptedStore } from './testing/scripted-store.ts'

/** What was seen of a real EventStoreDB, and the stand-in can be made to do. */
const LONG_MS = 10_000
const longFromNow = () => performance.now() + LONG_MS

it.each([
  ['ahead of', 3_600_000],
  ['behind', -3_600_000],
])('a server whose clock is an hour %s ours takes an append', async (_, difference) => {
  const { port } = await startServer({ clock: () => Date.now() + difference })
  expect(await open(port).append(aStream(), 'no-stream', [event()])).toHaveProperty('position')
})

describe('a server that stalls', () => {
  it('answers what was asked meanwhile when it goes on, over the connection that there is, and breaks no subscription', async () => {
    const link = await cuttableLink(urlOf((await startServer()).port))
    const { logger, lines } = listeningLogger()
    const store = openAt(link.url, logger)
    const stream = aStream()
    const follower = collect(store, stream)
    await store.append(stream, 'no-stream', events(3))
    await follower.until(3)
    const made = link.made()

    link.stall()
    const appends = Array.from({ length: 20 }, () => store.append(aStream(), 'no-stream', [event()], longFromNow()))
    const next = store.append(stream, 2, events(2), longFromNow())
    const read = store.read(stream, 0, longFromNow())
    // Others have less time, and get "unavailable" in the middle of the stall.
    await expect(store.append(aStream(), 'no-stream', [event()], performance.now() + 1_200)).rejects.toThrow(Unavailable)
    await expect(store.read(stream, 0, performance.now() + 100)).rejects.toThrow(Unavailable)
    link.goOn()

    for (const appended of await Promise.all([...appends, next])) expect(appended).toHaveProperty('position')
    expect((await read).length).toBeGreaterThanOrEqual(3)
    await follower.until(5)
    expect(follower.seen).toEqual(await store.read(stream))
    expect(link.made()).toBe(made)
    expect(lines).toEqual([])
  })

  it('is distinguished from a dead link, whose pings stay without an answer: what waits is sent over another', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    onTestFinished(() => warn.mockRestore())
    const link = await cuttableLink(urlOf((await startServer()).port))
    const store = openAt(`${link.url}&keepAliveInterval=200&keepAliveTimeout=200`)
    const stream = aStream()
    const follower = collect(store, stream)
    await store.append(stream, 'no-stream', [event()])
    await follower.until(1)

    link.fallSilent()
    expect(await store.append(stream, 0, [event()], longFromNow())).toHaveProperty('position')
    await follower.until(2)
    expect(await store.read(stream)).toHaveLength(2)
  })
})

/** A server that answers nothing until `goOn` is called. */
const slowStore = async () => {
  const calls: BatchAppendRequest[][] = []
  const goOn = Promise.withResolvers<void>()
  const port = await scriptedStore({
    batchAppend: (call) => {
      const received: BatchAppendRequest[] = []
      calls.push(received)
      call.on('data', (request: BatchAppendRequest) => {
        received.push(request)
        const answer = { correlationId: request.correlationId, streamId: '', outcome: { lastEventNumber: 0, logPosition: 200 } }
        void goOn.promise.then(() => call.write(answer))
      })
    },
  })
  return { port, calls, goOn: goOn.resolve }
}

/** A disk that takes nothing until it is allowed to, and how many repeats of what it has not taken yet were dropped. */
const slowDisk = () => {
  let dropped = 0
  let held: { readonly reached: PromiseWithResolvers<void>; readonly letGo: PromiseWithResolvers<void> } | undefined
  return {
    interference: {
      beforeWrite: async () => {
        held?.reached.resolve()
        await held?.letGo.promise
      },
      onDropped: () => void (dropped += 1),
    },
    hold: () => {
      const { reached, letGo } = (held = { reached: Promise.withResolvers<void>(), letGo: Promise.withResolvers<void>() })
      onTestFinished(() => letGo.resolve())
      return { reached: reached.promise, letGo: letGo.resolve }
    },
    dropped: (times: number) => vi.waitFor(() => expect(dropped).toBeGreaterThanOrEqual(times), LONG_MS),
  }
}

describe.runIf(isByHand)('an append that is repeated while the first is on its way to the disk', () => {
  it.each([
    ['by another process', false],
    ['in the same one', true],
  ])('is dropped, asked again, and answered like the first: %s', async (_, inTheSame) => {
    const disk = slowDisk()
    const { port } = await startServer({ interference: disk.interference })
    const store = open(port)
    const other = inTheSame ? store : open(port)
    const [stream, batch] = [aStream(), events(2)]

    const held = disk.hold()
    const first = store.append(stream, 'no-stream', batch, longFromNow())
    await held.reached
    const repeated = other.append(stream, 'no-stream', batch, longFromNow())
    await disk.dropped(3)
    held.letGo()

    expect(await repeated).toEqual(await first)
    expect((await store.read(stream)).map(({ id }) => id)).toEqual(batch.map(({ id }) => id))
  })
})

it.runIf(isByHand)(
  'a server that ends the call before it has answered all is asked again over another, by appends that wait and by new ones',
  async () => {
    const received: number[] = []
    const port = await scriptedStore({
      batchAppend: (call) => {
        const of = received.push(0) - 1
        call.on('data', ({ correlationId }: BatchAppendRequest) => {
          received[of] = (received[of] ?? 0) + 1
          if (of === 0 && received[of] < 3) return
          call.write({ correlationId, streamId: '', outcome: { lastEventNumber: 0, logPosition: 200 } })
          if (of === 0) call.end()
        })
      },
    })
    const store = open(port)
    const append = () => store.append(aStream(), 'no-stream', [event()], longFromNow())
    expect(await Promise.all([append(), append(), append()])).toEqual(Array.from({ length: 3 }, () => ({ position: 200 })))
    expect(await append()).toEqual({ position: 200 })
    expect(received).toEqual([3, 3])
  },
)

it.runIf(isByHand)('a busy server is asked once by each of the many who wait for it', async () => {
  const { port, calls, goOn } = await slowStore()
  const store = open(port)
  const many = events(50).map((each) => store.append(aStream(), 'no-stream', [each], longFromNow()))
  await expect(store.append(aStream(), 'no-stream', [event()], performance.now() + 600)).rejects.toThrow(Unavailable)
  expect(calls.map((received) => received.length)).toEqual([51])
  goOn()
  expect(await Promise.all(many)).toEqual(many.map(() => ({ position: 200 })))
})

const circular = (): Record<string, unknown> => {
  const data: Record<string, unknown> = {}
  return Object.assign(data, { data })
}

describe('what can never be stored', () => {
  const sized = (length: number) => ({ data: { text: 'x'.repeat(length) } })

  it.each<[string, string, Partial<NewEvent>, RegExp]>([
    ['an event without a type', aStream(), { type: '' }, /takes nothing of this form for the stream "test-.*": .*type/],
    ['a stream without a name', '', {}, /takes nothing of this form for the stream "": .*name/],
    ['more than a MiB', aStream(), sized(1024 * 1024), /"test-.*" are too large: 10\d{5} bytes, where 1048576 are the most at once/],
    ['more than a call carries', aStream(), sized(17 * 1024 * 1024), /"test-.*" are too large: 178\d{5} bytes, where 1048576 /],
    ['what is no JSON', aStream(), { data: circular() }, /"test-.*" can't be written: .*circular/],
  ])('is refused with a sentence, and not as an outage: %s', async (_, stream, part, sentence) => {
    const store = open((await startServer()).port)
    const refused = store.append(stream, 'no-stream', [{ ...event(), ...part }])
    await expect(refused).rejects.toThrow(Refused)
    await expect(refused).rejects.toThrow(sentence)
    expect(await store.append(aStream(), 'no-stream', [event()])).toHaveProperty('position')
  })

  it.runIf(isByHand).each<[string, Partial<NewEvent>]>([
    ['what is no JSON', { data: circular() }],
    ['more than a call carries', sized(17 * 1024 * 1024)],
  ])('does not affect other appends on the call that they share: %s', async (_, part) => {
    const { port, calls, goOn } = await slowStore()
    const store = open(port)
    const others = events(3).map((each) => store.append(aStream(), 'no-stream', [each], longFromNow()))
    await vi.waitFor(() => expect(calls[0]?.length).toBeGreaterThanOrEqual(3), LONG_MS)
    await expect(store.append(aStream(), 'no-stream', [{ ...event(), ...part }])).rejects.toThrow(Refused)
    goOn()
    expect(await Promise.all(others)).toEqual(others.map(() => ({ position: 200 })))
    expect(calls).toHaveLength(1)
  })
})

describe('a server with limits of its own', () => {
  it.each([
    ['of an append', { append: 1_000 }, /"test-.*" are too large: the event store takes 1000 bytes at once/],
    ['of an event, as newer ones have it', { event: 1_000 }, /"test-.*" are too large: the event store takes 1000 bytes of an event/],
  ])('refuses what is beyond them with a sentence, and takes what is not: %s', async (_, limit, sentence) => {
    const store = open((await startServer({ limits: { ...limits, ...limit } })).port)
    const refused = store.append(aStream(), 'no-stream', [{ ...event(), data: { text: 'x'.repeat(1_000) } }])
    await expect(refused).rejects.toThrow(Refused)
    await expect(refused).rejects.toThrow(sentence)
    expect(await store.append(aStream(), 'no-stream', [event()])).toHaveProperty('position')
  })
})

it.runIf(isByHand)('a server that compresses for who takes it does not for us', async () => {
  const offered = new Set<string>()
  const server = createServer().on('stream', (stream, headers) => {
    offered.add(`${headers[':path']} ${String(headers['grpc-accept-encoding'])}`)
    stream.respond({ ':status': 200, 'content-type': 'application/grpc', 'grpc-status': '12' }, { endStream: true })
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, HOST), 'listening')
  const store = open((server.address() as AddressInfo).port)
  await expect(store.check()).rejects.toThrow()
  await expect(store.read(aStream(), 0, longFromNow())).rejects.toThrow()
  await expect(store.append(aStream(), 'no-stream', [event()], longFromNow())).rejects.toThrow()
  expect([...offered].map((each) => each.split(' ')[1])).toEqual(['identity', 'identity', 'identity'])
})

it.runIf(isByHand)('a node that leads no more redirects clients to the one that does', async () => {
  const leader = await startServer()
  const [stream, batch] = [aStream(), events(2)]
  expect(await open(await follower(leader.port)).append(stream, 'no-stream', batch)).toHaveProperty('position')
  expect((await open(await follower(leader.port)).read(stream)).map(({ id }) => id)).toEqual(batch.map(({ id }) => id))
})

/** To the first batch that has something, or says that there is nothing. */
const firstReceived = async (store: EventStore, after?: LogPosition) => {
  for await (const batch of store.follow({ after, signal: AbortSignal.timeout(LONG_MS) }))
    if (batch.live || batch.events.length > 0) return batch.events.map(({ revision }) => revision)
  return 'nothing'
}

describe('a position that is none of the log', () => {
  it.each([
    ['inside an event', 1],
    ['beyond the end', 1_000_000],
  ])('is refused with a sentence, as a real server would say nothing, for ever: %s', async (_, bytes) => {
    const store = open((await startServer()).port)
    const stream = aStream()
    await store.append(stream, 'no-stream', events(3))
    const [first, second] = await store.read(stream)
    const stray = LogPosition.parse((second?.position ?? 0) + bytes)
    await expect(firstReceived(store, stray)).rejects.toThrow(Refused)
    await expect(firstReceived(store, stray)).rejects.toThrow(`no event at position ${stray}`)
    expect(await firstReceived(store, first?.position)).toEqual([1, 2])
    expect(await firstReceived(store, (await store.end()) ?? stray)).toEqual([])
  })
})

describe.runIf(isByHand)('a server that is too old to say when a subscription has caught up', () => {
  const sentence = (version: string) => `EventStoreDB ${version}, and 23.10 or a later one is needed`

  it.each(['22.10.5', '23.6.0', '5.0.11'])(
    'is refused at the start, when it is looked at, and when it is followed: %s',
    async (version) => {
      const store = open((await startServer({ version })).port)
      await expect(store.check()).rejects.toThrow(sentence(version))
      await expect(firstReceived(store)).rejects.toThrow(sentence(version))
      await expect(startOn(store)).rejects.toThrow(sentence(version))
    },
  )

  it.each(['23.10.0', '24.6.0', '25.1.0', '0.0.0'])('is none of these: %s', async (version) => {
    const store = open((await startServer({ version })).port)
    await startOn(store)
    expect(await firstReceived(store)).toEqual([])
  })

  it('is distinguished from one that is unavailable, which the start does not wait for', async () => {
    const server = await startServer({ version: '22.10.5' })
    await server.stop()
    const store = open(server.port)
    await startOn(store)
    await server.restart()
    await vi.waitFor(() => expect(store.check()).rejects.toThrow(sentence('22.10.5')), LONG_MS)
  })
})

describe.runIf(isByHand)('appends that land in the order in which they are sent', () => {
  it('are had of the one server that is known to keep it', async () => {
    const store = open((await startServer({ version: '24.6.0' })).port)
    const append = await store.inOrder()
    const streams = Array.from({ length: 40 }, aStream)
    const [first = '', ...others] = streams
    await append?.(first, 'no-stream', [event()])
    const positions = await Promise.all(others.map(async (stream) => append?.(stream, 'no-stream', [event()])))
    expect(positions).toEqual(await Promise.all(others.map(async (stream) => ({ position: (await store.read(stream))[0]?.position }))))
    const landed = (await store.newest(streams.length)).map(({ stream }) => stream).toReversed()
    expect(landed).toEqual(streams)
  })

  it.each(['23.10.0', '24.10.0', '25.1.0', '0.0.0'])('are not had of another one: %s', async (version) => {
    expect(await open((await startServer({ version })).port).inOrder()).toBeUndefined()
  })

  it('are not had of a cluster, which is not even asked', async () => {
    const { port } = await startServer()
    expect(await openAt(`esdb://127.0.0.1:${port},127.0.0.1:${port}?tls=false`).inOrder()).toBeUndefined()
    expect(await openAt(`esdb+discover://127.0.0.1:${port}?tls=false`).inOrder()).toBeUndefined()
  })

  it('are tried once, as a second try could land behind later ones', async () => {
    const server = await startServer()
    const append = await open(server.port).inOrder()
    await server.stop()
    await expect(append?.(aStream(), 'no-stream', [event()], longFromNow())).rejects.toThrow(UnavailableError)
  })

  it('are asked once, however long the answer takes', async () => {
    const disk = slowDisk()
    const received: string[] = []
    const beforeAppend = (stream: string) => {
      received.push(stream)
      return undefined
    }
    const store = open((await startServer({ interference: { ...disk.interference, beforeAppend } })).port)
    const append = (await store.inOrder()) ?? store.append
    const [once, repeated] = [aStream(), aStream()]
    const held = disk.hold()
    const appends = [append(once, 'no-stream', [event()], longFromNow()), store.append(repeated, 'no-stream', [event()], longFromNow())]
    await disk.dropped(2)
    held.letGo()
    for (const appended of await Promise.all(appends)) expect(appended).toHaveProperty('position')
    expect(received.filter((stream) => stream === once)).toHaveLength(1)
  })
})
