import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { EventStoreDBClient, excludeSystemEvents, START } from '@eventstore/db-client'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { LogTape } from './log-tape.ts'
import { startServer } from './server.ts'
import { collect, event } from './testing/server-under-test.ts'
import { openStorage } from './storage.ts'

const host = '127.0.0.1'
const surroundings = { clock: Date.now, warn: () => {} }

const proposed = (n: number) => ({
  id: randomUUID(),
  type: 'Happened',
  contentType: 'application/json',
  data: Buffer.from(JSON.stringify({ n })),
  metadata: Buffer.alloc(0),
})

/** A store on a new folder that a tape is handed to, piece by piece. */
const storeTakingOver = async (dataDir = temporaryFolder()) => {
  const pieces = new PassThrough({ objectMode: true })
  const options = { port: 0, host, advertiseHost: host, requireAuth: false, dataDir }
  const running = await startServer(options, { ...surroundings, tape: pieces })
  onTestFinished(() => running.close())
  const client = EventStoreDBClient.connectionString(`esdb://${host}:${running.port}?tls=false`)
  onTestFinished(() => client.dispose())
  return { client, whole: running.whole, hand: (bytes: Buffer) => pieces.write(bytes), end: () => pieces.end() }
}

it('is read while it is handed over, and nobody is told that they caught up before it is whole', async () => {
  const { client, whole, hand, end } = await storeTakingOver()
  const seen: unknown[] = []
  const arrived = new Map([3, 5].map((count) => [count, Promise.withResolvers<void>()]))
  const caughtUp = Promise.withResolvers<void>()
  const subscription = client.subscribeToAll({ fromPosition: START, filter: excludeSystemEvents() })
  subscription.on('caughtUp', () => {
    seen.push('caught up')
    caughtUp.resolve()
  })
  subscription.on('data', ({ event: read }) => {
    seen.push(`${read?.streamId}@${read?.revision}`)
    arrived.get(seen.length)?.resolve()
  })

  const tape = new LogTape()
  tape.append('one', -1, [proposed(1), proposed(2)], 1000)
  tape.append('two', -1, [proposed(3)], 1000)
  hand(tape.take())
  await arrived.get(3)?.promise
  tape.append('one', 1, [proposed(4)], 2000)
  tape.append('two', 0, [proposed(5)], 2000)
  hand(tape.take())
  await arrived.get(5)?.promise
  expect(seen).toEqual(['one@0', 'one@1', 'two@0', 'one@2', 'two@1'])
  end()
  await Promise.all([whole, caughtUp.promise])
  expect(seen.slice(5)).toEqual(['caught up'])
  await subscription.unsubscribe()
})

it('makes a log that goes on like any other', async () => {
  const dataDir = temporaryFolder()
  const { client, whole, hand, end } = await storeTakingOver(dataDir)
  const tape = new LogTape()
  const [position] = tape.append('one', -1, [proposed(1)], Date.parse('2024-02-29T12:00:00Z'))
  hand(tape.take())
  end()
  await whole
  const appended = await client.appendToStream('one', event('Later'), { expectedRevision: 0n })
  expect(appended.nextExpectedRevision).toBe(1n)
  const read = await collect(client.readStream('one'))
  expect(read.map((each) => each.event?.type)).toEqual(['Happened', 'Later'])
  expect(read[0]?.event?.position?.commit).toBe(BigInt(position ?? 0))
  expect(read[0]?.event?.created).toEqual(new Date('2024-02-29T12:00:00Z'))
})

it('is not written to by anybody else meanwhile', async () => {
  const storage = await openStorage({ dataDir: temporaryFolder(), ...surroundings, handedOver: true })
  const pieces = new PassThrough({ objectMode: true })
  const taken = storage.takeOver(pieces)
  await expect(storage.writer.append('one', -1, [proposed(1)])).rejects.toThrow('handed over')
  pieces.end()
  await taken
  expect(await storage.writer.append('one', -1, [proposed(1)])).toMatchObject({ result: 'Success' })
  await storage.close()
})

it('is refused where it is torn, or belongs elsewhere, or where there is a log already', async () => {
  const piece = () => {
    const tape = new LogTape()
    tape.append('one', -1, [proposed(1)], 0)
    return tape.take()
  }
  const dataDir = temporaryFolder()
  const storage = await openStorage({ dataDir, ...surroundings, handedOver: true })
  const hand = (...pieces: Buffer[]) => storage.takeOver(PassThrough.from(pieces))
  await expect(hand(piece().subarray(0, -1))).rejects.toThrow('inside a record')
  await expect(hand(piece(), piece())).rejects.toThrow('belongs elsewhere')
  await storage.close()
  await expect(openStorage({ dataDir, ...surroundings, handedOver: true })).rejects.toThrow('has a log already')
})
