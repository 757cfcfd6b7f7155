import { z } from 'zod'
import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { MemberId } from '../kernel/ids.ts'
import { personal } from '../kernel/personal.ts'
import { LaunchId } from './launch-id.ts'
import { MOST_MAKERS, NO_STORY, SaleTerms, toolCard, ToolId } from './tool-card.ts'
import { ToolAct, WhyModerated } from './tool-moderation.ts'

export const toolStream = (toolId: ToolId) => `tool-${toolId}`

const makers = z.array(MemberId).min(1).max(MOST_MAKERS)

/** All but its name is text that goes with its last maker: the tool has a key of its own, as it outlives its owners. */
const writtenCard = {
  ...toolCard,
  tagline: personal(toolCard.tagline, 'toolId'),
  url: personal(toolCard.url, 'toolId'),
  logo: personal(toolCard.logo, 'toolId'),
  description: personal(toolCard.description, 'toolId'),
  repoUrl: personal(toolCard.repoUrl, 'toolId'),
  images: personal(toolCard.images, 'toolId'),
  videoUrl: personal(toolCard.videoUrl, 'toolId'),
  socials: personal(toolCard.socials, 'toolId'),
  deal: personal(toolCard.deal, 'toolId'),
}

/** On `tool-<id>`: a tool has its place in the directory, with the whole of its public card. Before version 2 a card had no story; before 3 it was not sealed. */
export const ToolListed = defineEvent(
  'ToolListed',
  { toolId: ToolId, ownerId: MemberId, makers, ...writtenCard },
  { ownedBy: 'ownerId', alsoNames: ['makers'], upcasts: [(data) => ({ ...data, ...NO_STORY }), (data) => data] },
)

/** On `tool-<id>`: its whole card as it is from now on. Before version 2 it was not sealed. */
export const ToolEdited = defineEvent(
  'ToolEdited',
  { toolId: ToolId, by: MemberId, ...writtenCard },
  { alsoNames: ['by'], upcasts: [(data) => data] },
)

/** On `tool-<id>`: no board, listing or page shows it until it is shown again. `by` is null where a rule hides it; before version 2 it was always a member. */
export const ToolHidden = defineEvent(
  'ToolHidden',
  { toolId: ToolId, by: z.nullable(MemberId) },
  { alsoNames: ['by'], upcasts: [(data) => data] },
)
export const ToolShown = defineEvent('ToolShown', { toolId: ToolId, by: MemberId }, { alsoNames: ['by'] })
/** For ever. */
export const ToolRemoved = defineEvent('ToolRemoved', { toolId: ToolId, by: MemberId }, { alsoNames: ['by'] })

/** On `tool-<id>`: somebody else owns it; the makers stay, and the new owner is one. */
export const ToolTransferred = defineEvent(
  'ToolTransferred',
  { toolId: ToolId, ownerId: MemberId, by: MemberId },
  { ownedBy: 'ownerId', alsoNames: ['by'] },
)

/** On `tool-<id>`: what was decided over its makers' heads, and why. What follows from it stands behind it, as an event of its own. */
export const ToolModerated = defineEvent(
  'ToolModerated',
  {
    toolId: ToolId,
    act: ToolAct,
    reason: WhyModerated,
    /** The maker who goes, or the new owner. */
    memberId: z.nullable(MemberId),
    /** Null where it was a rule. */
    by: z.nullable(MemberId),
  },
  { alsoNames: ['memberId', 'by'] },
)

const maker = { toolId: ToolId, memberId: MemberId }

/** On `tool-<id>`: asked to be one of its makers. */
export const MakerInvited = defineEvent('MakerInvited', { ...maker, by: MemberId }, { alsoNames: ['memberId', 'by'] })
/** The member who had invited them. It is null if no member did, and before version 2. */
const invitedBy = z.nullable(MemberId).default(null)
export const MakerJoined = defineEvent(
  'MakerJoined',
  { ...maker, invitedBy },
  { alsoNames: ['memberId', 'invitedBy'], upcasts: [(data) => ({ ...data, invitedBy: null })] },
)
/** Declined, or taken back. */
export const InvitationEnded = defineEvent(
  'InvitationEnded',
  { ...maker, by: MemberId, invitedBy },
  { alsoNames: ['memberId', 'by', 'invitedBy'], upcasts: [(data) => ({ ...data, invitedBy: null })] },
)
export const MakerLeft = defineEvent('MakerLeft', { ...maker, by: MemberId }, { alsoNames: ['memberId', 'by'] })

/** On `tool-<id>`: what a sale would ask for; null where it is not for sale. */
export const SaleTermsChanged = defineEvent(
  'SaleTermsChanged',
  { toolId: ToolId, by: MemberId, terms: z.nullable(SaleTerms) },
  { alsoNames: ['by'] },
)
/** On `tool-<id>`: its terms are shown among what is for sale. */
export const ToolPutUpForSale = defineEvent('ToolPutUpForSale', { toolId: ToolId })

/** On `tool-<id>`: the attempt that is its newest launch from now on. */
export const LaunchPlanned = defineEvent('LaunchPlanned', { toolId: ToolId, launchId: LaunchId })

/** On `slug-<slug>`. For ever: an old slug leads to the tool under its new one. */
export const SlugClaimed = defineEvent('SlugClaimed', { toolId: ToolId })

/** On `url-<hash>`, of an address by host and path. */
export const UrlClaimed = defineEvent('UrlClaimed', { toolId: ToolId })
export const UrlReleased = defineEvent('UrlReleased', { toolId: ToolId })

export const toolEvents = [
  ToolListed,
  ToolEdited,
  ToolHidden,
  ToolShown,
  ToolRemoved,
  ToolTransferred,
  ToolModerated,
  MakerInvited,
  MakerJoined,
  InvitationEnded,
  MakerLeft,
  SaleTermsChanged,
  ToolPutUpForSale,
  LaunchPlanned,
] as const

export type ToolEvent = EventOf<(typeof toolEvents)[number]>
export type SlugEvent = EventOf<typeof SlugClaimed>
export type UrlEvent = EventOf<typeof UrlClaimed> | EventOf<typeof UrlReleased>
