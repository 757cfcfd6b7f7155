import { launchRoute } from '@debut/events/launches/launch-routes.ts'
import { boardRoute } from '@debut/events/voting/board-routes.ts'
import { ask } from '../../../lib/api/ask.ts'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { type BoardPageQuery, PAGE_SIZE } from './board-page-query.ts'
import { pageOf } from './board.ts'

interface Stretch {
  readonly limit?: number
  readonly offset?: number
}

export const fetchBoard = async (
  api: ApiClient,
  { period, start, asOf }: BoardPageQuery,
  { limit = PAGE_SIZE, offset = 0 }: Stretch = {},
) => {
  const stretch = { limit, ...(offset > 0 && { offset }) }
  return pageOf(await ask(api, boardRoute, { period, ...stretch, start, asOf }))
}

/** Null while points are hidden. */
export const fetchCurve = async (api: ApiClient, launchId: string) => (await ask(api, launchRoute, { launchId })).curve?.points ?? null
