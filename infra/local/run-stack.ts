import { populate } from '@debut/demo/demo-world.ts'
import { startSettings } from '@debut/stack/start-settings.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { losAngelesNow } from './los-angeles-now.ts'
import { mentionedBy } from './mentioned-by.ts'
import { startStack } from './stack.ts'

/** A terminal sends Ctrl-C to everybody and npm sends it on: within this time it is one and the same. */
const ONE_PRESS_MS = 500

/** Says who casts the votes that arrive. */
const CROWD = '\n  Who lives here:     a made-up launchpad of three years; its members go on voting (DEMO_CROWD=off stops them)'

const say = (text: string) => void process.stdout.write(`${text}\n`)
const because = (error: unknown) => (error instanceof Error ? error.message : String(error))

const startOrExplain = async (options: Parameters<typeof startStack>[0]) => {
  try {
    return await startStack(options)
  } catch (error) {
    process.stderr.write(`${because(error)}\n`)
    process.exit(1)
  }
}

/** The life of `npm start`: started, described on the screen, stopped by a signal. */
export const runStack = async ({ dev }: { dev: boolean }): Promise<void> => {
  const settings = startSettings()
  say(dev ? 'Starting Debut for development…' : 'Starting Debut…')
  const colour = process.stdout.isTTY && process.env['NO_COLOR'] === undefined
  const stack = await startOrExplain({ ...settings, dev, colour, write: (text) => void process.stdout.write(text) })

  if (stack.makesWorld) say('Making a demo world first: three years of a launchpad, decided event by event. Later starts have it already.')

  let stoppingSince: number | undefined
  const end = async (reason?: unknown) => {
    stoppingSince = performance.now()
    if (reason !== undefined) process.exitCode = 1
    say('Stopping…')
    await stack.stop()
    say('Stopped.')
    if (reason !== undefined) process.stderr.write(`${because(reason)}\n`)
    process.exit()
  }
  const stop = async () => {
    if (stoppingSince === undefined) return end()
    if (performance.now() - stoppingSince < ONE_PRESS_MS) return
    say('Stopped at once.')
    stack.kill()
    process.exit()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
  // The bootstrap before us is gone, however it ended.
  process.on('disconnect', () => void stop())
  process.channel?.unref()
  // A closed terminal, which reads no more, must not take the stack down in the middle of a write.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

  stack.whole.catch((reason: unknown) => stoppingSince ?? end(reason))
  const up = await stack.up.catch(() => undefined)
  if (up === undefined) return
  const { stack: addresses, pending } = up
  const { edge, mailbox, signingKeysFile, commandService } = addresses
  const whatItLacks = async () => (await mentionedBy(commandService.url)).map((sentence) => `\n  What it lacks:      ${sentence}`).join('')
  const lacks = await whatItLacks()
  if (stoppingSince !== undefined) return
  say(`
  Debut is ${pending.length > 0 ? `up without ${pending.join(' and ')}` : 'ready'} at ${edge.url}  (after ${process.uptime().toFixed(1)} s)${lacks}
  What time it is:    ${losAngelesNow(systemClock(), edge.url)}
  Mail it sends:      ${mailbox.url}
  A member's token:   npm run token -- demo   (or maker, admin, analyst)${settings.demoCrowd ? CROWD : ''}
  Stop with Ctrl-C.
`)
  const sayReady = async () => {
    const stillLacks = await whatItLacks()
    if (stoppingSince !== undefined) return
    const whole = stillLacks === '' ? ', and whole' : ''
    say(`  Debut is ready at ${edge.url} now${whole}  (after ${process.uptime().toFixed(1)} s)${stillLacks}`)
  }
  if (pending.length > 0) stack.whole.then(sayReady, () => {})
  await populate({ edgeUrl: edge.url, signingKeysFile }).catch((error: unknown) => {
    if (stoppingSince === undefined) stack.console.say('demo-world', because(error))
  })
}
