import { Launch } from '@debut/events/launches/launch-answers.ts'
import { Board } from '@debut/events/voting/board-answers.ts'
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
  const query = new URLSearchParams({ limit: String(limit) })
  if (offset > 0) query.set('offset', String(offset))
  if (start !== undefined) query.set('start', start)
  if (asOf !== undefined) query.set('asOf', asOf)
  return pageOf(await api.get(`/api/boards/${period}?${query}`, Board))
}

/** Null while points are hidden. */
export const fetchCurve = async (api: ApiClient, launchId: string) =>
  (await api.get(`/api/launches/${launchId}`, Launch)).curve?.points ?? null
