import * as z from 'zod/mini'
import { defineCommand } from '../kernel/define-command.ts'
import { MemberId } from '../kernel/ids.ts'
import { LaunchId } from './launch-id.ts'
import { MOST_MAKERS, NO_STORY, SaleTerms, toolStory, ToolId, writtenFace } from './tool-card.ts'
import { ToolReason } from './tool-moderation.ts'
import { typedText } from '../kernel/plain-text.ts'

/** Its story may be left out. */
const card = {
  ...writtenFace,
  description: z._default(toolStory.description, NO_STORY.description),
  openSource: z._default(toolStory.openSource, NO_STORY.openSource),
  repoUrl: z._default(toolStory.repoUrl, NO_STORY.repoUrl),
  images: z._default(toolStory.images, []),
  videoUrl: z._default(toolStory.videoUrl, NO_STORY.videoUrl),
  socials: z._default(toolStory.socials, NO_STORY.socials),
  deal: z._default(toolStory.deal, NO_STORY.deal),
}

/** The owner is one of the makers. */
export const ListTool = defineCommand(
  'ListTool',
  { toolId: ToolId, ownerId: MemberId, otherMakers: z._default(z.array(MemberId).check(z.maxLength(MOST_MAKERS - 1)), []), ...card },
  { who: 'admin' },
)

/** What its makers say beside the card: a price for the whole of it, and who is asked to be a maker too. */
const beside = { terms: z.nullable(SaleTerms), invited: z.array(MemberId).check(z.maxLength(MOST_MAKERS - 1)) }

/** Sent by other capabilities alone: the same for a tool that its maker has written. */
export const ListOwnTool = defineCommand(
  'ListOwnTool',
  { toolId: ToolId, ownerId: MemberId, ...beside, ...writtenFace, ...toolStory },
  { who: 'process' },
)
/** The card that a maker has written anew, on top of the edition that they began with. */
export const EditTool = defineCommand(
  'EditTool',
  { toolId: ToolId, by: MemberId, edition: z.int(), ...beside, ...writtenFace, ...toolStory },
  { who: 'process' },
)

const HideTool = defineCommand('HideTool', { toolId: ToolId })
export const ShowTool = defineCommand('ShowTool', { toolId: ToolId })
/** For ever. The owner confirms it with the tool's name. */
const RemoveTool = defineCommand('RemoveTool', { toolId: ToolId, name: typedText(80) })
const TransferTool = defineCommand('TransferTool', { toolId: ToolId, memberId: MemberId })

const InviteMaker = defineCommand('InviteMaker', { toolId: ToolId, memberId: MemberId })
export const AcceptInvitation = defineCommand('AcceptInvitation', { toolId: ToolId })
/** One's own, or, for a maker, somebody's whom they have asked. */
export const EndInvitation = defineCommand('EndInvitation', { toolId: ToolId, memberId: MemberId })
/** Oneself, or, for the owner, another maker. */
const RemoveMaker = defineCommand('RemoveMaker', { toolId: ToolId, memberId: MemberId })

/** Of moderators, each with a reason; only admins remove one. A tool that is held is approved, and one that a moderator has hidden is restored: each is refused where the other is due. */
export const ModerateTool = defineCommand(
  'ModerateTool',
  { toolId: ToolId, act: z.enum(['approve', 'hide', 'restore', 'remove']), reason: ToolReason },
  { who: 'moderators' },
)
/** Of admins: a maker goes, or somebody else is its owner. */
export const ModerateMakers = defineCommand(
  'ModerateMakers',
  { toolId: ToolId, memberId: MemberId, act: z.enum(['remove-maker', 'transfer']), reason: ToolReason },
  { who: 'admin' },
)

const PutUpForSale = defineCommand('PutUpForSale', { toolId: ToolId }, { who: 'admin' })

/** Sent by other capabilities alone: a launch has its place, and is the tool's newest from now on. */
export const PlanLaunch = defineCommand('PlanLaunch', { toolId: ToolId, launchId: LaunchId }, { who: 'process' })

export const toolCommands = {
  ListTool,
  ListOwnTool,
  EditTool,
  HideTool,
  ShowTool,
  RemoveTool,
  TransferTool,
  InviteMaker,
  AcceptInvitation,
  EndInvitation,
  RemoveMaker,
  ModerateTool,
  ModerateMakers,
  PutUpForSale,
  PlanLaunch,
}
