import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startTinyProvider } from '@debut/command-service/identity/testing/tiny-provider.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { createHttpServer } from '@debut/adapters/http-server.ts'
import { createMetrics } from '@debut/adapters/metrics.ts'
import { Readiness } from '@debut/adapters/readiness.ts'
import { edgeSettings } from '@debut/client/server/testing/edge-settings.ts'
import { addProxy } from '@debut/client/server/proxy.ts'
import { listeningLogger } from './listening-logger.ts'
import { startServices, startWorld } from './world.ts'
import { quickTmpdir } from './quick-tmpdir.ts'

/** All services and what the edge passes on to them, with every line that any of them logs. There is no mail server, so that mails wait. */
export const startWorldBehindEdge = async () => {
  const { lines, logger } = listeningLogger()
  const world = await startWorld({ logger })
  const tiny = world.closing(await startTinyProvider())
  const folder = mkdtempSync(join(quickTmpdir(), 'debut-behind-edge-'))
  world.closing({ close: async () => rmSync(folder, { recursive: true, force: true }) })
  const file = join(folder, 'auth-providers.json')
  const client = { client_id: 'debut', client_secret: 'a secret of the two' }
  const github = {
    ...client,
    authorization_endpoint: `${tiny.issuer}/authorize`,
    token_endpoint: `${tiny.issuer}/plain-token`,
    userinfo_endpoint: `${tiny.issuer}/user`,
    emails_endpoint: `${tiny.issuer}/user/emails`,
  }
  writeFileSync(file, JSON.stringify({ tiny: { ...client, issuer: tiny.issuer }, github }))
  const services = await startServices(world, {
    AUTH_PROVIDERS_FILE: file,
    AUTH_PHONE: 'true',
    AUTH_SMS: 'mailbox',
    SMTP_URL: 'smtp://127.0.0.1:1',
  })

  const { PUBLIC_URL } = world.settings
  const config = edgeSettings({ PUBLIC_URL, COMMAND_SERVICE_URL: services.command.url, QUERY_SERVICE_URL: services.query.url })
  const edge = createHttpServer({ logger, metrics: createMetrics('edge'), readiness: new Readiness(), trustedProxies: ['loopback'] })
  await addProxy(edge, config)
  await edge.listen({ host: '127.0.0.1', port: Number(new URL(PUBLIC_URL).port) })
  world.closing({ close: () => edge.close() })
  const identity = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
  world.closing({ close: () => identity.destroy() })
  return { world, services, tiny, identity, lines, publicUrl: PUBLIC_URL }
}

export type WorldBehindEdge = Awaited<ReturnType<typeof startWorldBehindEdge>>
