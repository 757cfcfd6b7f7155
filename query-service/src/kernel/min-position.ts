import { LogPosition } from '@debut/events/kernel/ids.ts'
import { parseOrRefuse } from '@debut/infra/adapters/http-error.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Checkpoints } from './checkpoints.ts'

/** Nobody waits longer for their own write to show. */
const PATIENCE_MS = 2_000

const Asked = z.object({ 'min-position': z.coerce.number().pipe(LogPosition).optional() })

/**
 * A reader may ask to see at least what was accepted at a position, in the query or as a header.
 * When the projection does not get there in time, the answer says that it is stale.
 */
export const awaitMinPosition = async (
  checkpoints: Checkpoints,
  projection: string,
  { query, headers }: FastifyRequest,
): Promise<{ stale?: true }> => {
  const asked = { ...parseOrRefuse(Asked, headers), ...parseOrRefuse(Asked, query) }['min-position']
  if (asked === undefined || (await checkpoints.reached(projection, asked, PATIENCE_MS))) return {}
  return { stale: true }
}
