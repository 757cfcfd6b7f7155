import { HttpError } from '@debut/adapters/http-error.ts'
import * as z from 'zod/v4/core'

const TIMEOUT = 5_000

export type AskQueries = <Schema extends z.$ZodType>(path: string, schema: Schema, requestId: string) => Promise<z.output<Schema>>

/** What the query-service says on a path of its own. What can't be had is a failure of the catalogue, so that a route has nothing to add. */
export const queriesAt =
  (url: string): AskQueries =>
  async (path, schema, requestId) => {
    const response = await fetch(url + path, {
      headers: { accept: 'application/json', 'x-request-id': requestId },
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch(() => undefined)
    if (response?.status === 404) throw new HttpError('not-found')
    if (response?.ok !== true) throw new HttpError('unavailable')
    const body: unknown = await response.json().catch(() => {
      throw new HttpError('unavailable')
    })
    return z.parse(schema, body)
  }
