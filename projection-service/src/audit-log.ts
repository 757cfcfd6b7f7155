import { systemClock } from '@debut/adapters/clock.ts'
import { complaints, urlSetting } from '@debut/adapters/config.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { isUnavailable } from '@debut/adapters/database-errors.ts'
import { Unavailable } from '@debut/adapters/errors.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import { progressBar } from '@debut/adapters/progress-bar.ts'
import { openSession } from '@debut/adapters/session.ts'
import { AuditRefused } from './audit/audit-refused.ts'
import { type Question, questionOf } from './audit/question.ts'
import { reportLines } from './audit/report.ts'
import { type Report, runAudit } from './audit/run-audit.ts'
import { configSchema } from './config.ts'

/** Reading millions of rows takes its time. */
const TIMEOUT_MS = 120_000

/** Boards as of a moment are compared where they are served, and not without a `QUERY_SERVICE_URL`. */
const settings = configSchema
  .pick({ EVENTSTORE_URL: true, DATABASE_URL: true, IDENTITY_DATABASE_URL: true })
  .extend({ QUERY_SERVICE_URL: urlSetting(/^https?$/, 'http://query-service:3002').optional() })

const sources = () => {
  const wrong = complaints(settings, process.env)
  if (wrong.length > 0) throw new AuditRefused(wrong.join('\n'))
  return settings.parse(process.env)
}

/** `node src/audit-log.ts --day 2026-11-20`, beside a running service, of which it only reads. */
const audit = async (question: Question): Promise<Report> => {
  const { EVENTSTORE_URL, DATABASE_URL, IDENTITY_DATABASE_URL, QUERY_SERVICE_URL: queryUrl } = sources()
  const stopped = new AbortController()
  process.once('SIGINT', () => stopped.abort()).once('SIGTERM', () => stopped.abort())
  const session = await openSession({ url: DATABASE_URL, name: 'audit', timeoutMs: TIMEOUT_MS })
  const identity = openDatabase({ url: IDENTITY_DATABASE_URL, name: 'audit keys', connections: 1 })
  const log = openEventStore({ url: EVENTSTORE_URL, logger: createLogger('audit', 'silent') })
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
  if (isUnavailable(error) && error instanceof Error) return `The database does not answer: ${error.message}.`
  return undefined
}

try {
  const begun = performance.now()
  const question = questionOf(process.argv.slice(2), systemClock)
  const report = await audit(question)
  const lines = reportLines(report, question.asOf, (performance.now() - begun) / 1_000)
  process.stdout.write(`${lines.join('\n')}\n`)
  process.exitCode = report.findings.length === 0 ? 0 : 1
} catch (error) {
  process.stderr.write(`${whyNot(error) ?? (error instanceof Error ? error.stack : String(error))}\n`)
  process.exitCode = 2
}
