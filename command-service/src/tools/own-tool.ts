import { launchFacts } from '@debut/events/launches/launch-facts.ts'
import { WAITING_LINE } from '@debut/events/launches/line/line-events.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { TransferPlace } from '@debut/events/launches/launch-commands.ts'
import { launchStream } from '@debut/events/launches/launch-events.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import type * as commands from '@debut/events/tools/tool-commands.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { attemptOf, type CommandContext, type MemberContext } from '../kernel/command.ts'
import { isRefused } from '../kernel/decider.ts'
import { type Handle, isRefusal, type Outcome } from '../kernel/handle.ts'
import type { Send } from '../kernel/send.ts'
import type { Limits } from '../kernel/limits.ts'
import { inviteeStream } from '@debut/events/tools/invitee-events.ts'
import { withInvitations } from './invitations/invitation-limit.ts'
import type { InvitationRows } from './invitations/invitation-rows.ts'
import { invitee } from './invitations/invitee.ts'
import { releaseUrl } from './claim-addresses.ts'
import type { MakersCommand } from './decide-for-maker.ts'
import { tool } from './tool.ts'

interface Parts {
  readonly handle: Handle
}

interface TransferParts extends Parts {
  readonly send: Send
}

interface LimitedParts extends Parts {
  readonly limits: Limits
}

interface InvitationParts extends Parts {
  readonly invitationRows: InvitationRows
}

type Of<Name extends keyof typeof commands.toolCommands> = PayloadOf<(typeof commands.toolCommands)[Name]>

const act = (command: MakersCommand, context: CommandContext, { handle }: Parts) =>
  handle(tool, toolStream(command.toolId), command, context)

/** Today or later, or in the line: its newest launch is not over. */
const hasOpenLaunch = async (toolId: ToolId, context: CommandContext, { handle }: Parts): Promise<boolean> => {
  const { newestLaunch } = await handle.read(tool, toolStream(toolId), context)
  if (newestLaunch === undefined) return false
  const launch = await handle.read(launchFacts, launchStream(newestLaunch), context)
  if (launch === undefined || launch.is === 'withdrawn' || launch.disqualified) return false
  return launch.boardDate === undefined || launch.boardDate >= dayOf(context.at)
}

const whoIsThere = async (
  payload: { toolId: ToolId; memberId: Of<'InviteMaker'>['memberId'] },
  context: MemberContext,
  { handle }: Parts,
) => (await handle.read(membership, memberStream(payload.memberId), context)).registered

export const hideTool = async ({ toolId }: Of<'HideTool'>, context: MemberContext, parts: Parts): Promise<Outcome> =>
  (await hasOpenLaunch(toolId, context, parts))
    ? { refusal: 'tool-has-launch' }
    : act({ type: 'HideTool', toolId, by: context.identity.memberId }, context, parts)

export const showTool = ({ toolId }: Of<'ShowTool'>, context: MemberContext, parts: Parts): Promise<Outcome> =>
  act({ type: 'ShowTool', toolId, by: context.identity.memberId }, context, parts)

export const removeTool = async ({ toolId, name }: Of<'RemoveTool'>, context: MemberContext, parts: Parts): Promise<Outcome> => {
  if (await hasOpenLaunch(toolId, context, parts)) return { refusal: 'tool-has-launch' }
  const { withheld } = await parts.handle.read(tool, toolStream(toolId), context)
  const outcome = await act({ type: 'RemoveTool', toolId, name, by: context.identity.memberId }, context, parts)
  if (isRefusal(outcome)) return outcome
  const { card } = await parts.handle.read(tool, toolStream(toolId), context)
  // What an admin has hidden can’t be submitted under another name.
  if (card !== undefined && card.url !== '' && withheld !== 'hide') await releaseUrl(toolId, card.url, context, parts.handle)
  return outcome
}

/** Its place in the waiting line first, which a member has one of. */
export const transferTool = async (payload: Of<'TransferTool'>, context: MemberContext, parts: TransferParts): Promise<Outcome> => {
  if (!(await whoIsThere(payload, context, parts))) return { refusal: 'unknown-member' }
  const command = { type: 'TransferTool', ...payload, by: context.identity.memberId } as const
  const foreseen = tool.decide(command, await parts.handle.read(tool, toolStream(payload.toolId), context))
  if (isRefused(foreseen)) return foreseen
  const moved = await parts.send(TransferPlace, payload, attemptOf(context, 'TransferPlace', WAITING_LINE))
  return isRefusal(moved) ? moved : act(command, context, parts)
}

export const inviteMaker = async (payload: Of<'InviteMaker'>, context: MemberContext, parts: LimitedParts): Promise<Outcome> => {
  if (!(await whoIsThere(payload, context, parts))) return { refusal: 'unknown-member' }
  const by = context.identity.memberId
  const command = { type: 'InviteMaker', ...payload, by } as const
  const foreseen = tool.decide(command, await parts.handle.read(tool, toolStream(payload.toolId), context))
  if (isRefused(foreseen)) return foreseen
  // If the command is sent again, it is the same invitation.
  return withInvitations(parts.limits, { by, count: foreseen.events.length }, () => act(command, context, parts))
}

/** A member who was invited by email has no invitation on the tool's stream. */
const emailInvitationOf = async (toolId: ToolId, context: MemberContext, { handle }: Parts) => {
  const { open } = await handle.read(invitee, inviteeStream(context.identity.memberId), context)
  return open[toolId]
}

const endByEmail = async (
  toolId: ToolId,
  how: 'accepted' | 'declined',
  context: MemberContext,
  parts: InvitationParts,
): Promise<Outcome> => {
  const { memberId } = context.identity
  const stream = inviteeStream(memberId)
  const attempt = attemptOf(context, 'EndEmailInvitation', stream)
  const outcome = await parts.handle(invitee, stream, { type: 'EndEmailInvitation', memberId, toolId, how }, attempt)
  await parts.invitationRows.end(await parts.invitationRows.openTo(toolId, memberId))
  return outcome
}

export const acceptInvitation = async (
  { toolId }: Of<'AcceptInvitation'>,
  context: MemberContext,
  parts: InvitationParts,
): Promise<Outcome> => {
  const invitedBy = await emailInvitationOf(toolId, context, parts)
  const outcome = await act({ type: 'AcceptInvitation', toolId, by: context.identity.memberId, invitedBy }, context, parts)
  if (invitedBy !== undefined && !isRefusal(outcome)) await endByEmail(toolId, 'accepted', context, parts)
  return outcome
}

export const endInvitation = async (payload: Of<'EndInvitation'>, context: MemberContext, parts: InvitationParts): Promise<Outcome> => {
  const by = context.identity.memberId
  const isByEmail = payload.memberId === by && (await emailInvitationOf(payload.toolId, context, parts)) !== undefined
  const byEmail = isByEmail ? await endByEmail(payload.toolId, 'declined', context, parts) : undefined
  const outcome = await act({ type: 'EndInvitation', ...payload, by }, context, parts)
  return byEmail !== undefined && !isRefusal(outcome) && !outcome.changed ? byEmail : outcome
}

export const removeMaker = (payload: Of<'RemoveMaker'>, context: MemberContext, parts: Parts): Promise<Outcome> =>
  act({ type: 'RemoveMaker', ...payload, by: context.identity.memberId }, context, parts)

export const putUpForSale = ({ toolId }: Of<'PutUpForSale'>, context: CommandContext, { handle }: Parts): Promise<Outcome> =>
  handle(tool, toolStream(toolId), { type: 'PutUpForSale', toolId }, context)
