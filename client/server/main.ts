import { systemClock } from '@debut/adapters/clock.ts'
import { loadConfig } from '@debut/adapters/config.ts'
import { warnOfInsecure } from '@debut/adapters/insecure-settings.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { runService } from '@debut/adapters/run-service.ts'
import { buildEdge } from './app.ts'
import { edgeConfig } from './config.ts'
import { defaultPreview } from './previews/default-preview.ts'

/** What draws pictures for sharing is loaded when pages have been served for a while, so that the first picture need not wait for it. */
const DRAWING_FROM = 10_000

const config = loadConfig(edgeConfig)
const logger = createLogger('edge', config.LOG_LEVEL)
warnOfInsecure(edgeConfig, logger)

await runService(logger, async () => {
  const app = await buildEdge({ config, logger, clock: systemClock })
  await app.operators.listen({ host: config.OPERATORS_HOST, port: config.OPERATORS_PORT })
  await app.listen({ host: config.HOST, port: config.PORT })
  setTimeout(() => {
    defaultPreview().catch((error: unknown) => logger.warn({ err: error }, 'pictures for sharing cannot be drawn'))
  }, DRAWING_FROM).unref()
  return app
})
