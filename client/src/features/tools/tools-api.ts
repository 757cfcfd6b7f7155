import { ApiError, type ApiClient } from '../../lib/api/api-client.ts'
import { listOf, shape, text } from '../../lib/api/readers.ts'
import { readReceipt } from '../../lib/receipts/receipt.ts'
import { readFacts, readWhy } from './launch-facts.ts'
import { readTool } from './tool.ts'

const readVotes = shape({ votes: listOf(shape({ launchId: text })) })

export const fetchTool = (api: ApiClient, name: string) => api.get(`/api/tools/${encodeURIComponent(name)}`, readTool)

/** Without them the page still says what the tool is. */
export const fetchFacts = (api: ApiClient, launchId: string) => api.get(`/api/launches/${launchId}`, readFacts).catch(() => null)

export const fetchWhy = (api: ApiClient, launchId: string) => api.get(`/api/launches/${launchId}/why`, readWhy).catch(() => null)

/** Asked for only where there is one: a browser complains of every answer that is not found. */
export const fetchReceipt = async (api: ApiClient, memberId: string, launchId: string) => {
  try {
    const { votes } = await api.get(`/api/members/${memberId}/votes?launches=${launchId}`, readVotes)
    if (!votes.some((vote) => vote.launchId === launchId)) return null
    return await api.get(`/api/votes/${launchId}/receipt`, readReceipt)
  } catch {
    return null
  }
}

/** The server knows of no such tool: something else than a server that gives no answer. */
export const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.code === 'status-404'
