import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { binaryEvent, EventStoreDBClient, jsonEvent } from '@eventstore/db-client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Unavailable } from './errors.ts'
import { runProgram } from './testing/child-program.ts'
import { aStream, collect, event, events, HOST, open, startServer, urlOf } from './testing/log-in-tests.ts'
import { stored, type StoredEvent } from './stored-event.ts'

describe('an append', () => {
  it('puts events where they were decided to stand, and says where in the log', async () => {
    const store = open((await startServer()).port)
    const stream = aStream()
    const [first, second, third] = [event(1), event(2), event(3)]
    const begun = await store.append(stream, 'no-stream', [first, second])
    const gone = await store.append(stream, 1, [third])
    expect(await store.read(stream)).toEqual(
      [first, second, third].map(({ id, type, data, metadata }, revision) => ({
        id,
        type,
        data,
        metadata,
        stream,
        revision,
        position: expect.any(Number) as number,
      })),
    )
    const positions = (await store.read(stream)).map(({ position }) => position)
    expect(positions.toSorted((a, b) => a - b)).toEqual(positions)
    expect([begun, gone]).toEqual([{ position: positions[1] }, { position: positions[2] }])
    expect((await store.read(stream, 2)).map(({ data }) => data)).toEqual([third.data])
  })

  it('is a conflict when the stream has moved since it was read', async () => {
    const store = open((await startServer()).port)
    const stream = aStream()
    await store.append(stream, 'no-stream', [event(1)])
    expect(await store.append(stream, 'no-stream', [event(2)])).toBe('conflict')
    expect(await store.append(stream, 1, [event(2)])).toBe('conflict')
    await store.append(stream, 0, [event(2)])
    expect(await store.append(stream, 0, [event(3)])).toBe('conflict')
    expect(await store.read(stream)).toHaveLength(2)
  })

  it('lets one of many through who decided on the same revision', async () => {
    const store = open((await startServer()).port)
    const stream = aStream()
    const answers = await Promise.all(Array.from({ length: 20 }, () => store.append(stream, 'no-stream', [event()])))
    expect(answers.filter((answer) => answer !== 'conflict')).toHaveLength(1)
    expect(await store.read(stream)).toHaveLength(1)
  })

  it('counts once when it is sent again, and answers as the first time', async () => {
    const store = open((await startServer()).port)
    const stream = aStream()
    const batch = events(3)
    const first = await store.append(stream, 'no-stream', batch)
    await store.append(stream, 2, [event()])
    expect(await store.append(stream, 'no-stream', batch)).toEqual(first)
    expect(await store.read(stream)).toHaveLength(4)
  })

  it('finds nothing in a stream that was never written to', async () => {
    const store = open((await startServer()).port)
    expect(await store.read(aStream())).toEqual([])
  })
})

