import type { OperationCounts } from '@debut/events/operations/operation-answers.ts'
import { operationCountsRoute } from '@debut/events/operations/operation-routes.ts'
import { resource } from '../../lib/resources/resource.ts'
import { useSought } from '../../lib/resources/use-resource.ts'

const operationCounts = resource(operationCountsRoute, { pollingInterval: () => 30_000 })

/** How much waits on a page of the staff. All that show one ask together. */
const countOf = (page: keyof OperationCounts) => () => useSought(operationCounts())?.[page] ?? undefined

export const useReviewCount = countOf('review')
export const useProjectionsCount = countOf('projections')
export const useModerationCount = countOf('moderation')
