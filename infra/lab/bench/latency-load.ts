import { setTimeout as delay } from 'node:timers/promises'
import { END, EventStoreDBClient, jsonEvent } from '@eventstore/db-client'
import { inOwnProcess } from './own-process.ts'
import { percentile } from './percentile.ts'
import { sampleEvents } from './sample-events.ts'

interface Load {
  readonly url: string
  readonly appends: number
}

/** From the call that appends an event until a live subscription has it; one at a time. */
export const latencyLoad = inOwnProcess(import.meta, async ({ url, appends }: Load) => {
  const client = EventStoreDBClient.connectionString(url)
  const arrivals = new Map<string, () => void>()
  const subscription = client
    .subscribeToStream('latency', { fromRevision: END })
    .on('data', ({ event }) => event && arrivals.get(event.id)?.())
  const [sample] = sampleEvents(1)
  if (sample === undefined) throw new Error('there are no sample events')

  const one = async () => {
    const event = jsonEvent(sample)
    const begun = performance.now()
    const arrived = new Promise<number>((resolve) => arrivals.set(event.id, () => resolve(performance.now() - begun)))
    await client.appendToStream('latency', event)
    const taken = await arrived
    arrivals.delete(event.id)
    return taken
  }
  await new Promise((resolve) => subscription.once('caughtUp', resolve))
  for (let warm = 0; warm < 200; warm++) await one()

  const taken: number[] = []
  for (let count = 0; count < appends; count++) {
    taken.push(await one())
    await delay(1)
  }
  await subscription.unsubscribe()
  await client.dispose()
  return { p50: percentile(taken, 0.5), p99: percentile(taken, 0.99) }
})
