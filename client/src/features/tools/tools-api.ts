import { launchRoute, launchWhyRoute } from '@debut/events/launches/launch-routes.ts'
import { toolRoute } from '@debut/events/tools/tool-routes.ts'
import { memberVotesRoute, voteReceiptRoute } from '@debut/events/voting/vote-routes.ts'
import { ask, askSince } from '../../lib/api/ask.ts'
import { ApiError, type ApiClient } from '../../lib/api/api-client.ts'

export const fetchTool = (api: ApiClient, name: string, decided: number | undefined) => askSince(api, decided, toolRoute, { tool: name })

/** Without them the page still says what the tool is. */
export const fetchFacts = (api: ApiClient, launchId: string) => ask(api, launchRoute, { launchId }).catch(() => null)

export const fetchWhy = (api: ApiClient, launchId: string) => ask(api, launchWhyRoute, { launchId }).catch(() => null)

const hasVoted = async (api: ApiClient, memberId: string, launchId: string): Promise<boolean> => {
  const { votes } = await ask(api, memberVotesRoute, { memberId, launches: [launchId] })
  return votes.some((vote) => vote.launchId === launchId)
}

/** Asked for only where there is one: a browser complains of every answer that is not found. */
export const fetchReceipt = async (api: ApiClient, memberId: string, launchId: string, voted: boolean | undefined) => {
  try {
    return (voted ?? (await hasVoted(api, memberId, launchId))) ? await ask(api, voteReceiptRoute, { launchId }) : null
  } catch {
    return null
  }
}

/** The server knows of no such tool: something else than a server that gives no answer. */
export const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.code === 'status-404'
