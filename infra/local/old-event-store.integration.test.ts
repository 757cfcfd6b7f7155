import { startCommandService } from '@debut/command-service/app.ts'
import { configSchema as commandConfig } from '@debut/command-service/config.ts'
import { createLogger } from '@debut/infra/adapters/logging.ts'
import { startServer, urlOf } from '@debut/infra/adapters/testing/log-in-tests.ts'
import { startProjectionService } from '@debut/projection-service/app.ts'
import { configSchema as projectionConfig } from '@debut/projection-service/config.ts'
import { expect, it } from 'vitest'

const logger = createLogger('test', 'silent')
const secret = Buffer.alloc(32).toString('base64url')
const secrets = { CLAIM_SECRET: secret, SEED_SECRET: secret, SUPPORT_CHAT_SECRET: secret, IDENTITY_SECRET: secret }

it.each([
  ['projection-service', (url: string) => startProjectionService(projectionConfig.parse({ EVENTSTORE_URL: url }), logger)],
  ['command-service', (url: string) => startCommandService(commandConfig.parse({ EVENTSTORE_URL: url, ...secrets }), logger)],
])('the %s does not start on an event store that is too old, and says what is needed', async (_, start) => {
  const { port } = await startServer({ version: '22.10.5' })
  await expect(start(urlOf(port))).rejects.toThrow('EventStoreDB 22.10.5, and 23.10 or a later one is needed')
})
