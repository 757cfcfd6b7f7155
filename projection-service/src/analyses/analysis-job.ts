import type { AnalysisResult } from '@debut/events/analyses/analysis-answers.ts'
import { AnalysisAsked } from '@debut/events/analyses/analysis-events.ts'
import { findRule } from '@debut/events/analyses/rules/rules.ts'
import { defineJob, JobRefused } from '../kernel/jobs/job.ts'
import { analyse } from './analyse.ts'
import { readHistory } from './kept-history.ts'

const ROWS_AT_ONCE = 500

/** Recounts a closed range by another rule. Nothing of the read models is asked, so the log alone makes it again. */
export const analysisJob = defineJob({
  kind: 'analysis',
  asked: AnalysisAsked,
  run: async ({ event: { data } }, work): Promise<AnalysisResult> => {
    const began = performance.now()
    const rule = findRule(data.rule)
    if (rule === undefined) throw new JobRefused('This version of the rule can’t be run any more. Start a new analysis with today’s.')
    const history = await readHistory(data.upTo, work)
    const { counts, rows } = analyse(history, { ...data, rule, params: data.rule.params })
    for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) await work.keepRows(rows.slice(first, first + ROWS_AT_ONCE))
    const unreadable = history.unreadable.filter((position) => position <= data.upTo).length
    return { position: data.upTo, ...counts, took: Math.round(performance.now() - began), unreadable }
  },
})
