import { caseOfAudit } from '@debut/events/audits/audit-case.ts'
import { AuditAsked } from '@debut/events/audits/audit-events.ts'
import { STEPS_ON_PAGE } from '@debut/events/audits/audit-answers.ts'
import { startOf } from '@debut/events/kernel/calendar.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { type Instant, toInstant } from '@debut/events/kernel/instant.ts'
import type { EventOf } from '@debut/events/kernel/define-event.ts'
import { categoryOf, type Recorded } from '@debut/events/kernel/envelope.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import type { VoteEvent } from '@debut/events/voting/vote-events.ts'
import { AuditRefused } from '../audit/audit-refused.ts'
import type { AnyRecorded } from '../audit/log/recorded.ts'
import type { Recount } from '../audit/log/recount.ts'
import { voteKey } from '../audit/log/vote-ledger.ts'
import type { Question } from '../audit/question.ts'
import { HIDDEN_HOURS } from '../audit/rules/voting-rules.ts'
import { type Report, runAudit } from '../audit/run-audit.ts'
import { defineJob, JobRefused, type JobWork } from '../kernel/jobs/job.ts'
import { casePseudonyms } from './case-pseudonyms.ts'
import { isAbout, resultOf } from './audit-result.ts'
import { hideMembers } from './hide-members.ts'
import { placedFindings } from './placed-findings.ts'
import { StepPages } from './step-pages.ts'
import { stepRow, VoteSteps } from './vote-steps.ts'

type Asked = EventOf<typeof AuditAsked>['data']

const VOTE_EVENTS = new Set<string>(['VoteCast', 'VoteWithdrawn', 'VoteHeld', 'VoteVoided', 'VoteRestored'] satisfies VoteEvent['type'][])
const isVotes = (recorded: AnyRecorded): recorded is Recorded<VoteEvent> =>
  categoryOf(recorded.stream) === 'voter' && VOTE_EVENTS.has(recorded.event.type)

/** The audit of `npm run audit`, with each step on the way to what it counted. */
export const auditJob = defineJob({
  kind: 'audit',
  asked: AuditAsked,
  run: async ({ event: { data } }, work) => {
    const begun = performance.now()
    const session = await work.openSession()
    const pseudonymOf = await casePseudonyms(session, caseOfAudit(data))
    const seen: { votes: Recorded<VoteEvent>[] } = { votes: [] }
    const report = await audited(data, work, {
      session,
      watch: () => {
        const votes: Recorded<VoteEvent>[] = []
        seen.votes = votes
        return (recorded) => void (isVotes(recorded) && votes.push(recorded))
      },
    })
    const { recount, launches } = report.counted
    refuseHidden(
      launches.map(({ boardDate }) => boardDate),
      data.asOf === null ? systemClock() : toInstant(data.asOf),
    )
    const about = launches.filter((launch) => isAbout(launch, data))
    const days = new Set(about.map(({ boardDate }) => boardDate))
    const asked = new Set(report.votes.map(voteKey))
    const walk = new VoteSteps()
    const all = new StepPages(walk, days)
    /** The audit of a product lists its own votes first. The other votes of its days are only there to be looked at. */
    const own = data.subject === 'tool' ? new StepPages(walk, days) : undefined
    for (const vote of seen.votes) {
      const { boardDate } = vote.event.data
      const isAsked = asked.has(voteKey(vote.event.data))
      if (!days.has(boardDate) && !isAsked) continue
      all.begin(boardDate)
      if (isAsked) own?.begin(boardDate)
      const step = walk.take(vote)
      all.add(step)
      if (isAsked) own?.add(step)
      else own?.pass(step)
    }
    const hide = (text: string) => hideMembers(text, (id) => recount.members.has(id), pseudonymOf)
    const scopes = (own === undefined ? [all] : [own, all]).map((pages) => {
      const findings = placedFindings(
        report,
        about,
        pages.steps.map(({ step }) => step),
      ).map((each) => ({ ...each, text: hide(each.text) }))
      return { pages, findings, numbers: new Map(pages.steps.map(({ step }, index) => [step.event.position, index + 1])) }
    })
    const [shown, inDays] = scopes
    for (const [index, { pages, findings }] of scopes.entries()) {
      const said = new Map(findings.flatMap(({ step, text }) => (step === null ? [] : [[step, text] as const])).toReversed())
      const otherNumbers = scopes[1 - index]?.numbers ?? new Map<LogPosition, number>()
      await keepSteps(pages, { work, days, asked, said, otherNumbers, recount, pseudonymOf })
    }
    return resultOf(report, {
      data,
      steps: shown?.pages.steps.map(({ step }) => step) ?? [],
      daysSteps: inDays?.pages.steps.map(({ step }) => step),
      findings: (shown?.findings ?? []).map((each, index) => ({ ...each, stepInDays: inDays?.findings[index]?.step ?? null })),
      begun,
    })
  },
})

