import { parentPort, workerData } from 'node:worker_threads'
import { startServer, type EventStoreOptions } from './server.ts'

export type FromWorker =
  | { readonly type: 'listening'; readonly port: number }
  | { readonly type: 'warning' | 'failed'; readonly text: string }

const post = (message: FromWorker) => parentPort?.postMessage(message)

const options: EventStoreOptions = workerData
try {
  const running = await startServer(options, { clock: Date.now, warn: (text) => post({ type: 'warning', text }) })
  parentPort?.once('message', async () => {
    await running.close()
    parentPort?.close()
  })
  post({ type: 'listening', port: running.port })
} catch (error) {
  post({ type: 'failed', text: error instanceof Error ? error.message : String(error) })
  parentPort?.close()
}
