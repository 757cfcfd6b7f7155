import { type Analysis, AnalysedLaunch, AnalysisResult, type AnalysisRows, type Why } from '@debut/events/analyses/analysis-answers.ts'
import type { AnalysisRowsQuery } from '@debut/events/analyses/analysis-routes.ts'
import type { JobId } from '@debut/events/jobs/job-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { z } from 'zod/mini'
import { toolCards } from '../cards/tool-cards.ts'
import { JOBS, readJob, readJobRows } from '../jobs/read-job.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'
import { ANALYSES, findAnalysis, latestOf, savedBy } from './saved-analyses.ts'
import { KIND, reproductionOf } from './reproduction.ts'

interface Params {
  readonly jobId: JobId
}

/** An analysis with how far it is. Where its result is no longer kept, the newest that made it again stands in for it. */
export const analysisQuery: OwnQuery<Analysis, Params> = {
  kind: 'own',
  reads: [ANALYSES, JOBS, 'tools', 'members'],
  read: async ({ params: { jobId }, memberId }, parts) => {
    const [asked, found] = await Promise.all([findAnalysis(parts, jobId), currentJob(parts, jobId)])
    if (asked === undefined || found === undefined) throw new HttpError('unknown-analysis')
    const { period, start, rule, upTo } = asked
    const result = found.result === null ? null : AnalysisResult.parse(found.result)
    const [products, reproduction] = await Promise.all([
      productsOf(parts, result === null ? [] : result.chart.lines.map(({ toolId }) => toolId)),
      asked.reproduces === null ? null : reproductionOf(parts, asked.reproduces, jobId),
    ])
    return { jobId, period, start, rule, upTo, job: found.job, result, products, saved: savedBy(asked, memberId), reproduction }
  },
}

export const analysisRowsQuery: OwnQuery<AnalysisRows, Params, z.output<typeof AnalysisRowsQuery>> = {
  kind: 'own',
  reads: [ANALYSES, JOBS, 'tools', 'members'],
  read: async ({ params: { jobId }, query: { after, limit } }, parts) => {
    const found = await currentJob(parts, jobId)
    if (found === undefined) throw new HttpError('unknown-analysis')
    const kept = await readJobRows(parts, found.job.jobId, { after, limit: limit + 1, form: AnalysedLaunch })
    const rows = kept.slice(0, limit).map(({ row }) => row)
    return { rows, products: await productsOf(parts, rows.flatMap(mentionedIn)), more: kept.length > limit }
  },
}

const currentJob = async (parts: Parts, jobId: JobId) => {
  const found = await readJob(parts, KIND, jobId)
  if (found?.job.state !== 'gone') return found
  const again = await latestOf(parts, jobId)
  return (again && (await readJob(parts, KIND, again))) ?? found
}

const inWhy = (why: Why): ToolId[] => ('toolId' in why ? [why.toolId] : [])
const mentionedIn = ({ toolId, why }: AnalysedLaunch): ToolId[] => [toolId, ...inWhy(why)]

const productsOf = async ({ database, checkpoints }: Parts, toolIds: readonly ToolId[]) =>
  [...(await toolCards(database, checkpoints, [...new Set(toolIds)])).values()].map(({ toolId, slug, name, logo }) => ({
    toolId,
    slug,
    name,
    logo,
  }))
