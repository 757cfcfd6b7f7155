import { type Audit, AuditResult, type Audits, AuditStep, AuditSteps, STEPS_ON_PAGE } from '@debut/events/audits/audit-answers.ts'
import { AuditAsked } from '@debut/events/audits/audit-events.ts'
import type { JobId } from '@debut/events/jobs/job-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import * as z from 'zod/mini'
import { HttpError } from '@debut/adapters/http-error.ts'
import { toolCards } from '../cards/tool-cards.ts'
import { JOBS, listJobs, readJob, readJobRows } from '../jobs/read-job.ts'
import type { FreshQuery, Parts } from '../kernel/query.ts'
import { questionsOf } from './audit-question.ts'
import { EVERY_STATE } from './every-state.ts'

const SHOWN = 20
const reads = [JOBS, 'tools', 'members']

const askedIn = (question: unknown) => AuditAsked.schema.parse(question)

export const auditsQuery: FreshQuery<Audits> = {
  kind: 'fresh',
  reads,
  read: async (_, parts) => {
    const found = await listJobs(parts, 'audit', { limit: SHOWN })
    const questions = await questionsOf(
      found.map(({ question }) => askedIn(question)),
      parts,
    )
    return { audits: found.flatMap(({ job }, index) => (questions[index] === undefined ? [] : [{ job, question: questions[index] }])) }
  },
}

export const auditQuery: FreshQuery<Audit, { readonly jobId: JobId }> = {
  kind: 'fresh',
  reads,
  read: async ({ params }, parts) => {
    const { job, question: asked, result } = await auditNamed(params.jobId, parts)
    const [question] = await questionsOf([askedIn(asked)], parts)
    if (question === undefined) throw new HttpError('no-such-audit')
    return { job, question, result: result === null ? null : AuditResult.parse(result) }
  },
}

const KeptPage = z.object({
  boards: AuditSteps.shape.boards,
  steps: z.array(z.extend(z.omit(AuditStep, { number: true }), { toolId: ToolId })),
})
type KeptPage = z.output<typeof KeptPage>

/** The page of a job's rows, each of which is one. */
export const auditStepsQuery: FreshQuery<AuditSteps, { readonly jobId: JobId }, { readonly page: number }> = {
  kind: 'fresh',
  reads,
  read: async ({ params: { jobId }, query: { page } }, parts) => {
    const { result } = await auditNamed(jobId, parts)
    if (result === null) throw new HttpError('audit-not-done')
    const pages = Math.ceil(AuditResult.parse(result).steps / STEPS_ON_PAGE)
    const [found] = await readJobRows(parts, jobId, { after: page - 1, limit: 1, form: KeptPage })
    if (found === undefined) {
      if (page > Math.max(1, pages)) throw new HttpError('no-such-step')
      return { page, pages, steps: [], boards: [], launches: [] }
    }
    const { steps, boards } = found.row
    const first = (page - 1) * STEPS_ON_PAGE + 1
    return {
      page,
      pages,
      steps: steps.map(({ toolId: _, ...step }, index) => ({ number: first + index, ...step })),
      boards,
      launches: await launchesOf(found.row, parts),
    }
  },
}

const auditNamed = async (jobId: JobId, parts: Parts) => {
  const found = await readJob(parts, 'audit', jobId)
  if (found === undefined) throw new HttpError('no-such-audit')
  return found
}

/** Everything on these boards, with the name and the picture of its tool. */
const launchesOf = async ({ steps, boards }: KeptPage, { database, checkpoints }: Parts): Promise<AuditSteps['launches']> => {
  const ids = [
    ...new Set([...steps.map(({ launchId }) => launchId), ...boards.flatMap(({ standings }) => standings.map(({ launchId }) => launchId))]),
  ]
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
