import { send } from '../api/ask.ts'
import { commandsRoute } from '@debut/events/kernel/kernel-routes.ts'
import { ApiError, type ApiClient } from '../api/api-client.ts'
import type { Problem } from '../api/problem.ts'
import type { Command } from './outbox-entry.ts'

/** What became of one attempt. */
export type Sent =
  | { readonly kind: 'answered'; readonly position: number; readonly unchanged?: true | undefined }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'signed-out' }
  /** It may have arrived or not: it is sent again under the same id. */
  | { readonly kind: 'unanswered'; readonly retryAfter: number; readonly problem: Problem | undefined; readonly broken: boolean }

export const sendCommand = async (api: ApiClient, { commandId, type, payload }: Command): Promise<Sent> => {
  try {
    return { kind: 'answered', ...(await send(api, commandsRoute, { commandId, type, payload })) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return outcomeOf(error)
  }
}

const outcomeOf = ({ code, problem, message, retryAfter = 0 }: ApiError): Sent => {
  if (code === 'status-401') return { kind: 'signed-out' }
  const isRefusal = code.startsWith('status-4') && code !== 'status-408' && code !== 'status-429'
  if (isRefusal) return { kind: 'refused', problem: problem ?? { code, message } }
  return { kind: 'unanswered', retryAfter, problem, broken: code === 'status-500' }
}
