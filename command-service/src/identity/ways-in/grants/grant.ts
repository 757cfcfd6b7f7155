import type { FastifyRequest } from 'fastify'
import type { IdentityParts } from '../../identity-parts.ts'

/** One kind of proof that POST /token takes, and the session that it gives for it. */
export type Grant = (request: FastifyRequest, parts: IdentityParts) => Promise<object>
