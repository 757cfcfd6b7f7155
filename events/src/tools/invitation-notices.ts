import { defineNotice } from '../kernel/define-notice.ts'
import { EmailInvitationEnded, InvitedByEmail } from './invitee-events.ts'
import { InvitationEnded, MakerInvited, MakerJoined } from './tool-events.ts'

const type = 'tool_invitation'

/**
 * A member is notified only once of all invitations to one product. Taking an invitation back and sending it again must not fill their
 * list.
 */
const invitationName = (toolId: string): string => `invitation to ${toolId}`

/** The invited member is notified of the invitation, and the member who invited them of the answer. */
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
  // `MakerJoined` names a member who accepts. A member who declines is not named, because that would show whose address it is.
  defineNotice(EmailInvitationEnded, ({ toolId, invitedBy, how }) =>
    how === 'declined' ? [{ recipientId: invitedBy, actorId: null, type, payload: { tool_id: toolId, answer: 'declined' } }] : [],
  ),
  defineNotice(InvitationEnded, ({ toolId, memberId, by, invitedBy }) =>
    // An invitation that was taken back has no answer.
    invitedBy === null || by !== memberId
      ? []
      : [{ recipientId: invitedBy, actorId: memberId, type, payload: { tool_id: toolId, answer: 'declined' } }],
  ),
]
