import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'

export const WorldToMake = z.object({
  seed: z.string(),
  now: z.number(),
  claimSecret: z.string(),
  seedSecret: z.string(),
  identityUrl: z.string(),
})
export type WorldToMake = z.infer<typeof WorldToMake>

/** Nearly all that it makes is young when it is done with: room for that spares it a quarter of its time. */
const YOUNG_MB = 96

/** The demo world's records as they are made, on a thread whose memory is given back when it is done. */
export async function* worldFromThread(world: WorldToMake): AsyncGenerator<Buffer> {
  const worker = new Worker(new URL('make-world-thread.ts', import.meta.url), {
    workerData: world,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  })
  for await (const [records] of on(worker, 'message', { close: ['exit'] })) if (records instanceof ArrayBuffer) yield Buffer.from(records)
}
