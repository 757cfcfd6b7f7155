import { ToolId } from '@debut/events/tools/tool-card.ts'
import { inviteeFacts, inviteeStream } from '@debut/events/tools/invitee-events.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import { toolFacts } from '@debut/events/tools/tool-facts.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Handle } from '../../kernel/handle.ts'
import type { PendingMail } from './notification-mail-rows.ts'

export interface Standing {
  readonly open: readonly PendingMail[]
  /** These are invitations to products that are hidden for now, for example because a moderator has yet to look at them. */
  readonly hidden: readonly PendingMail[]
}

/** Leaves out invitations that were answered or taken back, and those whose product was removed. Everything else stays. */
export const openInvitations = async (
  due: readonly PendingMail[],
  memberId: MemberId,
  { handle, when }: { readonly handle: Handle; readonly when: Parameters<Handle['read']>[2] },
): Promise<Standing> => {
  const judged = await Promise.all(due.map(async (notice) => ({ notice, is: await standing(notice) })))
  const only = (is: 'open' | 'hidden') => judged.filter((each) => each.is === is).map(({ notice }) => notice)
  return { open: only('open'), hidden: only('hidden') }

  async function standing({ type, payload: { tool_id, answer } }: PendingMail): Promise<'open' | 'hidden' | 'over'> {
    if (type !== 'tool_invitation' || tool_id === undefined || answer !== undefined) return 'open'
    const toolId = ToolId.parse(tool_id)
    const [{ invited, shown, removed }, { open }] = await Promise.all([
      handle.read(toolFacts, toolStream(toolId), when),
      handle.read(inviteeFacts, inviteeStream(memberId), when),
    ])
    if (removed || !(invited.includes(memberId) || open[toolId] !== undefined)) return 'over'
    return shown ? 'open' : 'hidden'
  }
}
