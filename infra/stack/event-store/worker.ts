import { parentPort } from 'node:worker_threads'
import { startServer, type EventStoreOptions } from './server.ts'

export type ToWorker = { readonly type: 'start'; readonly options: EventStoreOptions } | { readonly type: 'close' }

export type FromWorker =
  | { readonly type: 'listening'; readonly port: number }
  | { readonly type: 'warning' | 'failed'; readonly text: string }

const post = (message: FromWorker) => parentPort?.postMessage(message)

let close = async () => {}

const begin = async (options: EventStoreOptions) => {
  const running = await startServer(options, { clock: Date.now, warn: (text) => post({ type: 'warning', text }) })
  close = running.close
  post({ type: 'listening', port: running.port })
}

const handle = async (message: ToWorker) => {
  if (message.type === 'start') return begin(message.options)
  await close()
  return parentPort?.close()
}

parentPort?.on('message', (message: ToWorker) => {
  handle(message).catch((error: unknown) => {
    post({ type: 'failed', text: error instanceof Error ? error.message : String(error) })
    parentPort?.close()
  })
})
