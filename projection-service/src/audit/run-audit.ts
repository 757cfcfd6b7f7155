import { setTimeout as delay } from 'node:timers/promises'
import type { Day } from '@debut/events/kernel/days.ts'
import { type LogPosition, START_OF_LOG } from '@debut/events/kernel/ids.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import { type Period, periods, startOfPeriod } from '@debut/events/kernel/periods.ts'
import type { Session } from '@debut/adapters/session.ts'
import { readDay, readStandings, type StandingRow } from './tables/board-rows.ts'
import { type Closing, readClosings } from './log/closings.ts'
import { compareAwards, readAwards } from './tables/compare-awards.ts'
import { compareDay, compareStandings } from './tables/compare-boards.ts'
import { compareChanges } from './tables/compare-changes.ts'
import { compareLedger } from './tables/compare-ledger.ts'
import { AuditRefused } from './audit-refused.ts'
import type { Finding } from './finding.ts'
import { type LedgerRow, readLedger, readLedgerAsOf } from './tables/ledger-rows.ts'
import { LogAudit } from './log-audit.ts'
import { type LogListener, LogReader } from './log/log-reader.ts'
import { compareMembers } from './tables/member-tables.ts'
import type { OpenedLaunch } from './rules/opened-launch.ts'
import type { Question } from './question.ts'
import { allModels, publicModels, readModelsAt } from './tables/read-models.ts'
import type { AnyRecorded } from './log/recorded.ts'
import { Recount } from './log/recount.ts'
import { type LogParts, type Scope, scopeOf } from './log/scope.ts'
import { type Board, compareServedBoard } from './tables/served-boards.ts'
import { type LedgerVote, voteKey } from './log/vote-ledger.ts'

export interface AuditParts extends LogParts {
  readonly session: Session
  /** Without it, boards as of a moment are not compared. */
  readonly queryUrl: string | undefined
  /** No process works on this log: events that the product has yet to write are neither waited for nor called missing. */
  readonly atRest?: boolean
  /** How far the log is read, of how far it goes. */
  progress(position: LogPosition, end: LogPosition, events: number): void | Promise<void>
  /** Sees every event that is counted, after it was, in each reading of the log anew. */
  readonly watch?: (recount: Recount) => (recorded: AnyRecorded) => void
}

export interface Report {
  readonly title: string
  readonly findings: readonly Finding[]
  readonly votes: readonly LedgerVote[]
  readonly boards: number
  /** Compared in the tables of members. */
  readonly memberRows: number
  readonly frozenDays: number
  readonly events: number
  readonly position: LogPosition
  readonly counted: Counted
}

/** What it was put together from. */
export interface Counted {
  readonly recount: Recount
  readonly launches: readonly OpenedLaunch[]
  /** As the ledger and the boards have them. */
  readonly ledger: readonly LedgerRow[]
  readonly standings: readonly StandingRow[]
  readonly closings: readonly Closing[]
}

/** Recounts from the log alone, then looks at what the read models say at the very same position. */
export const runAudit = async (question: Question, parts: AuditParts): Promise<Report> => {
  const scope = await scopeOf(question, parts)
  return question.asOf === undefined ? auditNow(scope, parts) : auditAsOf(scope, question.asOf, parts)
}

const SETTLED_WITHIN_MS = 20_000
const LOOK_MS = 250

/** What the product has yet to say is looked for again before it is called missing. */
const auditNow = async (scope: Scope, parts: AuditParts): Promise<Report> => {
  const giveUpAt = performance.now() + SETTLED_WITHIN_MS
  for (;;) {
    const { report, unsettled } = await auditOnce(scope, parts)
    if (parts.atRest === true) return report
    if (unsettled.length === 0 || performance.now() > giveUpAt) return { ...report, findings: [...report.findings, ...unsettled] }
    await delay(LOOK_MS, undefined, { signal: parts.signal }).catch(() => {
      throw new AuditRefused('The audit was stopped.')
    })
  }
}

