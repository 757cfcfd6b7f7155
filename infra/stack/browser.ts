import { statfsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const packed = async () => {
  // Without it the package takes this for a machine that has no browser libraries to unpack.
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs22.x'
  return (await import('@sparticuz/chromium')).default
}

/** A graphics card that is computed: our pages have no three dimensions, and cost twice as much with it. */
const GRAPHICS = /^--(?:use-gl|use-angle|enable-unsafe-swiftshader)/

const MEMORY = '/dev/shm'
/** Containers often have 64 MB of it, which a few pages fill. */
const ROOM_BYTES = 2 ** 30

/** What its processes share is then in memory. Otherwise it is written to files on the disk. */
const hasSharedMemory = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ROOM_BYTES
  } catch {
    return false
  }
}

/** One process for all pages of a reader: each page begins as an empty one, which would have a process of its own that its site then leaves. */
const ONE_PROCESS = '--renderer-process-limit=1'

/** The Chromium that comes with npm: nothing else has to be on the machine. */
export const launchBrowser = async ({ graphics = true } = {}): Promise<Browser> => {
  // As one process, closing one page would end the browser.
  const chrome = await packed()
  const args = chrome.args.filter((arg) => arg !== '--single-process' && arg !== '--no-zygote')
  return chromium.launch({
    executablePath: await chrome.executablePath(),
    args: [...args.filter((arg) => graphics || !GRAPHICS.test(arg)), '--no-sandbox', '--disable-background-networking', ONE_PROCESS],
    ignoreDefaultArgs: [...(graphics ? [] : ['--enable-unsafe-swiftshader']), ...(hasSharedMemory() ? ['--disable-dev-shm-usage'] : [])],
  })
}
