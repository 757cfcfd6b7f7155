import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EventStoreDBClient } from '@eventstore/db-client'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'
import { LogTape } from './log-tape.ts'
import { makeLog } from './make-log.ts'
import { startServer } from './server.ts'
import { collect, event } from './testing/server-under-test.ts'

const host = '127.0.0.1'

const proposed = (n: number) => ({
  id: randomUUID(),
  type: 'Happened',
  contentType: 'application/json',
  data: Buffer.from(JSON.stringify({ n })),
  metadata: Buffer.alloc(0),
})

const storeOn = async (dataDir: string, warn: (message: string) => void) => {
  const options = { port: 0, host, advertiseHost: host, requireAuth: false, dataDir }
  const running = await startServer(options, { clock: Date.now, warn })
  onTestFinished(() => running.close())
  const client = EventStoreDBClient.connectionString(`esdb://${host}:${running.port}?tls=false`)
  onTestFinished(() => client.dispose())
  return client
}

it('makes a log that goes on like any other', async () => {
  const dataDir = join(temporaryFolder(), 'store')
  const warnings: string[] = []
  const tape = new LogTape()
  const [position] = tape.append('one', -1, [proposed(1), proposed(2)], Date.parse('2024-02-29T12:00:00Z'))
  tape.append('two', -1, [proposed(3)], Date.parse('2024-02-29T12:00:01Z'))
  await makeLog(dataDir, tape)

  const client = await storeOn(dataDir, (message) => warnings.push(message))
  const appended = await client.appendToStream('one', event('Later'), { expectedRevision: 1n })
  expect(appended.nextExpectedRevision).toBe(2n)
  const read = await collect(client.readStream('one'))
  expect(read.map((each) => each.event?.type)).toEqual(['Happened', 'Happened', 'Later'])
  expect(read[0]?.event?.position?.commit).toBe(BigInt(position ?? 0))
  expect(read[0]?.event?.created).toEqual(new Date('2024-02-29T12:00:00Z'))
  expect(warnings).toEqual([])
})

it('is begun anew where a making was cut off', async () => {
  const dataDir = join(temporaryFolder(), 'store')
  mkdirSync(`${dataDir}.new`)
  writeFileSync(join(`${dataDir}.new`, 'chunk-000000.000000'), 'half of it')
  const tape = new LogTape()
  tape.append('one', -1, [proposed(1)], 0)
  await makeLog(dataDir, tape)
  expect(existsSync(`${dataDir}.new`)).toBe(false)
  const client = await storeOn(dataDir, () => {})
  expect(await collect(client.readStream('one'))).toHaveLength(1)
})
