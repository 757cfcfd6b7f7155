import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readStackFile, type StackFile } from '@debut/stack/stack-file.ts'
import { NAMED_SITE, SITE_NAME, startSite } from './journeys/site-of-maker.ts'
import { shiftedBy, shiftToTen } from './at-ten.ts'
import { quickTmpdir } from './quick-tmpdir.ts'

const TIMEOUT_MS = 300_000

export interface DemoProduct {
  readonly stack: StackFile
  stop(): Promise<void>
}

/** The whole product with its demo world, in a folder of its own and on free ports; the crowd of demo members does not vote. */
export const startDemoProduct = async (dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<DemoProduct> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../local/start.ts')], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO_CROWD: 'off',
      NODE_ENV: 'production',
      TZ: 'UTC',
      PAGE_ANSWERS_MS: '20000',
      ...env,
    },
    // The channel closes when the process that started it ends, however it ends.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  const over = once(child, 'exit')
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        said += String(chunk)
        if (said.includes('ready at')) resolve()
      })
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await over
  }
  const giveUp = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS)
  await Promise.race([ready, over])
  clearTimeout(giveUp)
  if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The product did not start:\n${said}`)
  const stack = readStackFile(dataDir)
  if (stack === undefined) throw new Error('The product says it is ready and not where')
  return { stack, stop }
}

/** One whose day is at ten in the morning of Los Angeles, whose crowd votes, and whose makers have a site. */
export const startProductAtTen = async () => {
  const shift = shiftToTen()
  const site = await startSite()
  const env = { ...shiftedBy(shift, NAMED_SITE), DEMO_CROWD: 'on', OUTGOING_ALSO: site.origin, SITE_NAME }
  const { about, stop } = await startInFolder('debut-at-ten-', env)
  return {
    about: { stack: about, shift, site: site.origin },
    stop: async () => {
      await stop()
      site.close()
    },
  }
}

/** One for all readers in browsers. It is behind a proxy of theirs, so that each can come from an address of their own and have its share of what an address may ask for. */
export const startSharedProduct = () => startInFolder('debut-shared-', {})

const startInFolder = async (prefix: string, env: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(quickTmpdir(), prefix))
  const { stack, stop } = await startDemoProduct(join(folder, 'data'), { TRUSTED_PROXIES: 'loopback', ...env })
  return {
    about: stack,
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
