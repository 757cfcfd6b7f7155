import { isoOf } from '@debut/events/kernel/instant.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { type EmailInvitations, INVITATION_DAYS, InviteByEmailBody } from '@debut/events/tools/invitation-answers.ts'
import {
  emailInvitationsRoute,
  inviteByEmailRoute,
  stopInvitationsRoute,
  takeBackInvitationRoute,
} from '@debut/events/tools/invitation-routes.ts'
import { inviteeStream } from '@debut/events/tools/invitee-events.ts'
import { MOST_MAKERS, type ToolId } from '@debut/events/tools/tool-card.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import { toolFacts } from '@debut/events/tools/tool-facts.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import { HttpError, parseOrRefuse } from '@debut/adapters/http-error.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requestContext } from '../../kernel/command.ts'
import type { Handle } from '../../kernel/handle.ts'
import { memberShare } from '../../kernel/http/member-share.ts'
import type { Limits } from '../../kernel/limits.ts'
import type { InvitationLinks } from './invitation-links.ts'
import { takeInvitation } from './invitation-limit.ts'
import type { InvitationRows } from './invitation-rows.ts'
import { invitee } from './invitee.ts'

interface Parts {
  readonly invitationRows: InvitationRows
  readonly invitationLinks: InvitationLinks
  readonly addresses: Addresses
  readonly handle: Handle
  readonly limits: Limits
  readonly commandsPerMinute: number
  readonly clock: Clock
}

/** Says what can be known about an address without finding out whose it is. */
export interface Addresses {
  /** The hash is the same for all addresses of one mailbox. */
  hashOf(address: string): Buffer
  shorten(address: string): string
  isThrowaway(address: string): boolean
}

const SHARES = { written: 1, read: 4 } as const

/**
 * Takes invitations by email. The address is only stored here, whether it has an account or not, and a process does the rest. So neither
 * the answer nor its time shows whether the address has an account, wants no invitations or has had enough mails.
 */
export const invitationRoutes = async (root: FastifyInstance, parts: Parts): Promise<void> => {
  const { invitationRows: rows, invitationLinks, addresses, handle, limits, commandsPerMinute, clock } = parts
  const sharing = (times: number) => ({ preHandler: memberShare(root, commandsPerMinute, times) })
  const [written, read] = [sharing(SHARES.written), sharing(SHARES.read)]

  const listed = async (toolId: ToolId): Promise<EmailInvitations> => ({
    invitations: (await rows.openOf(toolId)).map(({ id, address, createdAt }) => ({
      id,
      address: addresses.shorten(address),
      invitedAt: isoOf(createdAt),
      endsAt: isoOf(createdAt.plus({ days: INVITATION_DAYS })),
    })),
  })

  /** Members who don't make the tool get the same answer as for a tool that doesn't exist. */
  const ownTool = async (toolId: ToolId, memberId: MemberId) => {
    const tool = await handle.read(toolFacts, toolStream(toolId), { at: clock() })
    if (tool.removed || !tool.makers.includes(memberId)) throw new HttpError('not-your-tool')
    return tool
  }

  root.post(inviteByEmailRoute.path, written, async (request) => {
    const by = memberIn(request)
    const { toolId, email } = parseOrRefuse(InviteByEmailBody, request.body)
    const { shown, makers, invited } = await ownTool(toolId, by)
    // The mail names the product, so everyone has to be able to see it.
    if (!shown) throw new HttpError('not-listed-yet')
    if (addresses.isThrowaway(email)) throw new HttpError('throwaway-address')
    const open = await rows.openOf(toolId)
    const hash = addresses.hashOf(email)
    if (open.some((each) => each.hash.equals(hash))) return listed(toolId)
    if (makers.length + invited.length + open.length >= MOST_MAKERS) throw new HttpError('too-many-makers')
    await takeInvitation(limits, by)
    await rows.add({ toolId, by, address: email, hash }, clock())
    return listed(toolId)
  })

  root.get(emailInvitationsRoute.path, read, async (request) => {
    const { toolId } = parseOrRefuse(emailInvitationsRoute.params, request.params)
    await ownTool(toolId, memberIn(request))
    return listed(toolId)
  })

  root.delete(takeBackInvitationRoute.path, written, async (request) => {
    const { toolId, invitationId } = parseOrRefuse(takeBackInvitationRoute.params, request.params)
    const memberId = memberIn(request)
    await ownTool(toolId, memberId)
    const invitation = (await rows.openOf(toolId)).find(({ id }) => id === invitationId)
    if (invitation !== undefined) {
      if (invitation.memberId !== null)
        await handle(
          invitee,
          inviteeStream(invitation.memberId),
          { type: 'EndEmailInvitation', memberId: invitation.memberId, toolId, how: 'over' },
          requestContext('EndEmailInvitation', memberId, request.id, clock()),
        )
      await rows.end([invitationId])
    }
    return listed(toolId)
  })

  await root.register(async (app) => {
    // The form that mail programs send is ignored, because the address already says everything.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))
    app.post<{ Params: { token: string } }>(stopInvitationsRoute.path, async ({ params }) => {
      const hash = invitationLinks.read(params.token)
      if (hash === undefined) throw new HttpError('invitation-link-not-valid')
      await rows.stop(hash)
      return { stopped: true as const }
    })
  })
}

const memberIn = ({ identity }: FastifyRequest): MemberId => {
  if (identity === undefined) throw new HttpError('sign-in-required')
  return identity.memberId
}
