import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  readSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
  closeSync,
  appendFileSync,
} from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { crc32 } from 'node:zlib'
import { EventStoreDBClient, type EventData } from '@eventstore/db-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { quickTmpdir } from '@debut/testing/quick-tmpdir.ts'
import { startServer } from './server.ts'
import { collect, event, events, newStream } from './testing/server-under-test.ts'

const host = '127.0.0.1'
let dataDir: string
let chunk: string
let cleanups: (() => Promise<unknown>)[]

beforeEach(async () => {
  dataDir = await mkdtemp(join(quickTmpdir(), 'event-store-'))
  chunk = join(dataDir, 'chunk-000000.000000')
  cleanups = [() => rm(dataDir, { recursive: true })]
})
afterEach(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

const clientOf = (port: number) => {
  const client = EventStoreDBClient.connectionString(`esdb://${host}:${port}?tls=false`)
  cleanups.push(() => client.dispose())
  return client
}

/** In this thread, as one of its own costs twenty times what these tests do. */
const serve = async (warn: (text: string) => void = () => {}, endAt?: number) => {
  const server = await startServer({ port: 0, host, advertiseHost: host, dataDir, requireAuth: false, endAt }, { clock: Date.now, warn })
  let closed: Promise<void> | undefined
  return { port: server.port, close: () => (closed ??= server.close()) }
}

const open = async (endAt?: number) => {
  const warnings: string[] = []
  const server = await serve((text) => warnings.push(text), endAt)
  cleanups.push(() => server.close())
  return { server, client: clientOf(server.port), warnings }
}

/** Lets a server work on the data, and gives it back closed. */
const during = async <Result>(work: (client: EventStoreDBClient) => Promise<Result>): Promise<Result> => {
  const { server, client } = await open()
  const result = await work(client)
  await client.dispose()
  await server.close()
  return result
}

const flipBit = (path: string, offset: number, bit = 0) => {
  const file = openSync(path, 'r+')
  const byte = Buffer.alloc(1)
  readSync(file, byte, 0, 1, offset)
  byte[0]! ^= 1 << bit
  writeSync(file, byte, 0, 1, offset)
  closeSync(file)
}

const succeeded = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )

const idsOf = async (client: EventStoreDBClient, stream: string) => (await collect(client.readStream(stream))).map(({ event }) => event?.id)

