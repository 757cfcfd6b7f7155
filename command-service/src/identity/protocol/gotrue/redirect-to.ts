import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { redirectTarget } from '../../addresses/redirect-target.ts'
import type { IdentitySettings } from '../../settings.ts'

const Query = z.object({ redirect_to: z.string().optional() })

/** Clients name in the query where the link of a mail leads in the end. */
export const redirectToOf = ({ query }: FastifyRequest, settings: IdentitySettings): string =>
  redirectTarget(settings, Query.safeParse(query).data?.redirect_to)
