import type { Keeps } from '../../kernel/kept-of-members.ts'
import type { InvitationRows } from './invitation-rows.ts'

/** The invitations that a member sent by email, and those to their address, are part of their export and are deleted with their account. */
export const keptInvitations: Keeps<{ readonly invitationRows: InvitationRows }> = {
  name: 'emailInvitations',
  exportOf: (memberId, { invitationRows }) => invitationRows.exportOf(memberId),
  forget: (memberId, { invitationRows }) => invitationRows.forget(memberId),
}
