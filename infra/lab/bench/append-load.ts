import { EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client'
import { inOwnProcess } from './own-process.ts'
import { sampleEvents } from './sample-events.ts'

interface Load {
  readonly url: string
  readonly writers: readonly number[]
  readonly seconds: number
}

/** Single-event appends at the exact revision, each writer to a stream of its own; how many a second for each number of writers. */
export const appendLoad = inOwnProcess(import.meta, async ({ url, writers, seconds }: Load): Promise<number[]> => {
  const client = EventStoreDBClient.connectionString(url)
  const samples = sampleEvents()
  let streams = 0

  const append = async (rounds: number, until: number) => {
    let appended = 0
    const write = async () => {
      const stream = `load-${streams++}`
      let revision: bigint | undefined
      while (performance.now() < until) {
        const sample = samples[appended++ % samples.length]
        if (sample === undefined) throw new Error('there are no sample events')
        const { nextExpectedRevision } = await client.appendToStream(stream, jsonEvent(sample), { expectedRevision: revision ?? NO_STREAM })
        revision = nextExpectedRevision
      }
    }
    const begun = performance.now()
    await Promise.all(Array.from({ length: rounds }, write))
    return (appended * 1_000) / (performance.now() - begun)
  }

  await append(32, performance.now() + 500)
  const rates: number[] = []
  for (const count of writers) rates.push(await append(count, performance.now() + seconds * 1_000))
  await client.dispose()
  return rates
})
