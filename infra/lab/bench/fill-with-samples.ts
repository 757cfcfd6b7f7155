import { openStorage } from '@debut/stack/event-store/storage.ts'
import { inOwnProcess } from './own-process.ts'
import { proposedSamples } from './proposed-samples.ts'

const NO_STREAM = -1
const AT_ONCE = 5_000

/** A log to read, written by the store's own writer. */
export const fillWithSamples = inOwnProcess(import.meta, async ({ dataDir, events }: { dataDir: string; events: number }) => {
  const { writer, close } = await openStorage({ dataDir, clock: Date.now, warn: () => {} })
  const sample = proposedSamples()
  for (let done = 0; done < events; done += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => writer.append(`sample-${done + index}`, NO_STREAM, [sample()])))
  }
  await close()
})