describe('an event store that is unavailable', () => {
  const inTime = async (work: Promise<unknown>) => {
    const begun = performance.now()
    await expect(work).rejects.toThrow(Unavailable)
    // Its timeout is below 2 s; the rest is for a busy machine, and far from a hang.
    expect(performance.now() - begun).toBeLessThan(5_000)
  }

  it('is given up on while the server is stopped, and found again when it is back', async () => {
    const server = await startServer()
    const store = open(server.port)
    const stream = aStream()
    await store.append(stream, 'no-stream', [event(1)])
    await server.stop()
    await inTime(store.append(stream, 0, [event(2)]))
    await inTime(store.read(stream))
    await expect(store.check()).rejects.toThrow()
    await server.restart()
    await expect.poll(() => store.append(stream, 0, [event(3)]).catch(() => 'unavailable'), { timeout: 60_000 }).toHaveProperty('position')
    expect((await store.read(stream)).map(({ data }) => data)).toEqual([{ n: 1 }, { n: 3 }])
    await store.check()
  })

  it('is given up on when it takes a connection and says nothing', async () => {
    const sockets = new Set<Socket>()
    const silent = createServer((socket) => sockets.add(socket)).listen(0, HOST)
    await once(silent, 'listening')
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
      silent.close()
    })
    const store = open((silent.address() as AddressInfo).port)
    await inTime(store.append(aStream(), 'no-stream', [event()]))
    await inTime(store.read(aStream()))
    await expect(store.check()).rejects.toThrow()
  })

  it('is not taken for one whose streams are short when its connection is let go in the middle of them', async () => {
    const server = await startServer()
    const stream = aStream()
    await open(server.port).append(stream, 'no-stream', events(3_000), performance.now() + 10_000)
    const store = open(server.port)
    expect(await store.read(stream)).toHaveLength(3_000)
    const readings = Array.from({ length: 20 }, () => store.read(stream, 0, performance.now() + 200))
    await store.close()
    for (const reading of await Promise.allSettled(readings)) expect(reading).toMatchObject({ reason: expect.any(Unavailable) })
  })

  it('ends no process whose other connection is answered when one breaks', async () => {
    const server = await startServer()
    const program = runProgram(`
      import { randomUUID } from 'node:crypto'
      import { openEventStore } from './event-store.ts'
      import { createLogger } from './logging.ts'
      const open = () => openEventStore({ url: '${urlOf(server.port)}', logger: createLogger('test', 'silent') })
      const noted = () => [{ id: randomUUID(), type: 'Noted', data: {}, metadata: {} }]
      const store = open()
      for (let round = 0; round < 20; round++) {
        const other = open()
        await other.append('test-' + randomUUID(), 'no-stream', noted())
        const appending = store.append('test-' + randomUUID(), 'no-stream', noted())
        await other.close()
        await appending
      }
      await store.close()
      console.log('closed')`)
    expect(await program.ended).toMatchObject({ code: 0, stdout: 'closed\n' })
  })

  it('loses no append and doubles none when it goes in the middle and they are sent again', async () => {
    const server = await startServer()
    const store = open(server.port)
    const appends = Array.from({ length: 200 }, () => ({ stream: aStream(), batch: events(2) }))
    await store.append(aStream(), 'no-stream', [event()])
    const sent = appends.map(async ({ stream, batch }) => store.append(stream, 'no-stream', batch).catch((error: unknown) => error))
    await Promise.race(sent)
    await server.stop()
    const first = await Promise.all(sent)
    await server.restart()
    await expect
      .poll(
        () =>
          store.check().then(
            () => 'there',
            () => 'unavailable',
          ),
        { timeout: 60_000 },
      )
      .toBe('there')
    for (const [index, { stream, batch }] of appends.entries()) {
      const again = await store.append(stream, 'no-stream', batch)
      expect(again).toHaveProperty('position')
      if (!(first[index] instanceof Error)) expect(again).toEqual(first[index])
      expect((await store.read(stream)).map(({ id }) => id)).toEqual(batch.map(({ id }) => id))
    }
  })
})

/** Bytes are bytes, whatever holds them. */
const inBuffers = ({ data, metadata, ...rest }: StoredEvent): StoredEvent => {
  const inBuffer = (value: unknown) => (value instanceof Uint8Array ? Buffer.from(value) : value)
  return { ...rest, data: inBuffer(data), metadata: inBuffer(metadata) }
}

