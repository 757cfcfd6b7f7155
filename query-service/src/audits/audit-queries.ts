import {
  type Audit,
  AuditFinding,
  AuditResult,
  type Audits,
  type AuditScope,
  AuditStep,
  AuditSteps,
  STEPS_ON_PAGE,
} from '@debut/events/audits/audit-answers.ts'
import { caseOfAudit } from '@debut/events/audits/audit-case.ts'
import { AuditAsked } from '@debut/events/audits/audit-events.ts'
import type { JobId } from '@debut/events/jobs/job-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import * as z from 'zod/mini'
import { HttpError } from '@debut/adapters/http-error.ts'
import { toolCards } from '../cards/tool-cards.ts'
import { JOBS, listJobs, readJob, readJobRows } from '../jobs/read-job.ts'
import type { FreshQuery, OwnQuery, Parts } from '../kernel/query.ts'
import { hiddenFrom } from '../voting/hidden-days.ts'
import { questionsOf } from './audit-question.ts'
import { auditsIn, casesWithAuditsOf } from './case-audits.ts'
import { EVERY_STATE } from './every-state.ts'
import { alsoListed } from './listed-votes.ts'

const SHOWN = 20
const reads = [JOBS, 'tools', 'members']

const askedIn = (question: unknown) => AuditAsked.schema.parse(question)

export const auditsQuery: OwnQuery<Audits> = {
  kind: 'own',
  reads,
  read: async ({ memberId }, parts) => {
    const [found, cases] = await Promise.all([listJobs(parts, 'audit', { limit: SHOWN }), casesWithAuditsOf(memberId, parts)])
    const questions = await questionsOf(
      found.map(({ question }) => askedIn(question)),
      parts,
    )
    return {
      audits: found.flatMap(({ job }, index) => (questions[index] === undefined ? [] : [{ job, question: questions[index] }])),
      cases,
    }
  },
}

export const auditQuery: FreshQuery<Audit, { readonly jobId: JobId }> = {
  kind: 'fresh',
  reads,
  read: async ({ params }, parts) => {
    const { job, question: data, result } = await auditNamed(params.jobId, parts)
    const asked = askedIn(data)
    const [question] = await questionsOf([asked], parts)
    if (question === undefined) throw new HttpError('no-such-audit')
    return { job, caseId: caseOfAudit(asked), question, result: result === null ? null : KeptResult.parse(result) }
  },
}

/** Audits from before products had their own steps list only whole days. */
const KeptResult = z.extend(AuditResult, {
  findings: z.array(z.extend(AuditFinding, { stepInDays: z._default(AuditFinding.shape.stepInDays, null) })),
  days: z._default(AuditResult.shape.days, null),
})

const KeptPage = z.object({
  boards: AuditSteps.shape.boards,
  steps: z.array(
    z.extend(z.omit(AuditStep, { number: true, alsoIn: true }), {
      toolId: ToolId,
      moved: z._default(AuditStep.shape.moved, []),
      otherNumber: z._default(AuditStep.shape.otherNumber, null),
    }),
  ),
})
type KeptPage = z.output<typeof KeptPage>

interface StepsQuery {
  readonly page: number
  readonly scope: AuditScope
}

/** Each page is a row of the job. The pages of what was asked for come first, followed by those of whole days. */
export const auditStepsQuery: FreshQuery<AuditSteps, { readonly jobId: JobId }, StepsQuery> = {
  kind: 'fresh',
  reads: [...reads, 'votes'],
  read: async ({ params: { jobId }, query: { page, scope }, now }, parts) => {
    const { result, question } = await auditNamed(jobId, parts)
    if (result === null) throw new HttpError('audit-not-done')
    const { steps: asked, days } = KeptResult.parse(result)
    const isOfDays = scope === 'days' && days !== null
    const pages = pagesOf(isOfDays ? days.steps : asked)
    if (page > Math.max(1, pages)) throw new HttpError('no-such-step')
    const after = (isOfDays ? pagesOf(asked) : 0) + page - 1
    const [found] = pages === 0 ? [] : await readJobRows(parts, jobId, { after, limit: 1, form: KeptPage })
    if (found === undefined) return { page, pages, steps: [], boards: [], launches: [] }
    const { steps, boards } = found.row
    const caseId = caseOfAudit(askedIn(question))
    const isAlone = (await auditsIn(caseId, parts)).length < 2
    const votes = steps.map(({ vote }) => vote)
    const also = isAlone ? undefined : await alsoListed({ jobId, caseId, votes, hides: hiddenFrom(now) }, parts)
    const first = (page - 1) * STEPS_ON_PAGE + 1
    return {
      page,
      pages,
      steps: steps.map(({ toolId: _, ...step }, index) => ({ number: first + index, ...step, alsoIn: also?.get(step.vote) ?? 0 })),
      boards,
      launches: await launchesOf(found.row, parts),
    }
  },
}

const pagesOf = (steps: number): number => Math.ceil(steps / STEPS_ON_PAGE)

const auditNamed = async (jobId: JobId, parts: Parts) => {
  const found = await readJob(parts, 'audit', jobId)
  if (found === undefined) throw new HttpError('no-such-audit')
  return found
}

/** Everything on these boards, with the name and the picture of its tool. */
const launchesOf = async ({ steps, boards }: KeptPage, { database, checkpoints }: Parts): Promise<AuditSteps['launches']> => {
  const standings = [...boards.flatMap((board) => board.standings), ...steps, ...steps.flatMap(({ moved }) => moved)]
  const ids = [...new Set(standings.map(({ launchId }) => launchId))]
  const rows: { launch_id: (typeof ids)[number]; tool_id: ToolId }[] = await database
    .withSchema(checkpoints.of('tools').schema)
    .from('launches')
    .whereIn('launch_id', ids)
    .select('launch_id', 'tool_id')
  const cards = await toolCards(
    database,
    checkpoints,
    rows.map(({ tool_id }) => tool_id),
    EVERY_STATE,
  )
  return rows.map(({ launch_id, tool_id }) => {
    const card = cards.get(tool_id)
    return {
      launchId: launch_id,
      toolId: tool_id,
      slug: card?.slug ?? tool_id,
      name: card?.name ?? 'A product that is gone',
      logo: card?.logo ?? null,
    }
  })
}
