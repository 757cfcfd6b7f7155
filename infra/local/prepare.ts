import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { dayOf, endOf } from '@debut/events/kernel/calendar.ts'
import { instantAt } from '@debut/events/kernel/instant.ts'
import { populate } from './demo-world.ts'
import { hasTemplate, madeReady, makeTemplate } from './postgres/cluster.ts'
import { keepPrepared, preparedIn, removeHalfPrepared, removePrepared } from './prepared-data.ts'
import { checkout } from './start-settings.ts'
import { startStack } from './stack.ts'

/** By far more than the slowest machine takes. */
const PATIENCE_MS = 120_000

/** After this, the tools of today would have stood without a vote for longer than a newcomer should see. */
const FRESH_MS = 2 * 3_600_000

/** Another folder than what a start will look into is for a test. */
const folder = process.argv[2] ?? madeReady

const say = (text: string) => void process.stderr.write(`${text}\n`)

const buildClient = () => promisify(execFile)(process.execPath, ['client/build.ts'], { cwd: checkout })

/** Until a demo world that is made now should not be shown as today's any more. */
const freshUntil = (now: number) => Math.min(now + FRESH_MS, endOf(dayOf(instantAt(now))).toMillis())

/** A real start: what it comes to use of every module stays compiled for the next, its data is the first data folder's, and an installation that does not start says so. */
const startOnce = async () => {
  let said = ''
  const stack = await startStack({
    dataDir: preparedIn(folder),
    host: '127.0.0.1',
    port: 0,
    logLevel: 'info',
    screenLevel: 'warn',
    demoWorld: true,
    demoCrowd: true,
    dev: false,
    colour: false,
    write: (text) => void (said += text),
  })
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`It was not ready within ${PATIENCE_MS / 1000} s.\n${said}`)), PATIENCE_MS).unref()
  })
  const visit = async () => {
    const { edge, signingKeysFile } = (await stack.up).stack
    await populate({ edgeUrl: edge.url, signingKeysFile })
    const page = await fetch(edge.url)
    if (!page.ok) throw new Error(`Its page was answered with ${page.status}.\n${said}`)
    await page.text()
  }
  try {
    await Promise.race([visit().then(stack.stop), tooLate])
  } finally {
    stack.kill()
  }
}

// The installation before us was interrupted.
process.on('disconnect', () => process.exit(1))
process.channel?.unref()

const begun = performance.now()
removeHalfPrepared(folder)
try {
  const isFirst = !(await hasTemplate(folder))
  if (isFirst) say('Preparing the first start…')
  await Promise.all([makeTemplate(folder), buildClient()])
  if (isFirst) {
    removePrepared(folder)
    const from = Date.now()
    await startOnce()
    keepPrepared(folder, { from, until: freshUntil(from) })
    say(`Prepared in ${Math.round((performance.now() - begun) / 1000)} s.`)
  }
} catch (error) {
  removePrepared(folder)
  say(`The first start could not be prepared and will take longer: ${error instanceof Error ? error.message : String(error)}`)
}
process.exit(0)
