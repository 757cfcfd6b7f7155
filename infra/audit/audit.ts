import { systemClock } from '../adapters/clock.ts'
import { openDatabase } from '../adapters/database.ts'
import { isAway } from '../adapters/database-errors.ts'
import { Unavailable } from '../adapters/errors.ts'
import { openEventStore } from '../adapters/event-store.ts'
import { createLogger } from '../adapters/logging.ts'
import { openMemberKeys } from '../adapters/member-keys.ts'
import { openSession } from '../adapters/session.ts'
import { AuditRefused } from './audit-refused.ts'
import { progressBar } from './progress-bar.ts'
import { type Question, questionOf } from './question.ts'
import { reportLines } from './report.ts'
import { type Report, runAudit } from './run-audit.ts'
import { type Sources, sourcesOf } from './sources.ts'

/** Reading millions of rows takes its time. */
const PATIENCE_MS = 120_000

const audit = async (question: Question, { eventStoreUrl, databaseUrl, identityUrl, queryUrl }: Sources): Promise<Report> => {
  const stopped = new AbortController()
  process.once('SIGINT', () => stopped.abort()).once('SIGTERM', () => stopped.abort())
  const session = await openSession({ url: databaseUrl, name: 'audit', patienceMs: PATIENCE_MS })
  const identity = openDatabase({ url: identityUrl, name: 'audit keys', connections: 1 })
  const log = openEventStore({ url: eventStoreUrl, logger: createLogger('audit', 'silent') })
  const bar = progressBar(process.stderr)
  try {
    const progress = (position: number, end: number) => bar.show(position, end)
    return await runAudit(question, { log, keys: openMemberKeys(identity), session, queryUrl, signal: stopped.signal, progress })
  } finally {
    bar.clear()
    await Promise.all([session.close(), identity.destroy(), log.close()])
  }
}

/** What keeps an audit from being made, in a sentence; undefined where it is a fault of ours. */
const whyNot = (error: unknown): string | undefined => {
  if (error instanceof AuditRefused) return error.message
  if (error instanceof Unavailable) return `The event store does not answer: ${error.message}.`
  if (isAway(error) && error instanceof Error) return `The database does not answer: ${error.message}.`
  return undefined
}

try {
  const begun = performance.now()
  const question = questionOf(process.argv.slice(2), systemClock)
  const report = await audit(question, sourcesOf(process.env))
  const lines = reportLines(report, question.asOf, (performance.now() - begun) / 1_000)
  process.stdout.write(`${lines.join('\n')}\n`)
  process.exitCode = report.findings.length === 0 ? 0 : 1
} catch (error) {
  process.stderr.write(`${whyNot(error) ?? (error instanceof Error ? error.stack : String(error))}\n`)
  process.exitCode = 2
}
