import { AnalysisAsked, AnalysisDeleted, type AnalysisEvent, AnalysisSaved } from '@debut/events/analyses/analysis-events.ts'
import type { JobId } from '@debut/events/jobs/job-id.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'

type Asked = ReturnType<typeof AnalysisAsked>['data']
export type AnalysisQuestion = Pick<Asked, 'period' | 'start' | 'rule' | 'upTo'>

type AnalysisRefusal = 'unknown-analysis' | 'analysis-exists' | 'not-your-analysis'

export type AnalysisCommand =
  | ({ readonly type: 'RunAnalysis' } & Asked)
  | { readonly type: 'SaveAnalysis'; readonly jobId: JobId; readonly by: MemberId; readonly name: string; readonly isAdmin: boolean }
  | { readonly type: 'DeleteAnalysis'; readonly jobId: JobId; readonly by: MemberId; readonly isAdmin: boolean }

interface Analysis {
  readonly asked: Asked | undefined
  readonly saved: { readonly by: MemberId; readonly name: string | null } | undefined
}

/** One stream per analysis: what was asked once is asked for good, and it is saved under one name. */
export const analysis: Decider<AnalysisCommand, Analysis, AnalysisEvent, AnalysisRefusal> = {
  initial: { asked: undefined, saved: undefined },

  decide(command, { asked, saved }) {
    if (command.type === 'RunAnalysis') {
      const { type: _, ...question } = command
      if (asked === undefined) return accept(AnalysisAsked(question))
      return asked.by === question.by && isSameQuestion(asked, question) ? accept() : refuse('analysis-exists')
    }
    if (asked === undefined) return refuse('unknown-analysis')
    const { jobId, by, isAdmin } = command
    if (saved !== undefined && saved.by !== by && !isAdmin) return refuse('not-your-analysis')
    switch (command.type) {
      case 'SaveAnalysis':
        return saved?.name === command.name ? accept() : accept(AnalysisSaved({ jobId, by, name: command.name }))
      case 'DeleteAnalysis':
        return saved === undefined ? accept() : accept(AnalysisDeleted({ jobId, by }))
    }
  },

  evolve(state, { type, data }) {
    switch (type) {
      case 'AnalysisAsked':
        return { ...state, asked: data }
      case 'AnalysisSaved':
        return { ...state, saved: { by: state.saved?.by ?? data.by, name: data.name } }
      case 'AnalysisDeleted':
        return { ...state, saved: undefined }
    }
  },
}

/** Where no position was given, the end of the log moves on; the rest says whether it is the same. */
const isSameQuestion = (one: AnalysisQuestion, other: AnalysisQuestion): boolean =>
  JSON.stringify([one.period, one.start, one.rule]) === JSON.stringify([other.period, other.start, other.rule])

/** What one analysis reproduces of another: everything, at the same position. */
export const reproduces = (one: AnalysisQuestion, other: AnalysisQuestion): boolean => one.upTo === other.upTo && isSameQuestion(one, other)
