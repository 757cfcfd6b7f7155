import { openDatabase } from '@debut/adapters/database.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import { openSession } from '@debut/adapters/session.ts'
import { runAudit } from '@debut/projection-service/audit/run-audit.ts'
import type { Findings } from './findings.ts'

interface Audited {
  readonly eventStoreUrl: string
  readonly identityUrl: string
  readonly databaseUrl: string
  /** Where nothing is written to the log meanwhile. */
  readonly atRest?: boolean
}

const everything = { subject: 'all', name: '', asOf: undefined } as const

/** The product's own audit of everything: the log against the rules, the read models against the log. How far both were. */
export const audited = async (what: string, stores: Audited, findings: Findings): Promise<number> => {
  const { eventStoreUrl, identityUrl, databaseUrl, atRest = false } = stores
  const log = openEventStore({ url: eventStoreUrl, logger: createLogger('faults', 'silent') })
  const identity = openDatabase({ url: identityUrl, name: 'faults keys', connections: 1 })
  const session = await openSession({ url: databaseUrl, name: 'faults audit', timeoutMs: 60_000 })
  const signal = AbortSignal.timeout(60_000)
  const parts = { log, keys: openMemberKeys(identity), session, queryUrl: undefined, atRest, signal, progress: () => {} }
  try {
    const { findings: found, position } = await runAudit(everything, parts)
    findings.report(what, found)
    return position
  } finally {
    await Promise.all([session.close(), identity.destroy(), log.close()])
  }
}
