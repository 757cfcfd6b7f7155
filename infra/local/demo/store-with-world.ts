import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { loadConfig, pathSetting, secretSetting, urlSetting } from '@debut/infra/adapters/config.ts'
import { giveMemoryBack } from '@debut/infra/adapters/give-memory-back.ts'
import { createLogger } from '@debut/infra/adapters/logging.ts'
import { untilAnswered } from '@debut/infra/adapters/until-answered.ts'
import { z } from 'zod'
import { runServer } from '../event-store/run-server.ts'
import { DEMO_SEED } from './demo-seed.ts'
import { keepKeys, keepPlace } from './keep-identity.ts'
import { unfinishedMark } from './unfinished.ts'
import { worldFromThread } from './world-from-thread.ts'

const config = loadConfig(
  z.object({
    EVENTSTORE_DATA_DIR: pathSetting(),
    IDENTITY_DATABASE_URL: urlSetting(/^postgres(ql)?$/, 'postgres://user:password@host/identity'),
    CLAIM_SECRET: secretSetting(),
    SEED_SECRET: secretSetting(),
  }),
)

const logger = createLogger('demo-world', 'info')
const identity = config.IDENTITY_DATABASE_URL
const world = worldFromThread(
  { seed: DEMO_SEED, now: Date.now(), claimSecret: config.CLAIM_SECRET, seedSecret: config.SEED_SECRET },
  {
    keepKeys: (keys) => untilAnswered('the identity database', logger, () => keepKeys(identity, keys)),
    keepPlace: (settledTo) => keepPlace(identity, settledTo),
  },
)

/** The event store of a new folder: read while the demo world is still on its way into it, and written to once that is whole. */
const mark = unfinishedMark(config.EVENTSTORE_DATA_DIR)
mkdirSync(dirname(mark), { recursive: true })
writeFileSync(mark, '')
await runServer(world)
rmSync(mark)
giveMemoryBack()
logger.info({ ms: Math.round(performance.now()) }, 'made the demo world')