const audited = async (data: Asked, work: JobWork, parts: Pick<Parameters<typeof runAudit>[1], 'session' | 'watch'>): Promise<Report> => {
  try {
    return await runAudit(questionOf(data), {
      ...parts,
      log: work.log,
      keys: work.keys,
      signal: work.signal,
      queryUrl: process.env['QUERY_SERVICE_URL'],
      progress: (position, end, events) => work.progress(position, end, events),
    })
  } catch (error) {
    throw error instanceof AuditRefused ? new JobRefused(error.message, { cause: error }) : error
  }
}

const questionOf = ({ subject, toolId, memberId, from, to, asOf }: Asked): Question => {
  const moment = asOf === null ? undefined : toInstant(asOf)
  switch (subject) {
    case 'tool':
      return { subject: 'tool', name: toolId ?? '', asOf: moment }
    case 'member':
      return { subject: 'member', name: memberId ?? '', asOf: moment }
    case 'day':
      return { subject: 'day', name: from ?? '', asOf: moment }
    case 'range':
      return { subject: 'days', name: `${from}..${to}`, asOf: moment }
  }
}

/** The points of a day stay hidden from an audit too. */
const refuseHidden = (days: readonly Day[], now: Instant): void => {
  const hidden = days.find((day) => now < startOf(day).plus({ hours: HIDDEN_HOURS }))
  if (hidden !== undefined)
    throw new JobRefused(`The points of ${hidden} are hidden for the first ${HIDDEN_HOURS} hours of the day. Ask again after that.`)
}

interface Keeping {
  readonly work: JobWork
  /** Of these boards every vote is there. */
  readonly days: ReadonlySet<Day>
  readonly asked: ReadonlySet<string>
  readonly said: ReadonlyMap<number, string>
  readonly otherNumbers: ReadonlyMap<LogPosition, number>
  readonly recount: Recount
  readonly pseudonymOf: (memberId: string) => string
}

const keepSteps = async ({ steps, boards }: StepPages, keeping: Keeping): Promise<void> => {
  const { work, days, asked, said, otherNumbers, recount, pseudonymOf } = keeping
  for (let page = 0; page * STEPS_ON_PAGE < steps.length; page++) {
    const first = page * STEPS_ON_PAGE
    const rows = steps.slice(first, first + STEPS_ON_PAGE).map(({ step, moved }, index) => {
      const { data } = step.event.event
      const vote = recount.ledger.find(data)
      return {
        ...stepRow(step, pseudonymOf(data.memberId)),
        isOnBoard: days.has(data.boardDate),
        toolId: data.toolId,
        state: vote?.state ?? 'counted',
        isAsked: asked.has(voteKey(data)),
        finding: said.get(first + index + 1) ?? null,
        moved,
        otherNumber: otherNumbers.get(step.event.position) ?? null,
      }
    })
    const before = [...(boards[page] ?? [])].map(([day, standings]) => ({ day, standings }))
    await work.keepRows([{ boards: before, steps: rows }])
    if (work.signal.aborted) return
  }
}
