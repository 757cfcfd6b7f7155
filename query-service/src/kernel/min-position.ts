import { LogPosition } from '@debut/events/kernel/ids.ts'
import { addressOf } from '@debut/adapters/address-of.ts'
import { Admission } from '@debut/adapters/admission.ts'
import { HttpError, parseOrRefuse } from '@debut/adapters/http-error.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Checkpoints } from './checkpoints.ts'
import type { OwnPositions } from './own-positions.ts'

/** A member waits at most this long for their own write to show. */
const TIMEOUT_MS = 2_000
/** Of everybody together. */
const MOST_WAITING = 5_000
/** Seconds: those who wait now will no longer be waiting then. */
const RETRY_AFTER = 3
const NAME = 'min-position'

const MinPosition = z.object({ [NAME]: z.optional(z.coerce.number().pipe(LogPosition)) })

/** A reader may ask to see at least what was accepted at a position, in the query or as a header. */
export const minPosition = ({ query, headers }: FastifyRequest): LogPosition | undefined => {
  const inQuery = typeof query === 'object' && query !== null && NAME in query
  if (!inQuery && headers[NAME] === undefined) return undefined
  return { ...parseOrRefuse(MinPosition, headers), ...parseOrRefuse(MinPosition, query) }[NAME]
}

/** A waiting client holds a request open: only so many of each address may. */
export const waitingRoom = (perAddress: number) => {
  const admission = new Admission({ inAll: MOST_WAITING, perAddress })
  return async <Result>(request: FastifyRequest, wait: () => Promise<Result>): Promise<Result> => {
    const leave = minPosition(request) === undefined ? () => undefined : admission.enter(addressOf(request))
    if (typeof leave === 'string') throw new HttpError('too-many-requests', undefined, RETRY_AFTER)
    return wait().finally(leave)
  }
}
export type WaitingRoom = ReturnType<typeof waitingRoom>

/** When one of the projections does not get there in time, the answer says that it is stale. */
export const awaitPosition = async (
  checkpoints: Checkpoints,
  projections: readonly string[],
  position: LogPosition | undefined,
): Promise<{ stale?: true }> => {
  if (position === undefined) return {}
  const reached = await Promise.all(projections.map((name) => checkpoints.reached(name, position, TIMEOUT_MS)))
  return reached.includes(false) ? { stale: true } : {}
}

/** Members see what they have done themselves without asking for it. */
export const awaitOwnPosition = (
  checkpoints: Checkpoints,
  projections: readonly string[],
  own: OwnPositions,
  request: FastifyRequest,
): Promise<{ stale?: true }> => {
  const accepted = request.identity && own.of(request.identity.memberId)
  const asked = minPosition(request)
  const position = asked === undefined || (accepted !== undefined && accepted > asked) ? accepted : asked
  return awaitPosition(checkpoints, projections, position)
}
