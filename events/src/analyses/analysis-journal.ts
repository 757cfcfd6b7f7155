import { defineJournal } from '../kernel/define-journal.ts'
import { AnalysisAsked, AnalysisDeleted, AnalysisSaved } from './analysis-events.ts'

const about = ({ jobId }: { readonly jobId: string }) => ({ kind: 'analysis', id: jobId })

/** What somebody calls an analysis stays where it is saved. */
export const analysisJournal = [
  defineJournal(AnalysisAsked, (data) => ({ kind: 'analysis', text: 'ran', about: about(data) })),
  defineJournal(AnalysisSaved, (data) => ({ kind: 'analysis', text: 'saved', about: about(data) })),
  defineJournal(AnalysisDeleted, (data) => ({ kind: 'analysis', text: 'took off the saved ones', about: about(data) })),
]
