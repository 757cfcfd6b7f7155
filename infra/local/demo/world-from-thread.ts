import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { WorldSettings } from './record-world.ts'

export interface WorldToMake extends WorldSettings {
  readonly identityUrl: string
}

/** Nearly all that it makes is young when it is done with: room for that spares it a quarter of its time. */
const YOUNG_MB = 96

/** The demo world's records as they are made, on a thread whose memory is given back when it is done. */
export async function* worldFromThread(world: WorldToMake): AsyncGenerator<Buffer> {
  const worker = new Worker(new URL('make-world-thread.ts', import.meta.url), {
    workerData: world,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  })
  for await (const [message] of on(worker, 'message', { close: ['exit'] })) {
    const records: Uint8Array<ArrayBuffer> = message
    yield Buffer.from(records.buffer)
  }
}
