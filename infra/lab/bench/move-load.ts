import { openEventStore } from '@debut/adapters/event-store.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { copyLog } from '@debut/deploy/move-log/copy-log.ts'
import { inOwnProcess } from './own-process.ts'

interface Load {
  readonly from: string
  readonly to: string
  readonly oneByOne: boolean
}

/** Measures how long it takes to copy a log into an empty store and compare each event. */
export const moveLoad = inOwnProcess(import.meta, async ({ from, to, oneByOne }: Load): Promise<number> => {
  const logger = createLogger('bench', 'silent')
  const [source, target] = [openEventStore({ url: from, logger }), openEventStore({ url: to, logger })]
  const begun = performance.now()
  await copyLog({ from: source, to: target, oneByOne, signal: new AbortController().signal, progress: () => undefined })
  const milliseconds = performance.now() - begun
  await Promise.all([source.close(), target.close()])
  return milliseconds
})
