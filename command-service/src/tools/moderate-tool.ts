import { WAITING_LINE } from '@debut/events/launches/line/line-events.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { TransferPlace } from '@debut/events/launches/launch-commands.ts'
import { AdmitMaker } from '@debut/events/members/member-commands.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import type { ModerateMakers, ModerateTool } from '@debut/events/tools/tool-commands.ts'
import type { ToolReason } from '@debut/events/tools/tool-moderation.ts'
import { attemptOf, type MemberContext } from '../kernel/command.ts'
import { isRefused } from '../kernel/decider.ts'
import { type Handle, isRefusal, type Outcome } from '../kernel/handle.ts'
import type { Send } from '../kernel/send.ts'
import { releaseUrl } from './claim-addresses.ts'
import { tool } from './tool.ts'

interface Parts {
  readonly handle: Handle
  readonly send: Send
}

/** Its site may not be submitted again under another name. */
const KEEPS_ADDRESS: readonly ToolReason[] = ['phishing', 'spam', 'impersonation', 'unlawful']

/** Several streams: whatever was cut off is finished by sending it again. */
export const moderateTool = async (payload: PayloadOf<typeof ModerateTool>, context: MemberContext, parts: Parts): Promise<Outcome> => {
  const { handle, send } = parts
  const { toolId, act, reason } = payload
  const { memberId: by, roles } = context.identity
  if (act === 'remove' && !roles.includes('admin')) return { refusal: 'only-admins-remove' }
  const outcome = await handle(tool, toolStream(toolId), { type: 'ModerateTool', ...payload, by }, context)
  if (isRefusal(outcome)) return outcome
  const { ownerId, card } = await handle.read(tool, toolStream(toolId), context)
  if (act === 'approve' && ownerId !== undefined)
    await send(AdmitMaker, { memberId: ownerId, toolId }, attemptOf(context, 'AdmitMaker', memberStream(ownerId)))
  if (act === 'remove' && card !== undefined && card.url !== '' && !KEEPS_ADDRESS.includes(reason))
    await releaseUrl(toolId, card.url, context, handle)
  return outcome
}

/** The new owner's place in the waiting line first, which a member has one of. */
export const moderateMakers = async (payload: PayloadOf<typeof ModerateMakers>, context: MemberContext, parts: Parts): Promise<Outcome> => {
  const { handle, send } = parts
  const { toolId, memberId, act } = payload
  const stream = toolStream(toolId)
  const command = { type: 'ModerateMakers', ...payload, by: context.identity.memberId } as const
  if (act === 'transfer') {
    const { registered } = await handle.read(membership, memberStream(memberId), context)
    if (!registered) return { refusal: 'unknown-member' }
    const foreseen = tool.decide(command, await handle.read(tool, stream, context))
    if (isRefused(foreseen)) return foreseen
    const moved = await send(TransferPlace, { toolId, memberId }, attemptOf(context, 'TransferPlace', WAITING_LINE))
    if (isRefusal(moved)) return moved
  }
  return handle(tool, stream, command, context)
}
