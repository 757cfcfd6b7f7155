import { StopEmails } from '@debut/events/members/member-commands.ts'
import { unsubscribeRoute } from '@debut/events/notifications/unsubscribe-route.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { FastifyInstance } from 'fastify'
import type { SayAccepted } from '../kernel/accepted.ts'
import { requestContext } from '../kernel/command.ts'
import { isRefusal } from '../kernel/handle.ts'
import type { Send } from '../kernel/send.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'

interface Parts {
  readonly unsubscribeLinks: UnsubscribeLinks
  readonly send: Send
  readonly sayAccepted: SayAccepted
  readonly clock: Clock
}

export const unsubscribeRoutes = async (root: FastifyInstance, { unsubscribeLinks, send, sayAccepted, clock }: Parts): Promise<void> => {
  await root.register(async (app) => {
    // Mail programs send a form that says nothing the address does not say.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))
    app.post<{ Params: { token: string } }>(unsubscribeRoute.path, async ({ params, identity, id }) => {
      const link = unsubscribeLinks.read(params.token)
      if (link === undefined) throw new HttpError('unsubscribe-link-not-valid')
      const { memberId, about } = link
      if (identity !== undefined && identity.memberId !== memberId) throw new HttpError('unsubscribe-link-of-another')
      const outcome = await send(StopEmails, { memberId, about }, requestContext('StopEmails', memberId, id, clock()))
      // An account that is gone gets no mails either.
      if (isRefusal(outcome)) return { changed: false }
      sayAccepted(memberId, outcome.position)
      return { changed: outcome.changed }
    })
  })
}
