import { ask } from '../lib/api/ask.ts'
import { toolOwnershipRoute } from '@debut/events/tools/tool-ownership-routes.ts'
import { ApiError, type ApiClient } from '../lib/api/api-client.ts'
import type { Place } from '../lib/page/page.ts'
import type { GuardName } from './guards.ts'

type Ask = (api: ApiClient, place: Place) => Promise<unknown>

/** What of a guard only the server can say. */
const asks: Readonly<Partial<Record<GuardName, Ask>>> = {
  'tool-owner': (api, { params }) => ask(api, toolOwnershipRoute, { tool: params['name'] ?? '' }),
}

const REFUSED: readonly string[] = ['status-403', 'status-404']

/** Asked once the guards have let a reader pass. Without an answer they pass: the page shows only what the server gives it anyway. */
export const isRefused = async (names: readonly GuardName[], api: ApiClient, place: Place): Promise<boolean> => {
  for (const name of names) {
    try {
      await asks[name]?.(api, place)
    } catch (error) {
      if (error instanceof ApiError && REFUSED.includes(error.code)) return true
    }
  }
  return false
}
