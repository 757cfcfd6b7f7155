import { eventually } from './eventually.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { startCommandService } from '@debut/command-service/app.ts'
import { configSchema as commandConfig } from '@debut/command-service/config.ts'
import { type Clock, systemClock } from '@debut/adapters/clock.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { createLogger, type Logger } from '@debut/adapters/logging.ts'
import { type MemberKeys, openMemberKeys } from '@debut/adapters/member-keys.ts'
import type { Role } from '@debut/events/members/role.ts'
import { startProjectionService } from '@debut/projection-service/app.ts'
import { configSchema as projectionConfig } from '@debut/projection-service/config.ts'
import type { Projector } from '@debut/projection-service/kernel/projector.ts'
import { startQueryService } from '@debut/query-service/app.ts'
import { configSchema as queryConfig } from '@debut/query-service/config.ts'
import { expect } from 'vitest'
import { mintAccessToken } from '@debut/demo/access-token.ts'
import { appointIn } from '@debut/deploy/appoint.ts'
import { start as startNats } from '@debut/stack/nats/nats-server.ts'
import { cloneDatabase, databaseUrl, dropDatabase } from '@debut/stack/postgres/databases.ts'
import { signInLocally } from '@debut/demo/sign-in-locally.ts'
import { openSecrets } from '@debut/stack/signing-keys.ts'
import { commandIdAt, ulidAt } from './ids-at.ts'
import { fitsContract, refusalFitsContract } from './fits-contract.ts'
import { TEMPLATES } from './postgres-for-tests.ts'
import { quietPort } from './quiet-port.ts'
import { postgresUrl as sharedPostgres } from './shared-part.ts'
import { startStoreInThisThread } from './store-in-this-thread.ts'
import { quickTmpdir } from './quick-tmpdir.ts'

const HOST = '127.0.0.1'

const aSecret = () => randomBytes(32).toString('base64url')
/** The same in all worlds: their fingerprints, which are slow on purpose, are derived once in a process. */
const SECRETS = {
  CLAIM_SECRET: aSecret(),
  SEED_SECRET: aSecret(),
  SUPPORT_CHAT_SECRET: aSecret(),
  IDENTITY_SECRET: aSecret(),
}

export interface Person {
  readonly memberId: string
  readonly username: string
  readonly roles: readonly Role[]
  readonly email?: string
  readonly secondFactorDue?: true
}

/** A server that can be stopped, and started again on the same port. */
const stoppable = async (start: (port: number) => Promise<{ readonly port: number; close(): Promise<unknown> }>) => {
  let server: Awaited<ReturnType<typeof start>> | undefined = await start(await quietPort(HOST))
  const { port } = server
  return {
    port,
    stop: async () => {
      await server?.close()
      server = undefined
    },
    start: async () => {
      server = await start(port)
    },
  }
}

interface WorldOptions {
  /** The time for everything that has one: services, tokens, the store's events and the ids of commands. */
  readonly clock?: Clock
  readonly databases?: { readonly debutUrl: string; readonly identityUrl: string }
  readonly logger?: Logger
}

const HOUR_SECONDS = 3_600
/** A test that sets its clock may jump over days, which would end a session of an hour. */
const YEAR_SECONDS = 365 * 24 * HOUR_SECONDS

/** Maps the address of each service to its clock, because a client that sends it commands uses the same time. */
const clocks = new Map<string, Clock>()

