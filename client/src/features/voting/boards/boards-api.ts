import type { ApiClient } from '../../../lib/api/api-client.ts'
import { parseBoardPage, parseCurve } from './board.ts'
import type { Period } from './period.ts'

export const PAGE_SIZE = 50

/** Which board a reader wants: the current one unless they name a day, as it is unless they name a moment. */
export interface AskedBoard {
  readonly period: Period
  readonly start?: string | undefined
  readonly asOf?: string | undefined
}

interface Stretch {
  readonly limit?: number
  readonly offset?: number
}

export const fetchBoard = (api: ApiClient, { period, start, asOf }: AskedBoard, { limit = PAGE_SIZE, offset = 0 }: Stretch = {}) => {
  const query = new URLSearchParams({ limit: String(limit) })
  if (offset > 0) query.set('offset', String(offset))
  if (start !== undefined) query.set('start', start)
  if (asOf !== undefined) query.set('asOf', asOf)
  return api.get(`/api/boards/${period}?${query}`, parseBoardPage)
}

export const fetchCurve = (api: ApiClient, launchId: string) => api.get(`/api/launches/${launchId}`, parseCurve)
