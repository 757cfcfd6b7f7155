import { type Period, periods, startOfPeriod } from '@debut/events/kernel/periods.ts'
import type { LedgerVote } from '@debut/events/voting/vote-ledger.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { type LogPosition, START_OF_LOG } from '@debut/events/kernel/ids.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Session } from '@debut/infra/adapters/session.ts'
import { readDay, readStandings } from './board-rows.ts'
import { compareAwards, readAwards } from './compare-awards.ts'
import { readClosings } from './closings.ts'
import { compareDay, compareStandings } from './compare-boards.ts'
import { compareLedger, keyOf, voteInWords } from './compare-ledger.ts'
import type { Finding } from './finding.ts'
import { FrozenDays } from './frozen-days.ts'
import { readLedger, readLedgerAsOf } from './ledger-rows.ts'
import { LogReader } from './log-reader.ts'
import type { OpenedLaunch } from './opened-launch.ts'
import type { Question } from './question.ts'
import { readModelsAt } from './read-models.ts'
import type { AnyRecorded } from './recorded.ts'
import { Recount } from './recount.ts'
import { type LogParts, type Scope, scopeOf } from './scope.ts'
import { type Board, compareServedBoard } from './served-boards.ts'

export interface AuditParts extends LogParts {
  readonly session: Session
  /** Without it, boards as of a moment are not compared. */
  readonly queryUrl: string | undefined
  /** How far the log is read, of how far it goes. */
  progress(position: LogPosition, end: LogPosition): void
}

export interface Report {
  readonly title: string
  readonly findings: readonly Finding[]
  readonly votes: readonly LedgerVote[]
  readonly boards: number
  readonly frozenDays: number
  readonly events: number
  readonly position: LogPosition
}

/** Recounts from the log alone, then looks at what the read models say at the very same position. */
export const runAudit = async (question: Question, parts: AuditParts): Promise<Report> => {
  const scope = await scopeOf(question, parts)
  return question.asOf === undefined ? auditNow(scope, parts) : auditAsOf(scope, question.asOf, parts)
}

const auditNow = async (scope: Scope, parts: AuditParts): Promise<Report> => {
  const { session } = parts
  const closings = await readClosings(parts)
  const recount = new Recount()
  const frozen = new FrozenDays(closings, scope, recount)
  const read = await reading(parts, (recorded) => {
    frozen.reached(recorded.position)
    recount.take(recorded)
  })
  try {
    await read.reader.toTheEnd()
    return await readModelsAt(session, read.reader.position, async (models) => {
      await read.reader.through(models.position)
      frozen.reached(models.position + 1)
      recount.rules.finish()
      const { votes, known, launches } = concerned(scope, recount)
      const nameOf = recount.nameOf.bind(recount)
      const rows = await readLedger(session, models.votes, scope, votes)
      const standings = await readStandings(
        session,
        models.rankings,
        launches.map(({ launchId }) => launchId),
      )
      const shown: Finding[] = []
      for (const closing of closings.closings) {
        if (!scope.hasDay(closing.day) || closing.position > models.position) continue
        shown.push(...compareDay(closing, await readDay(session, models.rankings, closing.day)))
        shown.push(...compareAwards(closing, await readAwards(session, models.rankings, closing.day), closings, models.position))
      }
      return {
        title: scope.title,
        findings: [
          ...read.findings,
          ...brokenRules(scope, recount),
          ...frozen.findings,
          ...compareLedger(votes, rows, known, nameOf),
          ...compareStandings(launches, standings, recount),
          ...shown,
        ],
        votes,
        boards: launches.length * periods.length,
        frozenDays: frozen.recounted,
        events: read.reader.events,
        position: models.position,
      }
    })
  } finally {
    await read.reader.close()
  }
}

/** As it was shown at a moment: by the clocks of the events, and by their positions where clocks say the same. */
const auditAsOf = async (scope: Scope, asOf: Instant, parts: AuditParts): Promise<Report> => {
  const { session, queryUrl } = parts
  const until: AnyRecorded[] = []
  const read = await reading(parts, (recorded) => {
    if (recorded.envelope.at <= asOf) until.push(recorded)
  })
  try {
    await read.reader.toTheEnd()
    return await readModelsAt(session, read.reader.position, async (models) => {
      await read.reader.through(models.position)
      const recount = new Recount()
      for (const recorded of until.toSorted(byTheClock)) recount.take(recorded)
      const { votes, known, launches } = concerned(scope, recount)
      const rows = await readLedgerAsOf(session, models.votes, scope, votes, asOf)
      const findings = [...read.findings, ...compareLedger(votes, rows, known, recount.nameOf.bind(recount))]
      const boards = queryUrl === undefined ? [] : boardsOf(launches)
      for (const board of boards)
        findings.push(...(await compareServedBoard(board, asOf, recount, { queryUrl: queryUrl ?? '', position: models.position })))
      const { events } = read.reader
      return { title: scope.title, findings, votes, boards: boards.length, frozenDays: 0, events, position: models.position }
    })
  } finally {
    await read.reader.close()
  }
}

const byTheClock = (one: AnyRecorded, other: AnyRecorded): number =>
  one.envelope.at.toMillis() - other.envelope.at.toMillis() || one.position - other.position

const reading = async (parts: AuditParts, take: (recorded: AnyRecorded) => void) => {
  const end = (await parts.log.end()) ?? START_OF_LOG
  const findings: Finding[] = []
  const reader = new LogReader(parts, {
    take,
    unreadable: ({ type, stream, revision, position }, reason) =>
      findings.push({ place: 'log', text: `Position ${position} (${type}, ${stream} #${revision}) can't be read: ${reason}.` }),
    progress: (position) => parts.progress(position, end),
  })
  return { reader, findings }
}

/** The votes that are asked for, and the launches whose standings they touch. */
const concerned = (scope: Scope, recount: Recount) => {
  const all = recount.ledger.votes()
  const votes = all.filter((vote) => scope.hasVote(vote))
  const voted = new Set(votes.map(({ launchId }) => launchId))
  const launches = [...recount.onBoards.values()].filter((launch) => scope.hasLaunch(launch) || voted.has(launch.launchId))
  return { votes, known: new Map(all.map((vote) => [keyOf(vote), vote])), launches }
}

const brokenRules = (scope: Scope, recount: Recount): Finding[] =>
  recount.rules.broken
    .filter(({ vote }) => vote !== undefined && scope.hasVote(vote))
    .map(({ vote, text, memberId }) => ({
      place: 'log' as const,
      text: `${vote === undefined ? `Member ${memberId}` : voteInWords(vote, recount.nameOf.bind(recount))}: ${text}.`,
    }))

const boardsOf = (launches: readonly OpenedLaunch[]): Board[] => {
  const boards = new Map<string, { period: Period; start: Day }>()
  for (const { boardDate } of launches)
    for (const period of periods) {
      const start = startOfPeriod(period, boardDate)
      boards.set(`${period} ${start}`, { period, start })
    }
  return [...boards.values()]
}
