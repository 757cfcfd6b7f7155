import { openDatabase } from '@debut/adapters/database.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import { openSession } from '@debut/adapters/session.ts'
import { rebuild } from '@debut/projection-service/kernel/rebuild.ts'
import { members } from '@debut/projection-service/members/members-projector.ts'
import { inOwnProcess } from './own-process.ts'
import { readAllRate } from './read-all-load.ts'

interface Load {
  readonly url: string
  readonly databaseUrl: string
  readonly identityUrl: string
  readonly events: number
  readonly rounds: number
}

/** Reads and rebuilds in turns, so that a busy moment of the machine meets both. */
export const rebuildLoad = inOwnProcess(import.meta, async ({ url, databaseUrl, identityUrl, events, rounds }: Load) => {
  const logger = createLogger('bench', 'silent')
  const rebuildRate = async () => {
    // Opened anew each time: keys that are remembered from the last rebuild would make this one too quick.
    const log = openEventStore({ url, logger })
    const identity = openDatabase({ url: identityUrl, name: 'bench keys', connections: 2 })
    const session = await openSession({ url: databaseUrl, name: 'bench', timeoutMs: 600_000 })
    const begun = performance.now()
    await rebuild(members, {
      log,
      keys: openMemberKeys(identity),
      session,
      signal: new AbortController().signal,
      logger: createLogger('bench', 'silent'),
      progress: () => {},
    })
    const rate = (events * 1_000) / (performance.now() - begun)
    await Promise.all([session.close(), identity.destroy(), log.close()])
    return rate
  }

  await readAllRate(url, 20_000)
  const rates = { read: 0, rebuild: 0 }
  for (let round = 0; round < rounds; round++) {
    rates.read += (await readAllRate(url, events)).perSecond / rounds
    rates.rebuild += (await rebuildRate()) / rounds
  }
  return rates
})
