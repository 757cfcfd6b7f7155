import { startCommandService } from '@debut/command-service/app.ts'
import { configSchema as commandConfig } from '@debut/command-service/config.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { startServer, urlOf } from '@debut/adapters/testing/log-in-tests.ts'
import { startProjectionService } from '@debut/projection-service/app.ts'
import { configSchema as projectionConfig } from '@debut/projection-service/config.ts'
import { expect, it } from 'vitest'

const logger = createLogger('test', 'silent')
const secret = Buffer.alloc(32).toString('base64url')
const secrets = { CLAIM_SECRET: secret, SEED_SECRET: secret, SUPPORT_CHAT_SECRET: secret, IDENTITY_SECRET: secret }
/** Closed ports. */
const elsewhere = {
  NATS_URL: 'nats://127.0.0.1:9',
  DATABASE_URL: 'postgres://127.0.0.1:9/debut',
  IDENTITY_DATABASE_URL: 'postgres://127.0.0.1:9/identity',
  PUBLIC_URL: 'http://localhost:3000',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'hello@debut.example',
  STORAGE_URL: 'file:///nowhere/',
  SIGNING_KEYS_FILE: '/nowhere',
}

it.each([
  ['projection-service', (url: string) => startProjectionService(projectionConfig.parse({ ...elsewhere, EVENTSTORE_URL: url }), logger)],
  ['command-service', (url: string) => startCommandService(commandConfig.parse({ ...elsewhere, ...secrets, EVENTSTORE_URL: url }), logger)],
])('the %s does not start on an event store that is too old, and says what is needed', async (_, start) => {
  const { port } = await startServer({ version: '22.10.5' })
  await expect(start(urlOf(port))).rejects.toThrow('EventStoreDB 22.10.5, and 23.10 or a later one is needed')
})
