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
import { supervise } from '@debut/stack/supervisor/supervisor.ts'
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

  const addresses = await chooseAddresses(host, port)
  const secrets = await openSecrets(dataDir)
  const console = openConsole({ dataDir, level: options.screenLevel, colour: options.colour, write: options.write })
  const { demoCrowd } = options
  // Once the event store has a log, only it may write there.
  const makesWorld = options.demoWorld && !existsSync(eventStoreFolder({ dataDir }))
  const plan: StackPlan = { dataDir, addresses, secrets, logLevel, dev, makesWorld, demoCrowd, console }
  writeProvidersFile(dataDir, urlsOf(plan).oidc)
  about.url = urlsOf(plan).edge
  removeStackFile(dataDir)

  let complete = false
  const supervisor = supervise(componentsOf(plan), {
    say: console.say,
    // A component that was restarted has a new process, which readers of the file may want to find.
    changed: () => complete && writeStackFile(describe(plan, supervisor.pidOf)),
  })
  const enough = supervisor.readyOf('edge').then(() => pause(TIMEOUT_MS, undefined, { ref: false }))
  const watchers = dev
    ? Object.entries(sourcesOf).map(([name, folders]) =>
        watchFolders(
          folders.map((folder) => join(checkout, folder)),
          (file) => {
            console.say(name, `starts again, because ${file} changed`)
            void supervisor.restart(name)
          },
        ),
      )
    : []
  const end = () => {
    complete = false
    for (const watcher of watchers) watcher.close()
    removeStackFile(dataDir)
  }
  return {
    makesWorld,
    console,
    whole: supervisor.ready,
    up: Promise.race([supervisor.ready, enough]).then(() => {
      const stack = describe(plan, supervisor.pidOf)
      complete = true
      writeStackFile(stack)
      return { stack, pending: supervisor.pending() }
    }),
    stop: async () => {
      end()
      await supervisor.stop()
      await console.close()
      await claim.release()
    },
    kill: () => {
      end()
      supervisor.kill()
    },
  }
}
