import { addressOf } from '@debut/adapters/address-of.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { maskedAddress } from '../../addresses/masked-address.ts'
import { findUser } from '../../accounts/users.ts'
import { parseOrRefuse } from '../../refusals/parse-or-refuse.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { namedLimits } from '../../ports/limits/named-limits.ts'
import { findByLinkOfType } from '../../ways-in/verification/find-by-link.ts'

const Body = z.object({ type: z.string(), token_hash: z.string() })

/** Whose account a link opens, for a page that asks before it replaces a session. The link stays good. */
export const linkAccountRoute = (app: FastifyInstance, parts: Pick<IdentityParts, 'database' | 'clock' | 'secrets' | 'limits'>): void => {
  app.post('/verify/account', async (request) => {
    await parts.limits.take(namedLimits.linkAccount, addressOf(request))
    const { type, token_hash } = parseOrRefuse(Body, request.body)
    const code = await findByLinkOfType(parts, type, token_hash)
    const user = code === undefined ? undefined : await findUser(parts.database, code.user_id)
    if (code === undefined || user === undefined) return { account: null }
    return { account: { id: user.id, address: maskedAddress(user.email ?? code.sent_to) } }
  })
}
