import { addressOf } from '@debut/adapters/address-of.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import { networkOf } from '@debut/adapters/network-of.ts'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const MINUTE_MS = 60_000

/** Refuses a client that has had too many pages drawn. */
export type MayDraw = (request: FastifyRequest) => Promise<void>

/** Drawing costs a hundred times what giving a kept page costs, so each address has so much of it. */
export const pageAllowance = async (app: FastifyInstance, pagesPerMinute: number): Promise<MayDraw> => {
  await app.register(rateLimit, { global: false })
  const count = app.createRateLimit({
    max: pagesPerMinute,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => networkOf(addressOf(request)),
  })
  return async (request) => {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) throw new HttpError('too-many-requests', undefined, counted.ttlInSeconds)
  }
}
