import type { ProposeAlternative } from '@debut/events/alternatives/alternative-commands.ts'
import { type NamedOther, type Other, PROPOSALS_A_DAY } from '@debut/events/alternatives/alternative-form.ts'
import { alternativeIdOf, alternativeStream } from '@debut/events/alternatives/alternative-stream.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import { slugOwner } from '@debut/events/tools/claim-owner.ts'
import { slugStream } from '@debut/events/tools/claim-streams.ts'
import { Slug, type ToolId } from '@debut/events/tools/tool-card.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import { toolFacts } from '@debut/events/tools/tool-facts.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { MemberContext } from '../kernel/command.ts'
import { isRefused } from '../kernel/decider.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import type { Limits } from '../kernel/limits.ts'
import { alternative } from './alternative.ts'
import { productSlugOf } from './product-slug.ts'

interface Parts {
  readonly handle: Handle
  readonly limits: Limits
}

const PROPOSALS = { name: 'alternatives proposed', most: PROPOSALS_A_DAY, perSeconds: 86_400 }
const tooMany = () => new HttpError('too-many-alternatives')

export const proposeAlternative = async (
  { toolId, other: named }: PayloadOf<typeof ProposeAlternative>,
  context: MemberContext,
  { handle, limits }: Parts,
): Promise<Outcome> => {
  const { memberId } = context.identity
  const other = withSlug(named)
  if (other === undefined) return { refusal: 'product-unnamed' }
  const isListed = async (id: ToolId) => (await handle.read(toolFacts, toolStream(id), context)).shown
  const isTaken = async (slug: string) => {
    const claimed = Slug.safeParse(slug).data
    const { owner } = claimed === undefined ? slugOwner.initial : await handle.read(slugOwner, slugStream(claimed), context)
    return owner !== undefined && (await isListed(owner))
  }
  const alternativeId = alternativeIdOf(toolId, other)
  const stream = alternativeStream(alternativeId)
  const [{ registered }, mine, theirs, isHere, known] = await Promise.all([
    handle.read(membership, memberStream(memberId), context),
    isListed(toolId),
    other.kind === 'tool' ? isListed(other.toolId) : true,
    other.kind === 'product' ? isTaken(other.slug) : false,
    handle.readWhole(alternative, stream, context),
  ])
  const facts = { registered, listed: mine && theirs, isHere }
  const command = { type: 'ProposeAlternative', alternativeId, by: memberId, toolId, other, ...facts } as const
  // What is refused, and what was taken before and is sent again, counts for nothing.
  const counts = !known.remembered.has(context.commandId) && !isRefused(alternative.decide(command, known.state))
  if (counts) await limits.take(PROPOSALS, memberId, tooMany)
  return handle(alternative, stream, command, context)
}

const withSlug = (other: NamedOther): Other | undefined => {
  if (other.kind === 'tool') return other
  const { kind, name, url } = other
  const slug = productSlugOf(name)
  return slug && { kind, slug, name, url }
}
