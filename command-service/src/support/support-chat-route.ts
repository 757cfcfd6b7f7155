import { chatIdentityRoute } from '@debut/events/support/support-routes.ts'
import { createHmac } from 'node:crypto'
import type { ChatIdentity } from '@debut/events/support/support-answers.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { FastifyInstance } from 'fastify'

interface Parts {
  readonly supportChat: {
    /** What the chat's provider is called in addresses. */
    readonly provider: string
    /** The provider has it too. */
    readonly secret: string
  }
}

/** Vouches to the provider of the support chat for the signed-in member. */
export const supportChatRoute = (app: FastifyInstance, { supportChat: { provider, secret } }: Parts) => {
  app.post<{ Params: { name: string } }>(chatIdentityRoute.path, async ({ identity, params }): Promise<ChatIdentity> => {
    if (identity === undefined) throw new HttpError('sign-in-required')
    if (params.name !== provider) throw new HttpError('not-found')
    const { email } = identity
    if (email === undefined) throw new HttpError('no-email')
    return { email, hash: createHmac('sha256', secret).update(email).digest('hex') }
  })
}
