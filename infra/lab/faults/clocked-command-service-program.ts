import { createServer } from 'node:http'
import { startCommandService } from '@debut/command-service/app.ts'
import { configSchema } from '@debut/command-service/config.ts'
import { instantAt } from '@debut/events/kernel/instant.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { loadConfig } from '@debut/adapters/config.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { runService } from '@debut/adapters/run-service.ts'
import { z } from 'zod'

/** Either it stands still at a moment, or it runs ahead of the machine's, or behind. */
const Setting = z.union([z.object({ at: z.coerce.number() }), z.object({ ahead: z.coerce.number() })])
const settingOf = (text: string) => Setting.parse(Object.fromEntries(new URLSearchParams(text)))

/** The command-service on a machine whose clock is set by requests to its other port; the product itself has no such port. */
const { CLOCK_PORT, CLOCK } = z.object({ CLOCK_PORT: z.coerce.number(), CLOCK: z.string() }).parse(process.env)

let setting = settingOf(CLOCK)
const server = createServer((request, response) => {
  setting = settingOf(request.url?.split('?')[1] ?? '')
  response.end()
})

const config = loadConfig(configSchema)
const logger = createLogger('command-service', config.LOG_LEVEL)
await runService(logger, async () => {
  const clock = () => instantAt('at' in setting ? setting.at : systemClock().toMillis() + setting.ahead)
  const service = await startCommandService(config, logger, clock)
  server.listen(CLOCK_PORT, config.HOST)
  return {
    close: async () => {
      server.close()
      await service.close()
    },
  }
})
