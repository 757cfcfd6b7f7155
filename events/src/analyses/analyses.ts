import { defineCapability } from '../kernel/define-capability.ts'
import { routesByName } from '../kernel/define-route.ts'
import { DeleteAnalysis, RunAnalysis, SaveAnalysis } from './analysis-commands.ts'
import { AnalysisAsked, AnalysisDeleted, AnalysisSaved } from './analysis-events.ts'
import { analysisJournal } from './analysis-journal.ts'
import { analysisProblems } from './analysis-problems.ts'
import { analysisRoute, analysisRowsRoute, savedAnalysesRoute } from './analysis-routes.ts'
import { analysisSentences } from './analysis-sentences.ts'

/** Closed ranges, ranked by other rules. */
export const analyses = defineCapability({
  name: 'analyses',
  events: { analysis: [AnalysisAsked, AnalysisSaved, AnalysisDeleted] },
  jobs: { analysis: AnalysisAsked },
  commands: { RunAnalysis, SaveAnalysis, DeleteAnalysis },
  journal: analysisJournal,
  routes: routesByName(savedAnalysesRoute, analysisRoute, analysisRowsRoute),
  problems: analysisProblems,
  sentences: analysisSentences,
})
