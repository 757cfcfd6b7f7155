import { loadConfig } from '@debut/adapters/config.ts'
import { warnOfInsecure } from '@debut/adapters/insecure-settings.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { runService } from '@debut/adapters/run-service.ts'
import { startQueryService } from './app.ts'
import { configSchema } from './config.ts'

const config = loadConfig(configSchema)
const logger = createLogger('query-service', config.LOG_LEVEL)
warnOfInsecure(configSchema, logger)
await runService(logger, () => startQueryService(config, logger))
