import { z } from 'zod'
import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { MemberId } from '../kernel/ids.ts'
import { ToolId } from './tool-card.ts'

export const inviteeStream = (memberId: MemberId) => `invitee-${memberId}`

/**
 * On `invitee-<member>`: a maker invited a confirmed address of theirs. It is kept here because the tool's makers must not learn whose
 * address it is.
 */
export const InvitedByEmail = defineEvent('InvitedByEmail', { memberId: MemberId, toolId: ToolId, by: MemberId }, { alsoNames: ['by'] })

/** On `invitee-<member>`: they answered the invitation, or it was taken back or has expired (`over`). */
export const EmailInvitationEnded = defineEvent(
  'EmailInvitationEnded',
  { memberId: MemberId, toolId: ToolId, invitedBy: MemberId, how: z.enum(['accepted', 'declined', 'over']) },
  { alsoNames: ['invitedBy'] },
)

export const inviteeEvents = [InvitedByEmail, EmailInvitationEnded] as const
export type InviteeEvent = EventOf<(typeof inviteeEvents)[number]>

/** Says which tools a member is invited to by email, and by whom. */
export const inviteeFacts = {
  initial: { open: {} } as { readonly open: Readonly<Partial<Record<ToolId, MemberId>>> },

  evolve({ open }: { readonly open: Readonly<Partial<Record<ToolId, MemberId>>> }, event: InviteeEvent) {
    if (event.type === 'InvitedByEmail') return { open: { ...open, [event.data.toolId]: event.data.by } }
    const { [event.data.toolId]: _, ...others } = open
    return { open: others }
  },
}
