import { systemClock } from '@debut/infra/adapters/clock.ts'
import { loadConfig } from '@debut/infra/adapters/config.ts'
import { createLogger } from '@debut/infra/adapters/logging.ts'
import { runService } from '@debut/infra/adapters/run-service.ts'
import { buildEdge } from './app.ts'
import { edgeConfig } from './config.ts'

const config = loadConfig(edgeConfig)
const logger = createLogger('edge', config.LOG_LEVEL)

await runService(logger, async () => {
  const app = await buildEdge({ config, logger, clock: systemClock })
  await app.listen({ host: config.HOST, port: config.PORT })
  return app
})
