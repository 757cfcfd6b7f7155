import { execFile } from 'node:child_process'
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { dayAt } from '@debut/events/kernel/days.ts'
import { promisify } from 'node:util'
import { systemClock } from '@debut/adapters/clock.ts'
import { migrate } from '@debut/adapters/database.ts'
import { latestBuild } from '@debut/client/server/builds-folder.ts'
import { start as startNats } from '@debut/stack/nats/nats-server.ts'
import { start as startPostgres } from '@debut/stack/postgres/postgres.ts'
import { openSecrets } from '@debut/stack/signing-keys.ts'
import { checkout } from '@debut/stack/start-settings.ts'
import { childProcess } from '@debut/stack/supervisor/child-process.ts'
import { choosePorts } from '@debut/stack/supervisor/ports.ts'
import type { Probe } from '@debut/stack/supervisor/probe.ts'
import { Part } from './part.ts'
import { giveRights } from './give-rights.ts'
import { imagine, settle, untilToday } from './population.ts'
import { Random } from './random.ts'

const build = () => promisify(execFile)(process.execPath, [join(checkout, 'client/build.ts')])

const HOST = '127.0.0.1'
const DATABASE_WITHIN_MS = 15_000

/** Where it stands still, or how far it is ahead of the machine's. */
type ClockSetting = { readonly at: number } | { readonly ahead: number }
const textOf = (setting: ClockSetting): string => ('at' in setting ? `at=${setting.at}` : `ahead=${setting.ahead}`)

