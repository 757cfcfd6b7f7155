import { randomUUID } from 'node:crypto'
import type { ProposedEvent } from '@debut/stack/event-store/encode-record.ts'
import { sampleEvents } from './sample-events.ts'

/** Sample events as the store's writer takes them, each time under a new id. */
export const proposedSamples = (): (() => ProposedEvent) => {
  const samples = sampleEvents().map(({ type, data, metadata }) => ({
    type,
    contentType: 'application/json',
    data: Buffer.from(JSON.stringify(data)),
    metadata: Buffer.from(JSON.stringify(metadata)),
  }))
  let taken = 0
  return () => {
    const sample = samples[taken++ % samples.length]
    if (sample === undefined) throw new Error('there are no sample events')
    return { id: randomUUID(), ...sample }
  }
}
