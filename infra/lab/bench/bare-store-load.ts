import { openStorage } from '@debut/stack/event-store/storage.ts'
import { LOG_START } from '@debut/stack/event-store/transaction-log.ts'
import { inOwnProcess } from './own-process.ts'
import { proposedSamples } from './proposed-samples.ts'

interface Load {
  readonly dataDir: string
  readonly writers: readonly number[]
  readonly seconds: number
}

const NO_STREAM = -1

/** The store without its protocol: durable appends and a scan of the log, in the process that asks for them. */
export const bareStoreLoad = inOwnProcess(import.meta, async ({ dataDir, writers, seconds }: Load) => {
  const { writer, reader, close } = await openStorage({ dataDir, clock: Date.now, warn: () => {} })
  const sample = proposedSamples()
  let streams = 0

  const append = async (count: number, until: number) => {
    let appended = 0
    const write = async () => {
      const stream = `bare-${process.pid}-${streams++}`
      let revision = NO_STREAM
      while (performance.now() < until) {
        const { result } = await writer.append(stream, revision++, [sample()])
        if (result !== 'Success') throw new Error(result)
        appended++
      }
    }
    const begun = performance.now()
    await Promise.all(Array.from({ length: count }, write))
    return (appended * 1_000) / (performance.now() - begun)
  }

  const scan = () => {
    let events = 0
    const begun = performance.now()
    for (let next = LOG_START; next < reader.end;) {
      const page = reader.readAllForwards(next)
      events += page.records.length
      next = page.next
    }
    return (events * 1_000) / (performance.now() - begun)
  }

  await append(32, performance.now() + 300)
  const appends: number[] = []
  for (const count of writers) appends.push(await append(count, performance.now() + seconds * 1_000))
  const scanned = scan()
  await close()
  return { appends, scanned }
})
