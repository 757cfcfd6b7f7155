import type { MemberId } from '@debut/events/kernel/ids.ts'
import { EmailInvitationEnded, InvitedByEmail, type InviteeEvent, inviteeFacts } from '@debut/events/tools/invitee-events.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { accept, type Decider } from '../../kernel/decider.ts'

type InviteeCommand = { readonly memberId: MemberId; readonly toolId: ToolId } & (
  | { readonly type: 'InviteByEmail'; readonly by: MemberId }
  | { readonly type: 'EndEmailInvitation'; readonly how: 'accepted' | 'declined' | 'over' }
)

/** Each member who was invited at a confirmed address has one stream. A tool can have only one open invitation to them. */
export const invitee: Decider<InviteeCommand, (typeof inviteeFacts)['initial'], InviteeEvent> = {
  ...inviteeFacts,

  decide(command, { open }) {
    const { memberId, toolId } = command
    const invitedBy = open[toolId]
    if (command.type === 'InviteByEmail')
      return invitedBy === undefined ? accept(InvitedByEmail({ memberId, toolId, by: command.by })) : accept()
    return invitedBy === undefined ? accept() : accept(EmailInvitationEnded({ memberId, toolId, invitedBy, how: command.how }))
  },
}
