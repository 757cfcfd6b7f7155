import { randomUUID } from 'node:crypto'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import { onTestFinished } from 'vitest'
import type { Running as Server, Surroundings } from '@debut/stack/event-store/server.ts'
import { quietPort } from '@debut/testing/quiet-port.ts'
import { startStoreInThisThread } from '@debut/testing/store-in-this-thread.ts'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'
import { type EventStore, openEventStore } from '../event-store.ts'
import { createLogger } from '../logging.ts'
import type { NewEvent } from '../new-event.ts'
import type { StoredEvent } from '../stored-event.ts'

export const HOST = '127.0.0.1'
/** Not the plain client's: what the adapter does by hand. */
export const isByHand = process.env['EVENTSTORE_CODEC'] !== 'client'
export const urlOf = (port: number) => `esdb://${HOST}:${port}?tls=false`
export const event = (n = 0): NewEvent => ({ id: randomUUID(), type: 'Noted', data: { n }, metadata: { v: 1 } })
export const events = (count: number) => Array.from({ length: count }, (_, n) => event(n))
export const aStream = () => `test-${randomUUID()}`

export const open = (port: number): EventStore => openAt(urlOf(port))

export const openAt = (url: string, logger = createLogger('test', 'silent')): EventStore => {
  const store = openEventStore({ url, logger })
  onTestFinished(() => store.close())
  return store
}

/** A server that can be stopped and started again at its address, with what it had. */
export const startServer = async (surroundings: Partial<Surroundings> = {}) => {
  const dataDir = temporaryFolder()
  const listen = (port: number) =>
    startStoreInThisThread({ port, host: HOST, advertiseHost: HOST, dataDir, requireAuth: false }, surroundings)
  let server: Server | undefined = await listen(await quietPort(HOST))
  const { port } = server
  const stop = async () => {
    await server?.close()
    server = undefined
  }
  onTestFinished(stop)
  return { port, stop, restart: async () => void (server = await listen(port)) }
}

/** Everything from here on, until it is stopped. */
export const collect = (store: EventStore, stream: string, after?: LogPosition) => {
  const stopping = new AbortController()
  const seen: StoredEvent[] = []
  const waiting: (() => void)[] = []
  const run = async () => {
    for await (const batch of store.follow({ after, signal: stopping.signal })) {
      seen.push(...batch.events.filter((each) => each.stream === stream))
      for (const look of waiting.splice(0)) look()
    }
  }
  const ended = run()
  const stop = async () => {
    stopping.abort()
    await ended
  }
  onTestFinished(stop)
  const until = async (count: number) => {
    while (seen.length < count) await new Promise<void>((look) => waiting.push(look))
  }
  return { seen, until, stop }
}
