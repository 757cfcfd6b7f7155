import { EventStoreDBClient, START } from '@eventstore/db-client'
import { inOwnProcess } from './own-process.ts'

export interface ReadRate {
  readonly events: number
  readonly perSecond: number
}

/** How quickly the official client alone gives the log back. */
export const readAllRate = async (url: string, maxCount: number): Promise<ReadRate> => {
  const client = EventStoreDBClient.connectionString(url)
  let events = 0
  const begun = performance.now()
  await new Promise<void>((resolve, reject) => {
    client
      .readAll({ fromPosition: START, maxCount })
      .on('data', () => void events++)
      .on('error', reject)
      .on('end', () => resolve())
  })
  const perSecond = (events * 1_000) / (performance.now() - begun)
  await client.dispose()
  return { events, perSecond }
}

export const readAllLoad = inOwnProcess(import.meta, async ({ url, maxCount }: { url: string; maxCount: number }) => {
  await readAllRate(url, 20_000)
  return readAllRate(url, maxCount)
})
