import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Addresses } from '@debut/stack/addresses.ts'
import { start as startNats } from '@debut/stack/nats/nats-server.ts'
import { providersFileIn, readProvidersFile } from '@debut/stack/oidc/providers-file.ts'
import { start as startPostgres } from '@debut/stack/postgres/postgres.ts'
import type { Secrets } from '@debut/stack/signing-keys.ts'
import { checkout } from '@debut/stack/start-settings.ts'
import { childProcess } from '@debut/stack/supervisor/child-process.ts'
import type { Component } from '@debut/stack/supervisor/component.ts'
import type { Console } from '@debut/stack/supervisor/console.ts'
import { inProcess } from '@debut/stack/supervisor/in-process.ts'

export type StackPlan = {
  readonly dataDir: string
  readonly addresses: Addresses
  readonly secrets: Secrets
  readonly logLevel: string
  /** The client is served from its sources, with hot replacement. */
  readonly dev: boolean
  /** A demo world is made before anything reads the log. */
  readonly makesWorld: boolean
  readonly demoCrowd: boolean
  readonly console: Console
}

/** A quarter of Node's room for young objects: 100 MB less in all, and no dearer an answer. Not for the edge, which draws pages. */
const SMALL = ['--max-semi-space-size=4']

const isEverywhere = (host: string) => host === '0.0.0.0' || host === '::'
const bracketed = (host: string) => (host.includes(':') ? `[${host}]` : host)

export const urlsOf = ({ addresses: { host, port, internal, ...ports } }: StackPlan) => {
  const http = (inner: number) => `http://${internal}:${inner}`
  const postgres = (database: string) => `postgres://debut:debut@${internal}:${ports.postgres}/${database}`
  return {
    edge: `http://${host === internal || isEverywhere(host) ? 'localhost' : bracketed(host)}:${port}`,
    command: http(ports.command),
    query: http(ports.query),
    projection: http(ports.projection),
    eventStore: `esdb://${internal}:${ports.eventStore}?tls=false`,
    nats: `nats://${internal}:${ports.nats}`,
    database: postgres('debut'),
    identity: postgres('identity'),
    smtp: `smtp://${internal}:${ports.smtp}`,
    mailbox: http(ports.mailbox),
    demoSignIn: http(ports.demoSignIn),
    oidc: http(ports.oidc),
    operators: http(ports.operators),
  }
}

export const eventStoreFolder = ({ dataDir }: { readonly dataDir: string }) => join(dataDir, 'event-store')

