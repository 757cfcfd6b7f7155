import { parentPort, workerData } from 'node:worker_threads'
import { createLogger } from '@debut/infra/adapters/logging.ts'
import { untilAnswered } from '@debut/infra/adapters/until-answered.ts'
import { keepKeys, keepPlace } from './keep-identity.ts'
import { newWorldKeys, recordWorld } from './record-world.ts'
import { WorldToMake } from './world-from-thread.ts'

const { identityUrl, ...settings } = WorldToMake.parse(workerData)
const logger = createLogger('demo-world', 'info')
const keys = newWorldKeys(settings.seed)

/** Nobody reads of a member whose key is not kept. */
let handed = untilAnswered('the identity database', logger, () => keepKeys(identityUrl, keys))
const settledTo = await recordWorld(settings, keys, (records) => {
  handed = handed.then(() => parentPort?.postMessage(records.buffer, [records.buffer]))
})
await handed
await keepPlace(identityUrl, settledTo)
logger.info({ members: keys.size, ms: Math.round(performance.now()) }, 'made the demo world')
