import dns from 'node:dns'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Death, startFronts } from '@debut/stack/event-store/testing/gossiping-fronts.ts'
import { listeningLogger } from '@debut/testing/listening-logger.ts'
import { quietPort } from '@debut/testing/quiet-port.ts'
import { startStoreInThisThread } from '@debut/testing/store-in-this-thread.ts'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Unavailable } from './errors.ts'
import { aStream, collect, event, HOST, isByHand, openAt, startServer } from './testing/log-in-tests.ts'

const aDeadHost = async () => `${HOST}:${await quietPort(HOST)}`

describe('a cluster of which no node answers', () => {
  it.each([
    ['behind one name', async () => `esdb+discover://${await aDeadHost()}?tls=false`],
    ['as several hosts', async () => `esdb://${await aDeadHost()},${await aDeadHost()}?tls=false`],
  ])('is unavailable like a single server: %s', async (_, url) => {
    const store = openAt(await url())
    await expect(store.append(aStream(), 'no-stream', [event()])).rejects.toThrow(Unavailable)
    await expect(store.read(aStream())).rejects.toThrow(Unavailable)
  })
})

it('finds the living one of several hosts that are to be discovered, whichever comes first', async () => {
  const living = `${HOST}:${(await startServer()).port}`
  const store = openAt(`esdb+discover://${await aDeadHost()},${living}?tls=false`)
  expect(await store.append(aStream(), 'no-stream', [event()])).toHaveProperty('position')
})

/** Systems other than Linux have only one local address. */
const isLinux = process.platform === 'linux'

it.runIf(isLinux)('finds the leader over TLS where certificates are for the name and not for the addresses behind it', async () => {
  const host = '127.0.0.2'
  const lookup = vi.spyOn(dns.promises, 'lookup').mockResolvedValue([{ address: host, family: 4 }] as never)
  onTestFinished(() => lookup.mockRestore())
  const file = (name: string) => fileURLToPath(import.meta.resolve(`@debut/stack/event-store/localhost.test-${name}.pem`))
  const tls = { cert: readFileSync(file('cert'), 'utf8'), key: readFileSync(file('key'), 'utf8') }
  const named = { host, port: 0, advertiseHost: 'localhost' }
  const { port, close } = await startStoreInThisThread({ ...named, dataDir: temporaryFolder(), requireAuth: true, tls })
  onTestFinished(close)
  const store = openAt(`esdb+discover://admin:changeit@localhost:${port}?tls=true&tlsCAFile=${file('cert')}`)
  expect(await store.append(aStream(), 'no-stream', [event()])).toHaveProperty('position')
})

describe.runIf(isByHand && isLinux)('a leader', () => {
  const later = () => performance.now() + 10_000

  const followed = async () => {
    const fronts = await startFronts({ dataDir: temporaryFolder(), port: await quietPort(HOST), electionMs: 1_600 })
    onTestFinished(fronts.close)
    const { logger, lines } = listeningLogger()
    const store = openAt(fronts.url, logger)
    const stream = aStream()
    const follower = collect(store, stream)
    await store.append(stream, 'no-stream', [event()])
    await follower.until(1)
    const goOn = async () => {
      await store.append(stream, 0, [event()], later())
      await follower.until(2)
      expect(follower.seen.map(({ revision }) => revision)).toEqual([0, 1])
    }
    return { fronts, store, lines, goOn }
  }

  it.each<[string, Death]>([
    ['whose connections end, and new ones are refused', 'refuses'],
    ['whose connections end, and new ones get no answer', 'swallows'],
    ['that falls silent, and ends no connection', 'freezes'],
  ])('is left for the next one, and not tried again and again: %s', async (_, death) => {
    const { fronts, store, goOn } = await followed()
    fronts.killLeader(death)
    const batches = Array.from({ length: 16 }, () => ({ stream: aStream(), batch: [event(), event()] }))
    const appends = batches.map(({ stream, batch }) => store.append(stream, 'no-stream', batch, later()))
    for (const appended of await Promise.all(appends)) expect(appended).toHaveProperty('position')
    for (const { stream, batch } of batches) expect((await store.read(stream)).map(({ id }) => id)).toEqual(batch.map(({ id }) => id))
    await goOn()
    expect(fronts.triedInVain()).toBeLessThanOrEqual(8)
  })

  it('is not left when it stalls and no other leads: what was asked meanwhile is answered, and no subscription breaks', async () => {
    const { fronts, store, lines, goOn } = await followed()
    const thaw = fronts.stallLeader()
    const appending = store.append(aStream(), 'no-stream', [event()], later())
    // The leader has been silent for a while, so the client looks for it.
    await expect.poll(() => fronts.triedInVain()).toBeGreaterThan(0)
    thaw()
    expect(await appending).toHaveProperty('position')
    await goOn()
    expect(lines).toEqual([])
  })
})
