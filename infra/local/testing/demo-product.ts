import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readStackFile, type StackFile } from '../stack-file.ts'

const PATIENCE_MS = 90_000

export interface DemoProduct {
  readonly stack: StackFile
  stop(): Promise<void>
}

/** The whole product with its demo world, in a folder of its own and on free ports; nobody votes but who comes by. What an installation made ready is left to a reader's first start. */
export const startDemoProduct = async (dataDir: string, ready = join(dataDir, 'nothing-ready')): Promise<DemoProduct> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../start.ts'), ready], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', DEMO_CROWD: 'off', NODE_ENV: 'production', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(String(chunk)))
  const over = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await over
  }
  for (const until = performance.now() + PATIENCE_MS; !said.join('').includes('ready at'); await delay(100)) {
    if (child.exitCode === null && performance.now() < until) continue
    child.kill('SIGKILL')
    throw new Error(`The product did not start:\n${said.join('')}`)
  }
  const stack = readStackFile(dataDir)
  if (stack === undefined) throw new Error('The product says it is ready and not where')
  return { stack, stop }
}
