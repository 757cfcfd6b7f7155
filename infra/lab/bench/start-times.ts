import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { inOwnProcess } from './own-process.ts'

const STORE = join(import.meta.dirname, '../../stack/event-store/main.ts')

const start = async (dataDir: string, end: 'SIGTERM' | 'SIGKILL'): Promise<number> => {
  const begun = performance.now()
  const env = { ...process.env, EVENTSTORE_HOST: '127.0.0.1', EVENTSTORE_PORT: '0', EVENTSTORE_DATA_DIR: dataDir }
  const store = spawn(process.execPath, [STORE], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(createInterface(store.stdout), 'line')
  const seconds = (performance.now() - begun) / 1_000
  const ended = once(store, 'exit')
  store.kill(end)
  await ended
  return seconds
}

/** From the start of the process until the event store listens, as the one before it was ended. */
export const startTimes = inOwnProcess(import.meta, async ({ dataDir }: { readonly dataDir: string }) => {
  const afterStop = await start(dataDir, 'SIGKILL')
  return { afterStop, afterKill: await start(dataDir, 'SIGTERM') }
})