/** The real processes on free ports and a folder of their own, without a supervisor: what a fault kills stays dead until it says otherwise. */
export const startStack = async (folder: string) => {
  const [commandPort = 0, queryPort = 0, projectionPort = 0, eventStorePort = 0, natsPort = 0, postgresPort = 0] = await choosePorts(
    Array.from({ length: 6 }, () => 0),
    HOST,
  )
  const { signingKeysFile, claimSecret, seedSecret, supportChatSecret, identitySecret } = await openSecrets(folder)
  const eventStoreUrl = `esdb://${HOST}:${eventStorePort}?tls=false`
  const commandUrl = `http://${HOST}:${commandPort}`
  const queryUrl = `http://${HOST}:${queryPort}`
  const logs = join(folder, 'logs')
  mkdirSync(logs)

  const environment = {
    ...process.env,
    HOST,
    LOG_LEVEL: 'info',
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(checkout, 'node_modules', '.cache', 'compiled'),
    EVENTSTORE_HOST: HOST,
    EVENTSTORE_URL: eventStoreUrl,
    NATS_URL: `nats://${HOST}:${natsPort}`,
    DATABASE_URL: `postgres://debut:debut@${HOST}:${postgresPort}/debut`,
    IDENTITY_DATABASE_URL: `postgres://debut:debut@${HOST}:${postgresPort}/identity`,
    SIGNING_KEYS_FILE: signingKeysFile,
    CLAIM_SECRET: claimSecret,
    SUPPORT_CHAT_SECRET: supportChatSecret,
    IDENTITY_SECRET: identitySecret,
    SEED_SECRET: seedSecret,
    STORAGE_URL: pathToFileURL(join(folder, 'uploads/')).href,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Debut <hello@debut.example>',
    PUBLIC_URL: 'http://localhost:3000',
    COMMAND_SERVICE_URL: commandUrl,
  }
  const logOf = (name: string) => join(logs, `${name}.log`)
  const part = (name: string, file: string, env: NodeJS.ProcessEnv, ready: Probe) =>
    new Part(
      childProcess({
        name,
        needs: [],
        args: [file],
        cwd: checkout,
        env: { ...environment, ...env },
        ready,
        line: (line) => appendFileSync(logOf(name), `${line}\n`),
      }),
    )
  const service = (name: string, port: number, { settings = {}, as = name }: { settings?: NodeJS.ProcessEnv; as?: string } = {}) =>
    part(as, `${name}/src/main.ts`, { ...settings, PORT: String(port) }, { http: `http://${HOST}:${port}/readyz` })
  const eventStoreOn = (name: string, dataDir: string, port: number) =>
    part(name, 'infra/stack/event-store/main.ts', { EVENTSTORE_DATA_DIR: dataDir, EVENTSTORE_PORT: String(port) }, { host: HOST, port })

  const eventStoreDir = join(folder, 'event-store')
  const eventStore = eventStoreOn('event-store', eventStoreDir, eventStorePort)
  const commandService = service('command-service', commandPort)
  const projectionService = service('projection-service', projectionPort)
  const queryService = service('query-service', queryPort)

  let besides = 0
  let nats: { close(): Promise<void> } | undefined
  const bus = {
    up: async () => {
      nats = await startNats({ port: natsPort, host: HOST })
    },
    down: async () => {
      await nats?.close()
      nats = undefined
    },
  }

  const population = imagine(new Random('population'), dayAt(systemClock().toMillis()))
  const startDatabase = () => startPostgres({ dataDir: folder, port: postgresPort, host: HOST })
  let postgres = await startDatabase()
  const database = {
    kill: async () => {
      process.kill(postgres.pid, 'SIGKILL')
      await postgres.ended
    },
    stop: () => postgres.close(),
    /** Those that a killed one left may still be on their way out. */
    start: async () => {
      const giveUpAt = performance.now() + DATABASE_WITHIN_MS
      for (;;) {
        try {
          postgres = await startDatabase()
          return
        } catch (error) {
          if (performance.now() > giveUpAt) throw error
          await pause(100)
        }
      }
    },
  }
  const parts = [commandService, projectionService, queryService, eventStore]
  const stop = async () => {
    await Promise.all(parts.map((each) => each.kill()))
    await bus.down()
    await postgres.close()
  }
  try {
    await Promise.all([
      bus.up(),
      eventStore.start(),
      migrate(postgres.identityUrl, new URL('../../../command-service/migrations/', import.meta.url), 'identity'),
    ])
    await giveRights(eventStoreUrl)
    await settle(population, { eventStoreUrl, identityUrl: postgres.identityUrl, claimSecret, seedSecret })
    await Promise.all([commandService, projectionService, queryService].map((each) => each.start()))
    await untilToday(population, eventStoreUrl)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    folder,
    parts,
    commandUrl,
    queryUrl,
    projectionUrl: `http://${HOST}:${projectionPort}`,
    eventStoreUrl,
    natsUrl: environment.NATS_URL,
    databaseUrl: postgres.url,
    identityUrl: postgres.identityUrl,
    signingKeysFile,
    claimSecret,
    seedSecret,
    population,
    commandService,
    projectionService,
    queryService,
    eventStore,
    eventStoreDir,
    /** Another event store, on a copy of the data. */
    eventStoreBeside: async (name: string, dataDir: string) => {
      const [port = 0] = await choosePorts([eventStorePort + 100], HOST)
      return { part: eventStoreOn(name, dataDir, port), url: `esdb://${HOST}:${port}?tls=false` }
    },
    /** One more command-service on the same log, as where it is scaled out; with some settings of its own. */
    commandServiceBeside: async (settings: NodeJS.ProcessEnv = {}) => {
      const [port = 0] = await choosePorts([commandPort + 101 + besides++], HOST)
      return { part: service('command-service', port, { settings }), commandUrl: `http://${HOST}:${port}`, signingKeysFile }
    },
    /** One more projection-service, with a log file of its own. */
    projectionServiceBeside: async (settings: NodeJS.ProcessEnv = {}) => {
      const [port = 0] = await choosePorts([commandPort + 101 + besides++], HOST)
      return service('projection-service', port, { settings, as: `projection-service-${port}` })
    },
    /** The public port before the services, and what only its operators see. */
    edgeBeside: async (settings: NodeJS.ProcessEnv = {}) => {
      // Tests have built it before, as its pages are the same for all.
      if ((await latestBuild()) === undefined) await build()
      const [port = 0, operatorsPort = 0] = await choosePorts([commandPort + 101 + besides++, commandPort + 101 + besides++], HOST)
      const operatorsUrl = `http://${HOST}:${operatorsPort}`
      const env = {
        ...settings,
        PORT: String(port),
        OPERATORS_PORT: String(operatorsPort),
        COMMAND_SERVICE_URL: commandUrl,
        QUERY_SERVICE_URL: queryUrl,
      }
      const edge = part(`edge-${port}`, 'client/server/main.ts', env, { http: `${operatorsUrl}/readyz` })
      return { part: edge, url: `http://${HOST}:${port}`, operatorsUrl }
    },
    /** One whose clock is set by hand. */
    clockedCommandService: async (clock: ClockSetting, settings: NodeJS.ProcessEnv) => {
      const [port = 0, clockPort = 0] = await choosePorts([commandPort + 101 + besides++, commandPort + 101 + besides++], HOST)
      const env = { ...settings, PORT: String(port), CLOCK_PORT: String(clockPort), CLOCK: textOf(clock) }
      const program = 'infra/lab/faults/clocked-command-service-program.ts'
      return {
        part: part(`clocked-${port}`, program, env, { host: HOST, port: clockPort }),
        commandUrl: `http://${HOST}:${port}`,
        signingKeysFile,
        setClock: async (to: ClockSetting) => void (await fetch(`http://${HOST}:${clockPort}/?${textOf(to)}`)),
      }
    },
    logOf,
    bus,
    database,
    stop,
  }
}

export type StackUnderFault = Awaited<ReturnType<typeof startStack>>
