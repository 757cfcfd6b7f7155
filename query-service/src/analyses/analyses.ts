import { analysisRoute, analysisRowsRoute, savedAnalysesRoute } from '@debut/events/analyses/analysis-routes.ts'
import { analyses as contract } from '@debut/events/analyses/analyses.ts'
import { serves } from '../kernel/query.ts'
import { analysisQuery, analysisRowsQuery } from './analysis-query.ts'
import { savedAnalysesQuery } from './saved-analyses.ts'

export const analyses = serves(contract, {
  answers: {
    [savedAnalysesRoute.name]: savedAnalysesQuery,
    [analysisRoute.name]: analysisQuery,
    [analysisRowsRoute.name]: analysisRowsQuery,
  },
})
