import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chooseAddresses } from '@debut/stack/addresses.ts'
import { componentsOf, eventStoreFolder, sourcesOf, type StackPlan, urlsOf } from './components.ts'
import { hold } from './exclusive.mjs'
import { writeProvidersFile } from '@debut/stack/oidc/providers-file.ts'
import { openSecrets } from '@debut/stack/signing-keys.ts'
import { removeStackFile, type StackFile, writeStackFile } from '@debut/stack/stack-file.ts'
import { checkout, type StartSettings } from '@debut/stack/start-settings.ts'
import { type Console, openConsole } from '@debut/stack/supervisor/console.ts'
import { PortTaken, supervise, type Supervisor } from '@debut/stack/supervisor/supervisor.ts'
import { watchFolders } from '@debut/stack/supervisor/watch.ts'

export type Stack = {
  /** This start makes a demo world first. */
  readonly makesWorld: boolean
  /** Settles with all addresses, which stand in stack.json from then on, and with what is not ready even so; fails when a part will never be. */
  readonly up: Promise<{ readonly stack: StackFile; readonly pending: readonly string[] }>
  /** Settles when nothing is pending any more; fails when a part will never be ready. */
  readonly whole: Promise<void>
  readonly console: Console
  readonly stop: () => Promise<void>
  /** Everything at once, without waiting for work in flight. */
  readonly kill: () => void
}

const describe = (plan: StackPlan, pidOf: (name: string) => number | undefined): StackFile => {
  const urls = urlsOf(plan)
  const part = (url: string, name: string) => ({ url, pid: pidOf(name) ?? process.pid })
  return {
    mode: 'local',
    pid: process.pid,
    dataDir: plan.dataDir,
    edge: { ...part(urls.edge, 'edge'), operatorsUrl: urls.operators },
    commandService: part(urls.command, 'command-service'),
    queryService: part(urls.query, 'query-service'),
    projectionService: part(urls.projection, 'projection-service'),
    eventStore: part(urls.eventStore, 'event-store'),
    nats: part(urls.nats, 'nats'),
    postgres: { ...part(urls.database, 'postgres'), identityUrl: urls.identity },
    smtp: part(urls.smtp, 'mail'),
    mailbox: part(urls.mailbox, 'mail'),
    signingKeysFile: plan.secrets.signingKeysFile,
  }
}

/** A projection that stands still on purpose is not ready, and must not keep the address of a page that is served from being shown. */
const TIMEOUT_MS = 30_000

/** A start that loses a port this often in a row has another fault. */
const MOST_PORTS = 5

const sameData = (dataDir: string, { pid, url }: { pid?: number; url?: string }) =>
  `Another Debut already runs on ${dataDir}: process ${pid ?? '(unknown)'}${url ? `, ${url}` : ''}. Stop it first, or name another folder with DATA_DIR=… and another PORT=….`

const openDataDir = (asked: string) => {
  try {
    mkdirSync(asked, { recursive: true })
    accessSync(asked, constants.R_OK | constants.W_OK | constants.X_OK)
    return realpathSync(asked)
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error)
    throw new Error(`The data cannot be kept in ${asked} (${because}): name another folder with DATA_DIR=….`, { cause: error })
  }
}

const PROGRESS_MS = 10_000

/** The parts that take long, in words for a reader. */
const NAMES: Readonly<Record<string, string>> = { 'demo-world': 'the demo world', 'client-build': 'the pages' }
const list = new Intl.ListFormat('en')
const inWords = (parts: readonly string[]): string => list.format(parts.map((part) => NAMES[part] ?? part))

export type StackOptions = StartSettings & {
  readonly dev: boolean
  readonly colour: boolean
  readonly write: (text: string) => void
}

/** Claims the data folder and the ports, then starts everything. Throws with a reason for the reader when it may not. */
export const startStack = async (options: StackOptions): Promise<Stack> => {
  const { host, port, dev, logLevel } = options
  const dataDir = openDataDir(options.dataDir)
  const about: { pid: number; url?: string } = { pid: process.pid }
  const claim = await hold(`data ${dataDir}`, () => about)
  if (claim.heldBy) throw new Error(sameData(dataDir, claim.heldBy))

  const secrets = await openSecrets(dataDir)
  const console = openConsole({ dataDir, level: options.screenLevel, colour: options.colour, write: options.write })
  const { demoCrowd } = options
  const edgeReady = Promise.withResolvers<void>()
  let complete = false
  let stopping = false

  /** Starts all parts on ports that are free now. */
  const attempt = async () => {
    const addresses = await chooseAddresses(host, port)
    if (stopping) throw new Error('Debut was stopped while it started.')
    // Once the event store has a log, only the store may write there.
    const makesWorld = options.demoWorld && !existsSync(eventStoreFolder({ dataDir }))
    const plan: StackPlan = { dataDir, addresses, secrets, logLevel, dev, makesWorld, demoCrowd, console }
    writeProvidersFile(dataDir, urlsOf(plan).oidc)
    about.url = urlsOf(plan).edge
    removeStackFile(dataDir)
    const supervisor: Supervisor = supervise(componentsOf(plan), {
      say: console.say,
      // A component that was restarted has a new process, which readers of the file may need.
      changed: () => complete && writeStackFile(describe(plan, supervisor.pidOf)),
    })
    void supervisor.readyOf('edge').then(() => edgeReady.resolve())
    return { plan, supervisor }
  }

  let current = await attempt()
  const { makesWorld } = current.plan
  const whenWhole = async () => {
    for (let tries = 1; ; tries++) {
      try {
        return await current.supervisor.ready
      } catch (error) {
        if (!(error instanceof PortTaken) || stopping || tries === MOST_PORTS) throw error
        console.say(error.part, 'found its port in use by now: all parts get others')
        await current.supervisor.stop()
        if (!stopping) current = await attempt()
      }
    }
  }
  const whole = whenWhole()
  const begun = performance.now()
  const sayProgress = () => {
    const took = Math.round((performance.now() - begun) / 1_000)
    console.say('start', `still makes ${inWords(current.supervisor.pending())} (${took} s)`)
  }
  const progress = setInterval(sayProgress, PROGRESS_MS)
  void whole.catch(() => {}).then(() => clearInterval(progress))
  // A caller that doesn't wait for this finds the failure in the output, so it must not count as unhandled.
  whole.catch(() => {})
  const enough = edgeReady.promise.then(() => pause(TIMEOUT_MS, undefined, { ref: false }))
  const watchers = dev
    ? Object.entries(sourcesOf).map(([name, folders]) =>
        watchFolders(
          folders.map((folder) => join(checkout, folder)),
          (file) => {
            console.say(name, `starts again, because ${file} changed`)
            void current.supervisor.restart(name)
          },
        ),
      )
    : []
  const end = () => {
    clearInterval(progress)
    complete = false
    stopping = true
    for (const watcher of watchers) watcher.close()
    removeStackFile(dataDir)
  }
  return {
    makesWorld,
    console,
    whole,
    up: Promise.race([whole, enough]).then(() => {
      const { plan, supervisor } = current
      const stack = describe(plan, supervisor.pidOf)
      complete = true
      writeStackFile(stack)
      return { stack, pending: supervisor.pending() }
    }),
    stop: async () => {
      end()
      await current.supervisor.stop()
      await console.close()
      await claim.release()
    },
    kill: () => {
      end()
      current.supervisor.kill()
    },
  }
}