/** What the services read of their environment. */
const environments = (plan: StackPlan) => {
  const urls = urlsOf(plan)
  const { addresses, secrets } = plan
  const common = {
    ...process.env,
    HOST: addresses.internal,
    LOG_LEVEL: plan.logLevel,
    NODE_ENV: process.env['NODE_ENV'] ?? (plan.dev ? 'development' : 'production'),
    PUBLIC_URL: urls.edge,
    // A developer who opens it to the network sets HOST on purpose.
    PUBLIC_URL_INSECURE: 'yes',
    SMTP_URL: urls.smtp,
    MAIL_FROM: process.env['MAIL_FROM'] ?? 'Debut <hello@debut.localhost>',
    // One heap for C's allocations instead of one per thread: 35 MB less in the edge, some 5 in the others.
    MALLOC_ARENA_MAX: '1',
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(checkout, 'node_modules', '.cache', 'compiled'),
  }
  const on = (port: number) => ({ ...common, PORT: String(port) })
  return {
    demoWorld: {
      ...common,
      EVENTSTORE_DATA_DIR: eventStoreFolder(plan),
      IDENTITY_DATABASE_URL: urls.identity,
      CLAIM_SECRET: secrets.claimSecret,
      SEED_SECRET: secrets.seedSecret,
    },
    eventStore: {
      ...common,
      EVENTSTORE_HOST: addresses.internal,
      EVENTSTORE_PORT: String(addresses.eventStore),
      EVENTSTORE_DATA_DIR: eventStoreFolder(plan),
    },
    command: {
      ...on(addresses.command),
      EVENTSTORE_URL: urls.eventStore,
      NATS_URL: urls.nats,
      STORAGE_URL: pathToFileURL(join(plan.dataDir, 'uploads/')).href,
      IDENTITY_DATABASE_URL: urls.identity,
      DATABASE_URL: urls.database,
      MAILBOX_URL: urls.mailbox,
      SIGNING_KEYS_FILE: secrets.signingKeysFile,
      CLAIM_SECRET: secrets.claimSecret,
      SEED_SECRET: secrets.seedSecret,
      SUPPORT_CHAT_SECRET: secrets.supportChatSecret,
      MADE_UP_SITES_URL: `${urls.demoSignIn}/sites/`,
      IDENTITY_SECRET: secrets.identitySecret,
      ADMIN_EMAILS: 'admin@debut.local',
      AUTH_PHONE: 'true',
      AUTH_SMS: 'mailbox',
      AUTH_PROVIDERS_FILE: process.env['AUTH_PROVIDERS_FILE'] ?? providersFileIn(plan.dataDir),
    },
    backup: {
      ...common,
      EVENTSTORE_URL: urls.eventStore,
      IDENTITY_DATABASE_URL: urls.identity,
      STORAGE_URL: pathToFileURL(join(plan.dataDir, 'uploads/')).href,
      SECRETS_FOLDER: join(plan.dataDir, 'keys'),
    },
    projection: {
      ...on(addresses.projection),
      EVENTSTORE_URL: urls.eventStore,
      NATS_URL: urls.nats,
      DATABASE_URL: urls.database,
      IDENTITY_DATABASE_URL: urls.identity,
      QUERY_SERVICE_URL: urls.query,
    },
    query: {
      ...on(addresses.query),
      DATABASE_URL: urls.database,
      NATS_URL: urls.nats,
      COMMAND_SERVICE_URL: urls.command,
    },
    edge: {
      ...on(addresses.port),
      HOST: addresses.host,
      OPERATORS_PORT: String(addresses.operators),
      COMMAND_SERVICE_URL: urls.command,
      QUERY_SERVICE_URL: urls.query,
      DEMO_SIGN_IN_URL: urls.demoSignIn,
      GALLERY: 'true',
      ...(plan.dev && { CLIENT_DEV: '1' }),
    },
  }
}

/** Where each service's sources are: a change there starts it again in development. */
export const sourcesOf: Readonly<Record<string, readonly string[]>> = {
  'command-service': ['command-service/src', 'command-service/migrations', 'events/src', 'infra/adapters'],
  'projection-service': ['projection-service/src', 'projection-service/migrations', 'events/src', 'infra/adapters'],
  'query-service': ['query-service/src', 'events/src', 'infra/adapters'],
  edge: ['client/server', 'infra/adapters'],
}