describe('a subscriber to the log', () => {
  it('receives everything after its position, in order, and then what comes', async () => {
    const store = open((await startServer()).port)
    const stream = aStream()
    await store.append(stream, 'no-stream', events(5))
    const known = (await store.read(stream))[1]?.position
    const follower = collect(store, stream, known)
    await follower.until(3)
    await store.append(stream, 4, [event(5), event(6)])
    await follower.until(5)
    expect(follower.seen).toEqual((await store.read(stream)).slice(2))
  })

  it('receives what the store’s own client would have made of it, as one who reads the stream does', async () => {
    const { port } = await startServer()
    const client = EventStoreDBClient.connectionString(urlOf(port))
    onTestFinished(() => client.dispose())
    const stream = `test-${randomUUID()}-ñandú`
    await client.appendToStream(stream, [
      jsonEvent({
        type: 'Noted',
        data: { text: 'Zoë 🚀', none: null, many: Array.from({ length: 20_000 }, (_, n) => n) },
        metadata: { v: 1 },
      }),
      jsonEvent({ type: 'Ñoted', data: {} }),
      binaryEvent({ type: 'Raw', data: new Uint8Array([0, 255, 128]), metadata: new Uint8Array([1, 2]) }),
      binaryEvent({ type: 'Empty', data: new Uint8Array() }),
      { ...binaryEvent({ type: 'Claimed', data: Buffer.from('{"cut off') }), contentType: 'application/json' as const },
    ])
    const expected: StoredEvent[] = []
    for await (const { event: each } of client.readAll()) if (each?.streamId === stream) expected.push(inBuffers(stored(each)))
    const follower = collect(open(port), stream)
    await follower.until(expected.length)
    expect(expected).toHaveLength(5)
    expect(follower.seen).toEqual(expected)
    expect((await open(port).read(stream)).map(inBuffers)).toEqual(expected)
  })

  it('receives only events of the categories it asked for', async () => {
    const store = open((await startServer()).port)
    await store.append('voter-a', 'no-stream', [event(1)])
    await store.append('voters-b', 'no-stream', [event(2)])
    await store.append('tool-c', 'no-stream', [event(3)])
    await store.append('slug-d', 'no-stream', [event(4)])
    const received: string[] = []
    for await (const batch of store.follow({ after: undefined, categories: ['voter', 'tool'], signal: AbortSignal.timeout(10_000) })) {
      if (batch.events.length === 0) break
      received.push(...batch.events.map(({ stream }) => stream))
    }
    expect(received).toEqual(['voter-a', 'tool-c'])
  })

  it('receives events of the types it asked for, in whatever stream they are', async () => {
    const store = open((await startServer()).port)
    await store.append('voter-a', 'no-stream', [
      { ...event(1), type: 'VoteHeld' },
      { ...event(2), type: 'VoteCast' },
    ])
    await store.append('launchDay-b', 'no-stream', [{ ...event(3), type: 'LaunchDayOpened' }])
    const received: string[] = []
    for await (const batch of store.follow({
      after: undefined,
      types: ['VoteHeld', 'LaunchDayOpened'],
      signal: AbortSignal.timeout(10_000),
    })) {
      if (batch.events.length === 0) break
      received.push(...batch.events.map(({ type }) => type))
    }
    expect(received).toEqual(['VoteHeld', 'LaunchDayOpened'])
  })

  it('receives everything but the types it excludes, and no events of the store itself', async () => {
    const store = open((await startServer()).port)
    const kinds = ['VoteCast', 'VoteCastAgain', 'VoteHeld', 'Teleported']
    await store.append(
      'voter-a',
      'no-stream',
      kinds.map((type) => ({ ...event(1), type })),
    )
    const received: string[] = []
    for await (const batch of store.follow({
      after: undefined,
      otherThan: ['VoteCast', 'VoteHeld'],
      signal: AbortSignal.timeout(10_000),
    })) {
      if (batch.events.length === 0) break
      received.push(...batch.events.map(({ type }) => type))
    }
    expect(received).toEqual(['VoteCastAgain', 'Teleported'])
  })

  it('receives none of the default rights, which have a type of our form, and of which the end of the log still is', async () => {
    const { port } = await startServer()
    const store = open(port)
    const client = EventStoreDBClient.connectionString(urlOf(port))
    onTestFinished(() => client.dispose())
    const setRights = () => client.appendToStream('$settings', jsonEvent({ type: 'update-default-acl', data: { $userStreamAcl: {} } }))
    const ours = event()
    await setRights()
    const appended = await store.append(aStream(), 'no-stream', [ours])
    const { position } = await setRights()
    const ids: string[] = []
    for await (const batch of store.follow({ after: undefined, signal: AbortSignal.timeout(10_000) })) {
      ids.push(...batch.events.map(({ id }) => id))
      if (batch.live) break
    }
    expect(ids).toEqual([ours.id])
    expect((await store.newest(10)).map(({ id }) => id)).toEqual([ours.id])
    expect(await store.end()).toBe(Number(position?.commit))
    if (appended !== 'conflict') expect(await store.next(appended.position)).toBeUndefined()
  })

  it('learns that there is nothing more for now, again and again', async () => {
    const store = open((await startServer()).port)
    const stream = aStream()
    await store.append(stream, 'no-stream', events(3))
    const sizes: number[] = []
    for await (const batch of store.follow({ after: undefined, signal: AbortSignal.timeout(10_000) })) {
      sizes.push(batch.events.length)
      if (sizes.filter((size) => size === 0).length === 2) break
    }
    expect(sizes.reduce((sum, size) => sum + size)).toBe(3)
    expect(sizes.slice(-2)).toEqual([0, 0])
  })

  it('does not take it for all where the store is silent', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const store = open((silent.address() as AddressInfo).port)
    for await (const { events: received, live } of store.follow({ after: undefined, signal: AbortSignal.timeout(10_000) })) {
      expect({ received, live }).toEqual({ received: [], live: false })
      break
    }
    silent.close()
  })

  it('receives each event once, although the store restarts', async () => {
    const server = await startServer()
    const store = open(server.port)
    const stream = aStream()
    const follower = collect(store, stream)
    await store.append(stream, 'no-stream', events(50))
    await follower.until(50)
    for (const known of [49, 99]) {
      await server.stop()
      await server.restart()
      const more = events(50)
      await expect.poll(() => store.append(stream, known, more).catch(() => 'unavailable'), { timeout: 60_000 }).toHaveProperty('position')
    }
    await follower.until(150)
    expect(follower.seen.map(({ revision }) => revision)).toEqual(Array.from({ length: 150 }, (_, revision) => revision))
  })

  it('waits for a store that is not there yet', async () => {
    const server = await startServer()
    const stream = aStream()
    await open(server.port).append(stream, 'no-stream', events(2))
    await server.stop()
    const follower = collect(open(server.port), stream)
    await server.restart()
    await follower.until(2)
  })

  it('stops when it is cancelled, in the middle of a quiet log or of an outage', async () => {
    const server = await startServer()
    const store = open(server.port)
    const quiet = collect(store, aStream())
    const stream = aStream()
    const busy = collect(store, stream)
    await store.append(stream, 'no-stream', [event()])
    await busy.until(1)
    await quiet.stop()
    await server.stop()
    await busy.stop()
  })

  it('keeps no process alive once it has stopped', async () => {
    const server = await startServer()
    await open(server.port).append(aStream(), 'no-stream', events(3))
    const program = runProgram(`
      import { openEventStore } from './event-store.ts'
      import { createLogger } from './logging.ts'
      const store = openEventStore({ url: '${urlOf(server.port)}', logger: createLogger('test', 'silent') })
      const stopping = new AbortController()
      for await (const batch of store.follow({ after: undefined, signal: stopping.signal })) if (batch.events.length === 0) stopping.abort()
      for await (const batch of store.follow({ after: undefined, signal: new AbortController().signal })) break
      await store.close()
      console.log('closed')`)
    expect(await program.ended).toMatchObject({ code: 0, stdout: 'closed\n' })
  })

  it('has at most so much read ahead for them, however slow they are', async () => {
    const store = open((await startServer()).port)
    const stream = aStream()
    for (let batch = 0; batch < 15; batch++) await store.append(stream, batch === 0 ? 'no-stream' : batch * 2_000 - 1, events(2_000))
    const sizes: number[] = []
    let seen = 0
    for await (const batch of store.follow({ after: undefined, signal: AbortSignal.timeout(20_000) })) {
      seen += batch.events.length
      sizes.push(batch.events.length)
      if (seen === 30_000) break
      // A fast reader of the same store gets through everything meanwhile.
      if (sizes.length === 1) await collect(store, stream).until(30_000)
    }
    expect(Math.max(...sizes)).toBeLessThanOrEqual(8_192)
  })
})
