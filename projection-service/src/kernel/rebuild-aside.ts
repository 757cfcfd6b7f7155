import type { EventStore } from '@debut/adapters/event-store.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import type { Session } from '@debut/adapters/session.ts'
import { ProjectionFailed } from './apply.ts'
import type { Projector } from './projector.ts'
import { rebuild, RebuildRefused } from './rebuild.ts'

interface Parts {
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly openRebuildSession: () => Promise<Session>
  readonly logger: Logger
}

/** Fills and swaps a projection beside its build in force, on a session of its own. Returns why that failed; undefined where it did not, or is put off. */
export const rebuildAside = async (
  projector: Projector,
  { log, keys, openRebuildSession, logger }: Parts,
  signal: AbortSignal,
): Promise<string | undefined> => {
  const projection = projector.name
  let session: Session | undefined
  try {
    session = await openRebuildSession()
    const progress = (position: number) => logger.debug({ projection, position }, 'rebuilding')
    await rebuild(projector, { log, keys, session, signal, logger, progress })
    logger.info({ projection }, 'rebuilt and swapped')
    return undefined
  } catch (error) {
    if (!(error instanceof RebuildRefused || error instanceof ProjectionFailed)) {
      logger.info({ err: error, projection }, 'the rebuild is put off')
      return undefined
    }
    logger.error({ err: error, projection }, 'the rebuild failed')
    return `its rebuild failed: ${error.message}`
  } finally {
    await session?.close().catch(() => undefined)
  }
}
