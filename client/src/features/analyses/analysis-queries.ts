import { analysisRoute, analysisRowsRoute, savedAnalysesRoute } from '@debut/events/analyses/analysis-routes.ts'
import { isOver } from '@debut/events/jobs/job-answers.ts'
import { resource } from '../../lib/resources/resource.ts'

const LOOK_MS = 400
export const ROWS_ON_PAGE = 500
export const SAVED_ON_PAGE = 30

export const analysisAt = resource(analysisRoute, { pollingInterval: ({ job }) => (isOver(job) ? undefined : LOOK_MS) })

/** The rows exist once the result does; further ones are joined to those that are shown. */
export const analysisRows = resource(analysisRowsRoute, {
  pages: {
    next: ({ rows, more }, request) => (more ? { ...request, after: rows.length } : undefined),
    join: (shown, next) => ({ rows: [...shown.rows, ...next.rows], products: [...shown.products, ...next.products], more: next.more }),
  },
})

export const savedAnalyses = resource(savedAnalysesRoute, {
  pages: {
    next: ({ analyses, more }, request) => (more ? { ...request, offset: analyses.length } : undefined),
    join: (shown, next) => ({ ...next, analyses: [...shown.analyses, ...next.analyses] }),
  },
})
