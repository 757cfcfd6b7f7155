import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { WorldKeys, WorldSettings } from './record-world.ts'

export type FromWorldThread = { readonly keys: WorldKeys } | { readonly records: ArrayBuffer } | { readonly settledTo: LogPosition }

interface Keeps {
  readonly keepKeys: (keys: WorldKeys) => Promise<void>
  readonly keepPlace: (settledTo: LogPosition) => Promise<void>
}

/** Nearly all that it makes is young when it is done with, and needs some room for that. */
const YOUNG_MB = 48

/** The demo world's records as they are made, on a thread whose memory is given back when it is done. Nobody reads of a member whose key is not kept. */
export async function* worldFromThread(settings: WorldSettings, { keepKeys, keepPlace }: Keeps): AsyncGenerator<Buffer> {
  const worker = new Worker(new URL('make-world-thread.ts', import.meta.url), {
    workerData: settings,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  })
  const messages: AsyncIterable<unknown[]> = on(worker, 'message', { close: ['exit'] })
  for await (const [message] of messages) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- from our own thread
    const said = message as FromWorldThread
    if ('keys' in said) await keepKeys(said.keys)
    else if ('records' in said) yield Buffer.from(said.records)
    else await keepPlace(said.settledTo)
  }
}
