import { defineNotice } from '../kernel/define-notice.ts'
import { EmailInvitationEnded, InvitedByEmail } from './invitee-events.ts'
import { InvitationEnded, MakerInvited, MakerJoined } from './tool-events.ts'

const type = 'tool_invitation'

/** Of all invitations to one product a member is notified once: taking them back and sending them again must not fill a list. */
const invitationName = (toolId: string): string => `invitation to ${toolId}`

/** The member who is invited learns of it, and who invited them of the answer. */
export const invitationNotices = [
  defineNotice(MakerInvited, ({ toolId, memberId, by }) => [
    { recipientId: memberId, actorId: by, type, payload: { tool_id: toolId }, once: invitationName(toolId) },
  ]),
  defineNotice(MakerJoined, ({ toolId, memberId, invitedBy }) =>
    invitedBy === null ? [] : [{ recipientId: invitedBy, actorId: memberId, type, payload: { tool_id: toolId, answer: 'accepted' } }],
  ),
  defineNotice(InvitedByEmail, ({ toolId, memberId, by }) => [
    { recipientId: memberId, actorId: by, type, payload: { tool_id: toolId }, once: invitationName(toolId) },
  ]),
  // Who accepts is named by `MakerJoined`; who declines stays unknown, as whose address it is.
  defineNotice(EmailInvitationEnded, ({ toolId, invitedBy, how }) =>
    how === 'declined' ? [{ recipientId: invitedBy, actorId: null, type, payload: { tool_id: toolId, answer: 'declined' } }] : [],
  ),
  defineNotice(InvitationEnded, ({ toolId, memberId, by, invitedBy }) =>
    // Taken back, there is no answer.
    invitedBy === null || by !== memberId
      ? []
      : [{ recipientId: invitedBy, actorId: memberId, type, payload: { tool_id: toolId, answer: 'declined' } }],
  ),
]
