import type { ActId } from '@debut/events/kernel/act-id.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import type { Role } from '@debut/events/members/role.ts'
import { conductStream, MemberBanned } from '@debut/events/moderation/conduct-events.ts'
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
import type { FindModerators } from './find-moderators.ts'

interface Parts {
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly logger: Logger
  readonly handle: Handle
  readonly findAct: FindAct
  readonly findModerators: FindModerators
}

export const makeAppeal = async ({ actId, text }: PayloadOf<typeof MakeAppeal>, context: MemberContext, parts: Parts): Promise<Outcome> => {
  const { memberId } = context.identity
  if (await isErased(memberId, context, parts)) return { refusal: 'erased' }
  const place = await parts.findAct(actId)
  const found = place && (await actInLog(place, parts))
  const act =
    place && found?.concerns === memberId ? { ...place, at: found.act.envelope.at, is: found.is, isUndone: found.isUndone } : undefined
  return parts.handle(conduct, conductStream(memberId), { type: 'MakeAppeal', memberId, actId, text, act, at: context.at }, context)
}

export const answerAppeal = async (
  { actId, outcome, text, ...payload }: PayloadOf<typeof AnswerAppeal>,
  context: MemberContext,
  parts: Parts,
): Promise<Outcome> => {
  const { handle } = parts
  const memberId = payload.memberId ?? (await whomItConcerns(actId, parts))
  if (memberId === undefined) return { refusal: 'unknown-appeal' }
  const { memberId: by, roles } = context.identity
  if (await isErased(memberId, context, parts)) return { refusal: 'erased' }
  const stream = conductStream(memberId)
  const made = appealOf(await handle.lookNow(conduct, stream, context), actId)
  const found = made && (await actInLog(made, parts))
  const isOwnAct = found?.decidedBy === by && (await couldAnother(found.act.event.type, [by, memberId], parts))
  const isOfVote = found !== undefined && OF_VOTES.has(found.act.event.type)
  const said = { memberId, actId, outcome, text, by }
  const command = { type: 'AnswerAppeal', ...said, isAdmin: roles.includes('admin'), isOwnAct, isOfVote } as const
  const answered = await handle(conduct, stream, command, context)
  handle.forget(stream)
  return answered
}

const OF_VOTES: ReadonlySet<string> = new Set([VoteHeld.type, VoteVoided.type])

const whomItConcerns = async (actId: ActId, parts: Parts): Promise<MemberId | undefined> => {
  const place = await parts.findAct(actId)
  return place && (await actInLog(place, parts))?.concerns
}

/** What either side says of an appeal is sealed under a key that is gone with the account. */
const isErased = async (memberId: MemberId, context: MemberContext, { handle }: Parts): Promise<boolean> =>
  (await handle.lookNow(membership, memberStream(memberId), context)).erased

const couldAnother = async (type: string, except: readonly MemberId[], { findModerators }: Parts): Promise<boolean> => {
  const roles: readonly Role[] = type === MemberBanned.type || OF_VOTES.has(type) ? ['admin'] : ['admin', 'moderator']
  return (await findModerators(roles)).some((each) => !except.includes(each))
}
