import { AuditAsked } from '@debut/events/audits/audit-events.ts'
import { STEPS_ON_PAGE } from '@debut/events/audits/audit-answers.ts'
import { startOf } from '@debut/events/kernel/calendar.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { type Instant, toInstant } from '@debut/events/kernel/instant.ts'
import type { EventOf } from '@debut/events/kernel/define-event.ts'
import { categoryOf, type Recorded } from '@debut/events/kernel/envelope.ts'
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
import { stepRow, type VoteStep, VoteSteps } from './vote-steps.ts'

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
    const pseudonymOf = await casePseudonyms(session, data.jobId)
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
    const steps: VoteStep[] = []
    /** Of each page, its boards as they were before it. */
    const boards: Map<Day, ReturnType<VoteSteps['board']>>[] = []
    for (const vote of seen.votes) {
      const { boardDate } = vote.event.data
      if (!days.has(boardDate) && !asked.has(voteKey(vote.event.data))) continue
      if (steps.length % STEPS_ON_PAGE === 0) boards.push(new Map())
      const page = boards.at(-1)
      if (page !== undefined && days.has(boardDate) && !page.has(boardDate)) page.set(boardDate, walk.board(boardDate))
      steps.push(walk.take(vote))
    }
    const hide = (text: string) => hideMembers(text, (id) => recount.members.has(id), pseudonymOf)
    const findings = placedFindings(report, about, steps)
    const said = new Map(findings.flatMap(({ step, text }) => (step === null ? [] : [[step, hide(text)] as const])).toReversed())
    await keepSteps(steps, { work, boards, days, asked, said, recount, pseudonymOf })
    return resultOf(report, { data, steps, findings: findings.map((each) => ({ ...each, text: hide(each.text) })), begun })
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
  readonly boards: readonly Map<Day, ReturnType<VoteSteps['board']>>[]
  /** Of these boards every vote is there. */
  readonly days: ReadonlySet<Day>
  readonly asked: ReadonlySet<string>
  readonly said: ReadonlyMap<number, string>
  readonly recount: Recount
  readonly pseudonymOf: (memberId: string) => string
}

const keepSteps = async (steps: readonly VoteStep[], { work, boards, days, asked, said, recount, pseudonymOf }: Keeping): Promise<void> => {
  for (let page = 0; page * STEPS_ON_PAGE < steps.length; page++) {
    const first = page * STEPS_ON_PAGE
    const rows = steps.slice(first, first + STEPS_ON_PAGE).map((step, index) => {
      const { data } = step.event.event
      const vote = recount.ledger.find(data)
      return {
        ...stepRow(step, pseudonymOf(data.memberId)),
        isOnBoard: days.has(data.boardDate),
        toolId: data.toolId,
        state: vote?.state ?? 'counted',
        isAsked: asked.has(voteKey(data)),
        finding: said.get(first + index + 1) ?? null,
      }
    })
    const before = [...(boards[page] ?? [])].map(([day, standings]) => ({ day, standings }))
    await work.keepRows([{ boards: before, steps: rows }])
    if (work.signal.aborted) return
  }
}
