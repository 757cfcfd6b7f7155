import { renameSync, rmSync } from 'node:fs'
import { loadConfig, pathSetting, secretSetting, urlSetting } from '@debut/infra/adapters/config.ts'
import { createLogger } from '@debut/infra/adapters/logging.ts'
import { untilAnswered } from '@debut/infra/adapters/until-answered.ts'
import { z } from 'zod'
import { DEMO_SEED } from './demo-seed.ts'
import { fillFolder } from './fill-folder.ts'
import { keepIdentity } from './keep-identity.ts'

const config = loadConfig(
  z.object({
    EVENTSTORE_DATA_DIR: pathSetting(),
    IDENTITY_DATABASE_URL: urlSetting(/^postgres(ql)?$/, 'postgres://user:password@host/identity'),
    CLAIM_SECRET: secretSetting(),
    SEED_SECRET: secretSetting(),
  }),
)
const logger = createLogger('demo-world', 'info')

/** Made beside, and moved to where the event store looks for it once its keys are kept: cut off at any point, it is made again. */
const folder = `${config.EVENTSTORE_DATA_DIR}.new`
rmSync(folder, { recursive: true, force: true })
const filled = await fillFolder({
  folder,
  seed: DEMO_SEED,
  now: Date.now(),
  claimSecret: config.CLAIM_SECRET,
  seedSecret: config.SEED_SECRET,
})
await untilAnswered('the identity database', logger, () => keepIdentity(config.IDENTITY_DATABASE_URL, filled))
renameSync(folder, config.EVENTSTORE_DATA_DIR)
logger.info({ members: filled.keys.size, ms: Math.round(performance.now()) }, 'made the demo world')
