import { loadConfig } from '@debut/infra/adapters/config.ts'
import { warnOfInsecure } from '@debut/infra/adapters/insecure-settings.ts'
import { createLogger } from '@debut/infra/adapters/logging.ts'
import { runService } from '@debut/infra/adapters/run-service.ts'
import { startProjectionService } from './app.ts'
import { configSchema } from './config.ts'

const config = loadConfig(configSchema)
const logger = createLogger('projection-service', config.LOG_LEVEL)
warnOfInsecure(configSchema, logger)
await runService(logger, () => startProjectionService(config, logger))
