import { Launch, LaunchWhy } from '@debut/events/launches/launch-answers.ts'
import { Tool } from '@debut/events/tools/tool-answers.ts'
import { MemberVotes, VoteReceipt } from '@debut/events/voting/vote-answers.ts'
import { ApiError, type ApiClient } from '../../lib/api/api-client.ts'

export const fetchTool = (api: ApiClient, name: string, decided: number | undefined) =>
  api.get(`/api/tools/${encodeURIComponent(name)}${decided === undefined ? '' : `?min-position=${decided}`}`, Tool)

/** Without them the page still says what the tool is. */
export const fetchFacts = (api: ApiClient, launchId: string) => api.get(`/api/launches/${launchId}`, Launch).catch(() => null)

export const fetchWhy = (api: ApiClient, launchId: string) => api.get(`/api/launches/${launchId}/why`, LaunchWhy).catch(() => null)

/** Asked for only where there is one: a browser complains of every answer that is not found. */
export const fetchReceipt = async (api: ApiClient, memberId: string, launchId: string) => {
  try {
    const { votes } = await api.get(`/api/members/${memberId}/votes?launches=${launchId}`, MemberVotes)
    if (!votes.some((vote) => vote.launchId === launchId)) return null
    return await api.get(`/api/votes/${launchId}/receipt`, VoteReceipt)
  } catch {
    return null
  }
}

/** The server knows of no such tool: something else than a server that gives no answer. */
export const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.code === 'status-404'
