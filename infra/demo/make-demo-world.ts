import { loadConfig, pathSetting, secretSetting, urlSetting } from '@debut/adapters/config.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { untilAnswered } from '@debut/adapters/until-answered.ts'
import { z } from 'zod'
import { makeLog } from '@debut/stack/event-store/make-log.ts'
import { DEMO_SEED } from './demo-seed.ts'
import { keepContactMessages } from './keep-contact-messages.ts'
import { keepIdentity } from './keep-identity.ts'
import { newWorldKeys, recordWorld } from './record-world.ts'

const config = loadConfig(
  z.object({
    EVENTSTORE_DATA_DIR: pathSetting(),
    IDENTITY_DATABASE_URL: urlSetting(/^postgres(ql)?$/, 'postgres://user:password@host/identity'),
    CLAIM_SECRET: secretSetting(),
    SEED_SECRET: secretSetting(),
  }),
)

const logger = createLogger('demo-world', 'info')
const now = Date.now()
const keys = newWorldKeys(DEMO_SEED)
const { CLAIM_SECRET: claimSecret, SEED_SECRET: seedSecret } = config
const { tape, settledTo } = recordWorld({ seed: DEMO_SEED, now, claimSecret, seedSecret }, keys)
await untilAnswered('the identity database', logger, async () => {
  await keepIdentity(config.IDENTITY_DATABASE_URL, keys, settledTo)
  await keepContactMessages(config.IDENTITY_DATABASE_URL, now)
})
// The log comes last: a making that was cut off left none, and is begun anew.
await makeLog(config.EVENTSTORE_DATA_DIR, tape)
logger.info({ ms: Math.round(performance.now()) }, 'made the demo world')
