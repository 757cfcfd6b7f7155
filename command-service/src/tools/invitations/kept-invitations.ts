import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Keeps } from '../../kernel/kept-of-members.ts'
import type { InvitationRows } from './invitation-rows.ts'
import type { Addresses } from './invite-by-email.ts'

interface Parts {
  readonly invitationRows: InvitationRows
  readonly addresses: Pick<Addresses, 'hashOf'>
}

/** Invitations by email that a member sent, and those to their mailbox, are part of their export and go with their account. */
export const keptInvitations: Keeps<Parts> = {
  name: 'emailInvitations',
  exportOf: async (memberId, parts) => parts.invitationRows.exportOf(memberId, await mailboxOf(memberId, parts)),
  forget: async (memberId, parts) => parts.invitationRows.forget(memberId, await mailboxOf(memberId, parts)),
}

const mailboxOf = async (memberId: MemberId, { invitationRows, addresses }: Parts): Promise<Buffer | undefined> => {
  const address = await invitationRows.addressOf(memberId)
  return address === undefined ? undefined : addresses.hashOf(address)
}
