import { newCommandId } from '@debut/events/kernel/ids.ts'
import { commandsRoute } from '@debut/events/kernel/kernel-routes.ts'
import type { z } from 'zod/mini'
import type { DemoPerson } from './people.ts'

export interface MemberHttpOptions {
  readonly edgeUrl: string
  readonly tokenOf: (person: DemoPerson) => Promise<string>
}

const TIMEOUT_MS = 5_000
const NOT_FOUND = 404
const TOO_MANY_REQUESTS = 429

/** How the crowd's members ask and send, through the public API. */
export const memberHttp = ({ edgeUrl, tokenOf }: MemberHttpOptions) => {
  const ask = (path: string, init: RequestInit, signal: AbortSignal): Promise<Response> =>
    fetch(new URL(path, edgeUrl), { ...init, signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) })

  return {
    /** Undefined for what can't be seen; anything else that is no answer throws. */
    get: async <Schema extends z.ZodMiniType>(path: string, schema: Schema, signal: AbortSignal): Promise<z.output<Schema> | undefined> => {
      const response = await ask(path, {}, signal)
      const answer: unknown = await response.json()
      return response.status === NOT_FOUND ? undefined : schema.parse(answer)
    },
    /** Whether it was accepted. Throws where the service is unavailable, or has had enough for now. */
    send: async (person: DemoPerson, type: string, payload: object, signal: AbortSignal): Promise<boolean> => {
      const headers = { authorization: `Bearer ${await tokenOf(person)}`, 'content-type': 'application/json' }
      const body = JSON.stringify({ commandId: newCommandId(), type, payload })
      const response = await ask(commandsRoute.path, { method: 'POST', headers, body }, signal)
      await response.arrayBuffer()
      if (response.status >= 500 || response.status === TOO_MANY_REQUESTS) throw new Error(`${type} was answered with ${response.status}`)
      return response.ok
    },
  }
}
