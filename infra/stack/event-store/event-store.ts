import { Worker } from 'node:worker_threads'
import type { EventStoreOptions } from './server.ts'
import type { FromWorker, ToWorker } from './worker.ts'

export type EventStore = {
  readonly port: number
  /** Settles when the server has ended: with the error that ended it, or with nothing after close(). */
  readonly ended: Promise<Error | undefined>
  close(): Promise<void>
}

type Options = EventStoreOptions & { readonly warn?: (message: string) => void }

/** Starts the stand-in in a thread of its own: beside its clients in one thread it would halve what both can do. */
export const start = ({ warn = (message) => console.warn(`event store: ${message}`), ...options }: Options): Promise<EventStore> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('worker.ts', import.meta.url), {
      // Short-lived messages need no large nursery; without a limit it grows under load and stays.
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    })
    const send = (message: ToWorker) => worker.postMessage(message)
    let failure: Error | undefined
    const ended = new Promise<Error | undefined>((settle) => worker.once('exit', () => settle(failure)))
    const close = async () => {
      send({ type: 'close' })
      await ended
    }
    worker.on('error', (error) => {
      failure = error instanceof Error ? error : new Error(String(error))
      reject(failure)
    })
    worker.on('message', (message: FromWorker) => {
      if (message.type === 'warning') warn(message.text)
      else if (message.type === 'listening') resolve({ port: message.port, ended, close })
      else {
        failure = new Error(message.text)
        reject(failure)
      }
    })
    send({ type: 'start', options })
    worker.once('exit', () => reject(failure ?? new Error('the event store ended before it listened')))
  })