const auditOnce = async (scope: Scope, parts: AuditParts) => {
  const { session } = parts
  const closings = await readClosings(parts)
  const audit = new LogAudit(scope, closings)
  const { recount } = audit
  const watch = parts.watch?.(recount)
  const read = await reading(parts, {
    take: (recorded) => {
      audit.take(recorded)
      watch?.(recorded)
    },
    ...(scope.members !== undefined && { summary: (event) => recount.results.take(event) }),
  })
  try {
    await read.reader.toTheEnd()
    const wanted = scope.members === undefined ? publicModels : allModels
    return await readModelsAt(session, { least: read.reader.position, wanted }, async (models) => {
      await read.reader.through(models.position)
      const { findings, unsettled } = audit.finish(models.position)
      const { votes, known, launches } = concerned(scope, recount)
      const [ledger, rankings] = [models.schemaOf('votes'), models.schemaOf('rankings')]
      const rows = await readLedger(session, ledger, scope, votes)
      const changes = await compareChanges(session, ledger, scope, votes, recount.ledger)
      const standings = await readStandings(session, rankings, scope.isAll ? 'all' : launches.map(({ launchId }) => launchId))
      const shown: Finding[] = []
      for (const closing of closings.closings) {
        if (!scope.hasDay(closing.day) || closing.position > models.position) continue
        shown.push(...compareDay(closing, await readDay(session, rankings, closing.day)))
        shown.push(...compareAwards(closing, await readAwards(session, rankings, closing.day), closings, models.position))
      }
      const members = await compareMembers(session, models, scope, recount)
      const report: Report = {
        title: scope.title,
        findings: [
          ...read.findings,
          ...findings,
          ...compareLedger(votes, rows, known, recount.nameOf.bind(recount)),
          ...changes,
          ...compareStandings(launches, standings, recount),
          ...shown,
          ...members.findings,
        ],
        votes,
        boards: launches.length * periods.length,
        memberRows: members.rows,
        frozenDays: audit.frozenDays,
        events: read.reader.events,
        position: models.position,
        counted: { recount, launches, ledger: rows, standings, closings: closings.closings },
      }
      return { report, unsettled }
    })
  } finally {
    await read.reader.close()
  }
}

/** As it was shown at a moment: by the clocks of the events, and by their positions where clocks say the same. */
const auditAsOf = async (scope: Scope, asOf: Instant, parts: AuditParts): Promise<Report> => {
  const { session, queryUrl } = parts
  const until: AnyRecorded[] = []
  const take = (recorded: AnyRecorded) => {
    if (recorded.envelope.at <= asOf) until.push(recorded)
  }
  const read = await reading(parts, { take })
  try {
    await read.reader.toTheEnd()
    return await readModelsAt(session, { least: read.reader.position, wanted: publicModels }, async (models) => {
      await read.reader.through(models.position)
      const recount = new Recount()
      const watch = parts.watch?.(recount)
      for (const recorded of until.toSorted(byTheClock)) {
        recount.take(recorded)
        watch?.(recorded)
      }
      const { votes, known, launches } = concerned(scope, recount)
      const rows = await readLedgerAsOf(session, models.schemaOf('votes'), scope, votes, asOf)
      const findings = [...read.findings, ...compareLedger(votes, rows, known, recount.nameOf.bind(recount))]
      const boards = queryUrl === undefined ? [] : boardsOf(launches)
      for (const board of boards)
        findings.push(...(await compareServedBoard(board, asOf, recount, { queryUrl: queryUrl ?? '', position: models.position })))
      const { events } = read.reader
      const counted = { recount, launches, ledger: rows, standings: [], closings: [] }
      const { title } = scope
      return { title, findings, votes, boards: boards.length, memberRows: 0, frozenDays: 0, events, position: models.position, counted }
    })
  } finally {
    await read.reader.close()
  }
}

const byTheClock = (one: AnyRecorded, other: AnyRecorded): number =>
  one.envelope.at.toMillis() - other.envelope.at.toMillis() || one.position - other.position

const reading = async (parts: AuditParts, listener: Pick<LogListener, 'take' | 'summary'>) => {
  const end = (await parts.log.end()) ?? START_OF_LOG
  const findings: Finding[] = []
  const reader = new LogReader(parts, {
    ...listener,
    unreadable: ({ type, stream, revision, position }, reason) =>
      findings.push({ place: 'log', text: `Position ${position} (${type}, ${stream} #${revision}) can't be read: ${reason}.` }),
    progress: (position, events) => parts.progress(position, end, events),
  })
  return { reader, findings }
}

/** The votes that are asked for, and the launches whose standings they touch. */
const concerned = (scope: Scope, recount: Recount) => {
  const all = recount.ledger.votes()
  const votes = all.filter((vote) => scope.hasVote(vote))
  const voted = new Set(votes.map(({ launchId }) => launchId))
  const launches = [...recount.onBoards.values()].filter((launch) => scope.hasLaunch(launch) || voted.has(launch.launchId))
  return { votes, known: new Map(all.map((vote) => [voteKey(vote), vote])), launches }
}

const boardsOf = (launches: readonly OpenedLaunch[]): Board[] => {
  const boards = new Map<string, { period: Period; start: Day }>()
  for (const { boardDate } of launches)
    for (const period of periods) {
      const start = startOfPeriod(period, boardDate)
      boards.set(`${period} ${start}`, { period, start })
    }
  return [...boards.values()]
}