describe('after kill -9', () => {
  const spawnServer = async () => {
    const env = { ...process.env, EVENTSTORE_PORT: '0', EVENTSTORE_DATA_DIR: dataDir }
    const child = spawn(process.execPath, [new URL('main.ts', import.meta.url).pathname], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    cleanups.push(() => kill(child))
    const [line] = await once(createInterface(child.stdout), 'line')
    return { child, port: JSON.parse(line).listening as number }
  }

  const kill = async (child: ChildProcess) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  it('every acknowledged event is there once and in order, and no write is there in part', async () => {
    const ledger = new Map<string, EventData[]>()
    for (let round = 0; round < 3; round++) {
      const { child, port } = await spawnServer()
      const client = clientOf(port)
      let acknowledged = 0
      const enough = Promise.withResolvers<void>()
      const writers = Array.from({ length: 16 }, async (_, writer) => {
        const stream = newStream(`writer-${writer}`)
        const stored: EventData[] = []
        ledger.set(stream, stored)
        const append = (batch: EventData[]) =>
          client.appendToStream(stream, batch, { expectedRevision: stored.length === 0 ? 'no_stream' : BigInt(stored.length - 1) })
        for (let batch = events((writer % 3) + 1); await succeeded(append(batch)); batch = events((writer % 3) + 1)) {
          stored.push(...batch)
          if (++acknowledged === 300) enough.resolve()
        }
      })
      await enough.promise
      await kill(child)
      await Promise.all(writers)
      await client.dispose()
    }

    const { port, child } = await spawnServer()
    const client = clientOf(port)
    const all = (await collect(client.readAll())).map(({ event }) => event?.id)
    expect(new Set(all).size).toBe(all.length)
    for (const [stream, stored] of ledger) {
      const found = stored.length === 0 ? await idsOf(client, stream).catch(() => []) : await idsOf(client, stream)
      expect(found.slice(0, stored.length)).toEqual(stored.map(({ id }) => id))
      // One write per writer was open: it is there whole or not at all.
      const size = (Number(stream.split('-')[1]) % 3) + 1
      expect([0, size]).toContain(found.length - stored.length)
    }
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})

describe('a torn tail', () => {
  it('that was not acknowledged is cut off with a warning, and writing goes on', async () => {
    const stream = newStream()
    const written = events(3)
    await during((client) => client.appendToStream(stream, written))
    const size = statSync(chunk).size
    // The beginning of a record that never arrived.
    appendFileSync(chunk, readFileSync(chunk).subarray(128, 300))
    const { client, warnings } = await open()
    expect(warnings.join()).toContain('172 bytes')
    expect(warnings.join()).toContain('none of it had been acknowledged')
    expect(statSync(chunk).size).toBe(size)
    expect(await idsOf(client, stream)).toEqual(written.map(({ id }) => id))
    await expect(client.appendToStream(stream, event(), { expectedRevision: 2n })).resolves.toMatchObject({ nextExpectedRevision: 3n })
  })

  it.each([
    ['zeros', () => Buffer.alloc(5000)],
    ['garbage', () => Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * 7919) % 251))],
  ])('of %s is cut off', async (_name, tail) => {
    const stream = newStream()
    await during((client) => client.appendToStream(stream, events(2)))
    appendFileSync(chunk, tail())
    const { client, warnings } = await open()
    expect(warnings.join()).toContain('5000 bytes')
    expect(await idsOf(client, stream)).toHaveLength(2)
  })

  it('in which something acknowledged is missing is refused, with how much, until an operator says where the log ends', async () => {
    const [before, torn] = [newStream(), newStream()]
    await during((client) => client.appendToStream(before, events(2)))
    const { size: kept } = statSync(chunk)
    await during((client) => client.appendToStream(torn, events(3)))
    const { size } = statSync(chunk)
    truncateSync(chunk, size - 10)
    for (let tries = 0; tries < 2; tries++) {
      await expect(serve()).rejects.toThrow(`${size - kept} acknowledged bytes are missing (3 events)`)
      await expect(serve()).rejects.toThrow(`EVENTSTORE_END_AT=${kept}`)
      expect(statSync(chunk).size).toBe(size - 10)
    }
    const { client, warnings } = await open(kept)
    expect(warnings.join()).toContain('WHAT OF IT HAD BEEN ACKNOWLEDGED IS LOST')
    expect(await idsOf(client, before)).toHaveLength(2)
    await expect(idsOf(client, torn)).rejects.toMatchObject({ type: 'stream-not-found' })
    await expect(client.appendToStream(torn, event(), { expectedRevision: 'no_stream' })).resolves.toMatchObject({ success: true })
  })

  it('is refused by a store whose checkpoint was written before events were counted, too', async () => {
    await during((client) => client.appendToStream(newStream(), events(2)))
    const { size } = statSync(chunk)
    const old = Buffer.alloc(12)
    old.writeDoubleLE(size, 0)
    old.writeUInt32LE(crc32(old.subarray(0, 8)), 8)
    const checkpoint = join(dataDir, 'writer.chk')
    writeFileSync(checkpoint, old)
    truncateSync(chunk, size - 1)
    await expect(serve()).rejects.toThrow(/\d+ acknowledged bytes are missing/)
    expect(readFileSync(checkpoint)).toEqual(old)
  })

  it('is found though the index says that all is well', async () => {
    const stream = newStream()
    await during((client) => client.appendToStream(stream, events(2)))
    const { size: kept } = statSync(chunk)
    await during((client) => client.appendToStream(stream, event()))
    truncateSync(chunk, statSync(chunk).size - 1)
    await expect(serve()).rejects.toThrow('are missing (1 event)')
    const { client } = await open(kept)
    expect(await idsOf(client, stream)).toHaveLength(2)
    expect((await client.appendToStream(stream, event(), { expectedRevision: 1n })).nextExpectedRevision).toBe(2n)
  })
})

