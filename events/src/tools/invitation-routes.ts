import * as z from 'zod/mini'
import { defineRoute } from '../kernel/define-route.ts'
import { EmailInvitations, InvitationsStopped, InviteByEmailBody, OwnInvitation } from './invitation-answers.ts'
import { ToolId } from './tool-card.ts'
import { ToolParams } from './tool-question.ts'

/** The answer is the same for every address, known or not. */
export const inviteByEmailRoute = /* @__PURE__ */ defineRoute('POST /api/invitations', {
  who: 'members',
  body: InviteByEmailBody,
  answer: EmailInvitations,
})
export const emailInvitationsRoute = /* @__PURE__ */ defineRoute('GET /api/invitations/:toolId', {
  who: 'members',
  params: z.object({ toolId: ToolId }),
  answer: EmailInvitations,
})
export const takeBackInvitationRoute = /* @__PURE__ */ defineRoute('DELETE /api/invitations/:toolId/:invitationId', {
  who: 'members',
  params: z.object({ toolId: ToolId, invitationId: z.uuid() }),
  answer: EmailInvitations,
})
export const ownInvitationRoute = /* @__PURE__ */ defineRoute('GET /api/tools/:tool/invitation', {
  who: 'members',
  params: ToolParams,
  answer: OwnInvitation,
})
/** Mail programs post here by themselves (RFC 8058), without a session. Browsers that open the same address get a page with a button. */
export const stopInvitationsRoute = /* @__PURE__ */ defineRoute('POST /stop-invitations/:token', {
  who: 'everybody',
  params: z.object({ token: z.string().check(z.regex(/^[\w.-]{1,200}$/)) }),
  answer: InvitationsStopped,
})

/** Lists all of these routes for the contract. */
export const invitationRoutes = [
  inviteByEmailRoute,
  emailInvitationsRoute,
  takeBackInvitationRoute,
  ownInvitationRoute,
  stopInvitationsRoute,
] as const