/** The whole local stack, and what waits for what. */
export const componentsOf = (plan: StackPlan): Component[] => {
  const { addresses, console, dataDir } = plan
  const { internal } = addresses
  const env = environments(plan)
  const lineOf = (name: string) => (line: string) => console.line(name, line)
  const node = (name: string, file: string, environment: NodeJS.ProcessEnv, flags: readonly string[] = []) => ({
    name,
    args: [...flags, file],
    cwd: checkout,
    env: environment,
    line: lineOf(name),
  })
  const readyz = (port: number) => ({ http: `http://${internal}:${port}/readyz` })

  const postgres = inProcess('postgres', () =>
    startPostgres({
      dataDir,
      port: addresses.postgres,
      host: internal,
      // A service's refused insert is an ERROR to Postgres and nothing to a reader; only its own trouble is worth a line.
      log: (line) => console.line('postgres', line, line.includes('PANIC:') ? 'error' : 'debug'),
    }),
  )
  const mail = inProcess('mail', async () => {
    const { start } = await import('@debut/stack/mail/mailbox.ts')
    return start({ smtpPort: addresses.smtp, httpPort: addresses.mailbox, host: internal, dataDir: join(dataDir, 'mail') })
  })
  const demoSignIn = inProcess('demo-sign-in', async () => {
    const { start } = await import('@debut/demo/demo-sign-in.ts')
    const { signingKeysFile } = plan.secrets
    return start({ port: addresses.demoSignIn, host: internal, edgeUrl: urlsOf(plan).edge, signingKeysFile })
  })
  const oidc = inProcess('oidc', async () => {
    const { start } = await import('@debut/stack/oidc/local-provider.ts')
    const { issuer, client_id, client_secret } = readProvidersFile(dataDir)
    const callbackUrl = `${urlsOf(plan).edge}/auth/v1/callback`
    return start({ port: addresses.oidc, host: internal, issuer, clientId: client_id, clientSecret: client_secret, callbackUrl })
  })
  const nats = inProcess('nats', () => startNats({ port: addresses.nats, host: internal }))
  const demoWorld = childProcess({
    ...node('demo-world', 'infra/demo/make-demo-world.ts', env.demoWorld),
    needs: [],
    uses: ['postgres'],
    ready: 'when it has finished',
  })
  const afterTheWorld = plan.makesWorld ? ['demo-world'] : []
  const demoCrowd = inProcess(
    'demo-crowd',
    async () => {
      const [{ startDemoCrowd }, { startDemoMakers }] = await Promise.all([
        import('@debut/demo/demo-crowd.ts'),
        import('@debut/demo/demo-makers.ts'),
      ])
      const those = { edgeUrl: urlsOf(plan).edge, signingKeysFile: plan.secrets.signingKeysFile }
      const parts = [await startDemoCrowd(those), startDemoMakers(those)]
      return { close: async () => void (await Promise.all(parts.map((part) => part.close()))) }
    },
    ['edge', 'command-service', 'query-service'],
  )
  const eventStore = childProcess({
    ...node('event-store', 'infra/stack/event-store/main.ts', env.eventStore, SMALL),
    needs: afterTheWorld,
    ready: { host: internal, port: addresses.eventStore },
  })
  // A new log has nothing that a migration could harm.
  const saves = !plan.makesWorld && (process.env['BACKUP_TARGET'] ?? '') !== ''
  const backup = childProcess({
    ...node('backup', 'infra/deploy/backup/before-migrations.ts', env.backup),
    needs: ['event-store', 'postgres'],
    ready: 'when it has finished',
  })
  const build = childProcess({ ...node('client-build', 'client/build.ts', process.env), needs: [], ready: 'when it has finished' })
  const services = [
    childProcess({
      ...node('command-service', 'command-service/src/main.ts', env.command, SMALL),
      needs: ['event-store', 'postgres', ...(saves ? ['backup'] : [])],
      uses: ['nats'],
      ready: readyz(addresses.command),
    }),
    childProcess({
      ...node('projection-service', 'projection-service/src/main.ts', env.projection, SMALL),
      needs: ['event-store', 'postgres', 'nats'],
      ready: readyz(addresses.projection),
    }),
    childProcess({
      ...node('query-service', 'query-service/src/main.ts', env.query, SMALL),
      needs: ['postgres', 'nats'],
      uses: ['command-service'],
      ready: readyz(addresses.query),
    }),
    childProcess({
      ...node('edge', 'client/server/main.ts', env.edge),
      needs: [...(plan.dev ? [] : ['client-build']), ...afterTheWorld],
      uses: ['command-service', 'query-service'],
      ready: readyz(addresses.operators),
    }),
  ]
  return [
    ...(plan.makesWorld ? [demoWorld] : []),
    ...(plan.dev ? [] : [build]),
    eventStore,
    postgres,
    nats,
    ...(saves ? [backup] : []),
    ...services,
    mail,
    demoSignIn,
    oidc,
    ...(plan.demoCrowd ? [demoCrowd] : []),
  ]
}