describe('a flipped bit', () => {
  it('anywhere in the log is refused at start, naming the place', async () => {
    const stream = newStream()
    await during((client) => client.appendToStream(stream, events(6)))
    const intact = readFileSync(chunk)
    for (let n = 0; n < 24; n++) {
      const offset = Math.floor(((n + 0.5) / 24) * intact.length)
      writeFileSync(chunk, intact)
      flipBit(chunk, offset, n % 8)
      await expect(serve(), `bit ${n % 8} of byte ${offset}`).rejects.toThrow(/damaged at position \d+/)
    }
    writeFileSync(chunk, intact)
    const { client } = await open()
    expect(await idsOf(client, stream)).toHaveLength(6)
  })

  it('under a running server is never served: reads of it fail, the others go on', async () => {
    const [stream, other] = [newStream(), newStream()]
    const { client, warnings } = await open()
    await client.appendToStream(other, events(2))
    const { position } = await client.appendToStream(stream, event())
    flipBit(chunk, Number(position!.commit) + 100)
    await expect(idsOf(client, stream)).rejects.toThrow('DATA_LOSS')
    await expect(collect(client.readAll())).rejects.toThrow('DATA_LOSS')
    expect(warnings.join()).toContain(`damaged at position ${position!.commit}`)
    expect(await idsOf(client, other)).toHaveLength(2)
    const subscription = client.subscribeToAll()
    subscription.resume()
    const [error] = await once(subscription, 'error')
    expect(String(error)).toContain('DATA_LOSS')
  })

  it('in the index only costs building it again', async () => {
    const stream = newStream()
    const written = events(4)
    await during(async (client) => {
      await client.appendToStream(stream, written)
      await client.setStreamMetadata(stream, { maxCount: 3 })
    })
    const index = join(dataDir, 'index', 'streams.mdb')
    for (const part of [0.1, 0.5, 0.9]) {
      flipBit(index, Math.floor(statSync(index).size * part))
      await during(async (client) => {
        expect(await idsOf(client, stream)).toEqual(written.slice(1).map(({ id }) => id))
        await expect(client.appendToStream(stream, event(), { expectedRevision: 'no_stream' })).rejects.toThrow()
      })
    }
  })

  it('in the checkpoint is refused, as it is unknown what was acknowledged, until an operator says where the log ends', async () => {
    const stream = newStream()
    await during((client) => client.appendToStream(stream, events(4)))
    flipBit(join(dataDir, 'writer.chk'), 2)
    const { size } = statSync(chunk)
    await expect(serve()).rejects.toThrow(`there is a log and no writer.chk`)
    await expect(serve()).rejects.toThrow(`EVENTSTORE_END_AT=${size}`)
    const { client, warnings } = await open(size)
    expect(await idsOf(client, stream)).toHaveLength(4)
    expect(warnings).toEqual([])
  })
})

describe('a log whose checkpoint is gone or old', () => {
  it('is never cut before an event that is whole, whatever stands in between', async () => {
    const stream = newStream()
    await during((client) => client.appendToStream(stream, events(2)))
    const old = readFileSync(join(dataDir, 'writer.chk'))
    const { size: before } = statSync(chunk)
    await during(async (client) => {
      for (let n = 0; n < 50; n++) await client.appendToStream(stream, event())
    })
    const whole = readFileSync(chunk)
    for (const checkpoint of [old, undefined]) {
      writeFileSync(chunk, whole)
      rmSync(join(dataDir, 'index'), { recursive: true, force: true })
      if (checkpoint === undefined) rmSync(join(dataDir, 'writer.chk'))
      else writeFileSync(join(dataDir, 'writer.chk'), checkpoint)
      // The length of the first event after the old checkpoint.
      flipBit(chunk, before, 4)
      await expect(serve()).rejects.toThrow(checkpoint === undefined ? 'no writer.chk' : /a whole record follows at position \d+/)
      expect(statSync(chunk).size).toBe(whole.length)
    }
  })

  it('ends where somebody says, and what follows is kept beside it', async () => {
    const stream = newStream()
    await during((client) => client.appendToStream(stream, events(2)))
    const { size: before } = statSync(chunk)
    await during((client) => client.appendToStream(stream, events(3)))
    const whole = readFileSync(chunk)
    await expect(serve(undefined, before - 1)).rejects.toThrow('no event ends at')
    const { client, warnings } = await open(before)
    expect(await idsOf(client, stream)).toHaveLength(2)
    const cut = readdirSync(dataDir).filter((name) => name.includes('.cut-at-'))
    expect(cut).toHaveLength(1)
    expect(warnings.join()).toContain(cut[0])
    expect(readFileSync(join(dataDir, cut[0] ?? '')).equals(whole.subarray(before))).toBe(true)
    await client.appendToStream(stream, event(), { expectedRevision: 1n })
  })

  it('is not cut by more than a crash can tear', async () => {
    const stream = newStream()
    await during((client) => client.appendToStream(stream, events(2)))
    appendFileSync(chunk, Buffer.alloc(18 * 1024 * 1024))
    await expect(serve()).rejects.toThrow(/would be cut off, more than any crash tears/)
  })
})