/** The real backing services for one test file, and our services on them as they are asked for. Everything goes with `close`. */
export const startWorld = async ({
  clock = systemClock,
  databases: own,
  logger = createLogger('test', process.env['TEST_LOG_LEVEL'] ?? 'silent'),
}: WorldOptions = {}) => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const postgresUrl = await sharedPostgres()
  const clone = (database: 'debut' | 'identity') => cloneDatabase(postgresUrl, TEMPLATES[database], `${name}_${database}`)
  const folder = mkdtempSync(join(quickTmpdir(), 'debut-world-'))
  let cloned: Promise<string> | undefined
  /** Made at the first request: most of what the command-service does needs none. */
  const readModels = () => (cloned ??= Promise.resolve(own?.debutUrl ?? clone('debut')))
  const [edgePort, queryPort, identityUrl, eventStore, nats] = await Promise.all([
    quietPort(HOST),
    quietPort(HOST),
    own?.identityUrl ?? clone('identity'),
    stoppable((port) =>
      startStoreInThisThread(
        { port, host: HOST, advertiseHost: HOST, dataDir: join(folder, 'event-store'), requireAuth: false },
        { clock: () => clock().toMillis() },
      ),
    ),
    stoppable((port) => startNats({ port, host: HOST })),
  ])
  const { signingKeysFile } = await openSecrets(folder)
  const closers: (() => Promise<unknown>)[] = []
  const closing = <Service extends { close(): Promise<unknown> }>(service: Service): Service => {
    closers.unshift(() => service.close())
    return service
  }

  const settings = {
    HOST,
    PORT: '0',
    EVENTSTORE_URL: `esdb://${HOST}:${eventStore.port}?tls=false`,
    NATS_URL: `nats://${HOST}:${nats.port}`,
    DATABASE_URL: own?.debutUrl ?? databaseUrl(postgresUrl, `${name}_debut`),
    IDENTITY_DATABASE_URL: identityUrl,
    QUERY_SERVICE_URL: `http://${HOST}:${queryPort}`,
    SIGNING_KEYS_FILE: signingKeysFile,
    ...SECRETS,
    STORAGE_URL: pathToFileURL(join(folder, 'uploads/')).href,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Debut <hello@debut.example>',
    PUBLIC_URL: `http://localhost:${edgePort}`,
    // One member does in seconds here what takes them weeks.
    COMMANDS_PER_MINUTE: '100000',
    WAITING_PER_ADDRESS: '100000',
  }

  let queryServices = 0
  let keys: MemberKeys | undefined
  const openKeys = () => {
    const database = openDatabase({ url: identityUrl, name: 'test keys' })
    closing({ close: () => database.destroy() })
    return openMemberKeys(database)
  }

  return {
    settings,
    logger,
    clock,
    eventStore,
    nats,
    /** With some settings of its own, as its environment would have them. */
    commandService: async (own: Readonly<Record<string, string>> = {}, ownClock: Clock = clock) => {
      const service = closing(await startCommandService(commandConfig.parse({ ...settings, ...own }), logger, ownClock))
      clocks.set(service.url, ownClock)
      return service
    },
    /** The database of the read models, which both services that use it bring along. */
    readModels,
    projectionService: async (projectors?: readonly Projector[]) => {
      await readModels()
      return closing(await startProjectionService(projectionConfig.parse(settings), logger, projectors && { projectors }))
    },
    /** The first where the others look for it; a further one on a port of its own choice, or on that of one that was there before. */
    queryService: async (commandUrl: string, { clock: ownClock = clock, port }: { clock?: Clock; port?: number } = {}) => {
      await readModels()
      const config = queryConfig.parse({
        ...settings,
        PORT: port ?? (queryServices++ === 0 ? queryPort : 0),
        COMMAND_SERVICE_URL: commandUrl,
      })
      return closing(await startQueryService(config, logger, ownClock))
    },
    /** What the log is sealed with, for tests that write into it. */
    keys: () => (keys ??= openKeys()),
    /** Closed with the world, before its backing services. */
    closing,
    newCommandId: () => commandIdAt(clock()),
    newUlid: () => ulidAt(clock()),
    person: (username: string, ...roles: Role[]): Person => ({ memberId: randomUUID(), username, roles }),
    /** A member from the start, who holds the roles that their tokens claim. */
    appoint: async (person: Person): Promise<Person> => {
      await appointIn(settings, logger, person, clock())
      return person
    },
    /** A session as signing in gives it: the person has an account from then on. */
    signIn: (person: Person, commandUrl: string) =>
      signInLocally(person, { authUrl: `${commandUrl}/auth/v1`, signingKeysFile, now: clock().toUnixInteger() }),
    /** A token as if they had signed in, where the session is not checked. */
    token: (person: Person, lifetimeSeconds = clock === systemClock ? HOUR_SECONDS : YEAR_SECONDS) =>
      mintAccessToken(person, { signingKeysFile, edgeUrl: settings.PUBLIC_URL, now: clock().toUnixInteger(), lifetimeSeconds }),
    close: async () => {
      for (const close of closers) await close()
      await Promise.all([eventStore.stop(), nats.stop()])
      if (own === undefined) await Promise.all([dropDatabase(postgresUrl, `${name}_debut`), dropDatabase(postgresUrl, `${name}_identity`)])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type World = Awaited<ReturnType<typeof startWorld>>

/** All three services on a world, once they are ready; the command-service with some settings of its own. */
export const startServices = async (world: World, ofCommand: Readonly<Record<string, string>> = {}) => {
  const [command, projection] = await Promise.all([world.commandService(ofCommand), world.projectionService()])
  const query = await world.queryService(command.url)
  const statuses = () => Promise.all([command, projection, query].map(async ({ url }) => (await fetch(`${url}/readyz`)).status))
  await eventually(async () => expect(await statuses()).toEqual([200, 200, 200]))
  return { command, projection, query }
}

/**
 * Sends a command like a client whose clock agrees with the service's. If a busy machine gives no answer, it is sent again under its id, as
 * browsers do. A test that gives the id sees the first answer.
 */
export const sendCommand = async (url: string, token: string | undefined, type: string, payload: unknown, commandId?: string) => {
  const id = commandId ?? commandIdAt((clocks.get(url) ?? systemClock)())
  const ask = () =>
    fetch(`${url}/api/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ commandId: id, type, payload }),
    })
  let response = await ask()
  const mostRepeats = commandId === undefined ? MOST_REPEATS : 0
  for (let again = 0; response.status === 503 && again < mostRepeats; again++) {
    await setTimeout(REPEATED_AFTER_MS)
    response = await ask()
  }
  const body = (await response.json()) as { position?: number; code?: string }
  if (response.ok) fitsContract('POST', '/api/commands', body)
  else refusalFitsContract(`command ${type}`, body.code)
  return { status: response.status, body, headers: response.headers }
}

const MOST_REPEATS = 10
const REPEATED_AFTER_MS = 1_000
