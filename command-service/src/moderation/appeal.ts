import { type ActId, actIdOf, positionIn } from '@debut/events/kernel/act-id.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import { conductStream } from '@debut/events/moderation/conduct-events.ts'
import type { AnswerAppeal, MakeAppeal } from '@debut/events/moderation/moderation-commands.ts'
import { VoteHeld, VoteVoided } from '@debut/events/voting/vote-events.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import type { MemberContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { actInLog } from './act-in-log.ts'
import { appealOf, conduct } from './conduct.ts'
import type { FindAct } from './find-act.ts'

interface Parts {
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly logger: Logger
  readonly handle: Handle
  readonly findAct: FindAct
}

export const makeAppeal = async (
  { text, ...named }: PayloadOf<typeof MakeAppeal>,
  context: MemberContext,
  parts: Parts,
): Promise<Outcome> => {
  const { memberId } = context.identity
  if (await isErased(memberId, context, parts)) return { refusal: 'erased' }
  const place = await parts.findAct(named.actId)
  const actId = place === undefined ? named.actId : actIdOf(place)
  const found = place && (await actInLog(place, parts))
  const act =
    place && found?.concerns === memberId ? { ...place, at: found.act.envelope.at, is: found.is, isUndone: found.isUndone } : undefined
  return parts.handle(conduct, conductStream(memberId), { type: 'MakeAppeal', memberId, actId, text, act, at: context.at }, context)
}

export const answerAppeal = async (
  { outcome, text, ...payload }: PayloadOf<typeof AnswerAppeal>,
  context: MemberContext,
  parts: Parts,
): Promise<Outcome> => {
  const { handle } = parts
  const actId = await idInLog(payload.actId, parts)
  const memberId = payload.memberId ?? (actId && (await whomItConcerns(actId, parts)))
  if (actId === undefined || memberId === undefined) return { refusal: 'unknown-appeal' }
  const { memberId: by, roles } = context.identity
  if (await isErased(memberId, context, parts)) return { refusal: 'erased' }
  const stream = conductStream(memberId)
  const made = appealOf(await handle.read(conduct, stream, context), actId)
  const found = made && (await actInLog(made, parts))
  const isOfVote = found !== undefined && OF_VOTES.has(found.act.event.type)
  const said = { memberId, actId, outcome, text, by }
  const command = { type: 'AnswerAppeal', ...said, isAdmin: roles.includes('admin'), isOfVote } as const
  const answered = await handle(conduct, stream, command, context)
  handle.forget(stream)
  return answered
}

const OF_VOTES: ReadonlySet<string> = new Set([VoteHeld.type, VoteVoided.type])

/** Readers of the public log have another id for the act than the one by which it is appealed. */
const idInLog = async (actId: ActId, { findAct }: Parts): Promise<ActId | undefined> => {
  if (positionIn(actId) === undefined) return actId
  const place = await findAct(actId)
  return place && actIdOf(place)
}

const whomItConcerns = async (actId: ActId, parts: Parts): Promise<MemberId | undefined> => {
  const place = await parts.findAct(actId)
  return place && (await actInLog(place, parts))?.concerns
}

/** What either side says of an appeal is sealed under a key that is gone with the account. */
const isErased = async (memberId: MemberId, context: MemberContext, { handle }: Parts): Promise<boolean> =>
  (await handle.read(membership, memberStream(memberId), context)).erased
