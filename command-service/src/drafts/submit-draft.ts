import type { PublishEdits, SubmitDraft } from '@debut/events/drafts/draft-commands.ts'
import { readyCard } from '@debut/events/drafts/ready-card.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { ClearPlace, JoinLineFor } from '@debut/events/launches/launch-commands.ts'
import { WAITING_LINE } from '@debut/events/launches/line/line-events.ts'
import type { ToolCard } from '@debut/events/tools/tool-card.ts'
import { EditTool, ListOwnTool } from '@debut/events/tools/tool-commands.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import { toolFacts } from '@debut/events/tools/tool-facts.ts'
import { attemptOf, type MemberContext } from '../kernel/command.ts'
import { type Handle, isRefusal, type Outcome } from '../kernel/handle.ts'
import type { Send } from '../kernel/send.ts'
import type { Uploads } from '../kernel/uploads.ts'
import { bannedTags } from './banned-tags.ts'
import type { DraftRows } from './draft-rows.ts'

interface Parts {
  readonly handle: Handle
  readonly send: Send
  readonly drafts: DraftRows
  readonly uploads: Uploads
}

/** Several streams: the tool's first. Cut off on the way, it is finished by sending it again, also where the draft is gone by then. */
export const submitDraft = async (
  { toolId, revision, join }: PayloadOf<typeof SubmitDraft>,
  context: MemberContext,
  parts: Parts,
): Promise<Outcome> => {
  const { handle, send, drafts, uploads } = parts
  const { memberId } = context.identity
  const known = await handle.readWhole(toolFacts, toolStream(toolId), context)
  if (known.state.card === undefined) {
    const draft = await drafts.find(memberId, toolId)
    if (draft === undefined) return { refusal: 'unknown-draft' }
    const { registered } = await handle.read(membership, memberStream(memberId), context)
    if (!registered) return { refusal: 'not-registered' }
    if (draft.revision !== revision) return { refusal: 'draft-stale' }
    const { card, terms } = readyCard(draft.content)
    if (card === undefined || !(await areOwn(card, memberId, uploads))) return { refusal: 'draft-incomplete' }
    const banned = await bannedTags(card.tags, [], context, handle)
    if (banned !== undefined) return banned
    const free = join ? await send(ClearPlace, { memberId }, attemptOf(context, 'ClearPlace', WAITING_LINE)) : undefined
    if (free !== undefined && isRefusal(free)) return free
    const invited = draft.content.invited.map((each) => each.memberId)
    const entered = await send(ListOwnTool, { toolId, ownerId: memberId, ...card, terms, invited }, context)
    if (isRefusal(entered)) return entered
    if (!join) {
      await drafts.drop(memberId, toolId)
      return entered
    }
  } else if (known.state.ownerId !== memberId) return { refusal: 'unknown-draft' }
  const outcome: Outcome = join ? await send(JoinLineFor, { toolId, memberId }, context) : { position: known.position, changed: false }
  if (!isRefusal(outcome)) await drafts.drop(memberId, toolId)
  return outcome
}

export const publishEdits = async (
  { toolId, revision }: PayloadOf<typeof PublishEdits>,
  context: MemberContext,
  { handle, send, drafts, uploads }: Parts,
): Promise<Outcome> => {
  const { memberId } = context.identity
  const { state, position } = await handle.readWhole(toolFacts, toolStream(toolId), context)
  const draft = await drafts.find(memberId, toolId)
  if (!state.makers.includes(memberId) || state.removed) return { refusal: 'not-your-tool' }
  // Published by the same command before, as only that or its maker removes the draft of a listed tool.
  if (draft === undefined) return { position, changed: false }
  if (draft.revision !== revision) return { refusal: 'draft-stale' }
  const { card, terms } = readyCard(draft.content)
  if (card === undefined || !(await areOwn(card, memberId, uploads, state.card))) return { refusal: 'draft-incomplete' }
  const banned = await bannedTags(card.tags, state.card?.tags ?? [], context, handle)
  if (banned !== undefined) return banned
  const invited = draft.content.invited.map((each) => each.memberId)
  const outcome = await send(EditTool, { toolId, by: memberId, edition: draft.edition, ...card, terms, invited }, context)
  if (!isRefusal(outcome)) await drafts.drop(memberId, toolId)
  return outcome
}

/** Pictures come through the upload or stood on the card before: a path that a browser names may be anybody's, or nothing. */
const areOwn = async (card: ToolCard, memberId: MemberId, uploads: Uploads, before?: ToolCard): Promise<boolean> => {
  const known = new Set([before?.logo, ...(before?.images ?? []).map(({ path }) => path)])
  const added = [card.logo, ...card.images.map(({ path }) => path)].filter((path) => !known.has(path))
  return (await Promise.all(added.map((path) => uploads.has(memberId, path)))).every(Boolean)
}
