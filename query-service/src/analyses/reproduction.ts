import { AnalysedLaunch, AnalysisResult } from '@debut/events/analyses/analysis-answers.ts'
import type { JobId } from '@debut/events/jobs/job-id.ts'
import { toolCards } from '../cards/tool-cards.ts'
import { readJob, readJobRows } from '../jobs/read-job.ts'
import type { Parts } from '../kernel/query.ts'

/** Of the jobs that make results. */
export const KIND = 'analysis'
const AT_ONCE = 500

/** Whether a result is the one that it was to make again, and if not, where they differ first. */
export const reproductionOf = async (parts: Parts, of: JobId, by: JobId) => {
  const [earlier, later] = await Promise.all([resultOf(parts, of), resultOf(parts, by)])
  if (earlier === undefined || later === undefined) return { of, same: null, difference: null }
  if (earlier.checksum === later.checksum) return { of, same: true, difference: null }
  return { of, same: false, difference: await firstDifference(parts, of, by) }
}

const resultOf = async (parts: Parts, jobId: JobId) => {
  const found = await readJob(parts, KIND, jobId)
  return found === undefined || found.result === null ? undefined : AnalysisResult.parse(found.result)
}

const firstDifference = async (parts: Parts, of: JobId, by: JobId): Promise<string> => {
  for (let after = 0; ; after += AT_ONCE) {
    const [earlier, later] = await Promise.all(
      [of, by].map((jobId) => readJobRows(parts, jobId, { after, limit: AT_ONCE, form: AnalysedLaunch })),
    )
    for (let index = 0; index < AT_ONCE; index++) {
      const [one, other] = [earlier?.[index]?.row, later?.[index]?.row]
      if (one === undefined && other === undefined) return 'All rows are the same, though their checksums differ.'
      if (JSON.stringify(one) !== JSON.stringify(other))
        return `#${after + index + 1} was ${await inWords(parts, one)} and is now ${await inWords(parts, other)}.`
    }
  }
}

const inWords = async ({ database, checkpoints }: Parts, row: AnalysedLaunch | undefined): Promise<string> => {
  if (row === undefined) return 'nothing'
  const card = (await toolCards(database, checkpoints, [row.toolId])).get(row.toolId)
  return `${card?.name ?? 'a hidden product'} with ${row.points} points`
}
