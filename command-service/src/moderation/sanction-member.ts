import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import { rolesHeld } from '@debut/events/members/roles-held.ts'
import { conductStream } from '@debut/events/moderation/conduct-events.ts'
import type {
  BanMember,
  ContinueSanction,
  KeepSanction,
  LiftSanction,
  SuspendMember,
  WarnMember,
} from '@debut/events/moderation/moderation-commands.ts'
import type { CommandContext, MemberContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { conduct, type ConductCommand } from './conduct.ts'

interface Parts {
  readonly handle: Handle
}

/** What was known of the member's conduct is forgotten with it: the next request must see the sanction. */
const decide = async (command: ConductCommand, context: CommandContext, { handle }: Parts): Promise<Outcome> => {
  const stream = conductStream(command.memberId)
  const outcome = await handle(conduct, stream, command, context)
  handle.forget(stream)
  return outcome
}

/** What is decided on beside the payload. */
const factsFor = async (memberId: MemberId, context: MemberContext, handle: Handle) => {
  const stream = memberStream(memberId)
  const [{ registered }, roles] = await Promise.all([handle.read(membership, stream, context), handle.read(rolesHeld, stream, context)])
  return { registered, roles, at: context.at, ...moderatorOf(context) }
}

const moderatorOf = ({ identity }: MemberContext) => ({ by: identity.memberId, isAdmin: identity.roles.includes('admin') })

export const warnMember = async (payload: PayloadOf<typeof WarnMember>, context: MemberContext, parts: Parts): Promise<Outcome> =>
  decide({ type: 'WarnMember', ...payload, ...(await factsFor(payload.memberId, context, parts.handle)) }, context, parts)

export const suspendMember = async (payload: PayloadOf<typeof SuspendMember>, context: MemberContext, parts: Parts): Promise<Outcome> =>
  decide({ type: 'SuspendMember', ...payload, ...(await factsFor(payload.memberId, context, parts.handle)) }, context, parts)

export const banMember = async (payload: PayloadOf<typeof BanMember>, context: MemberContext, parts: Parts): Promise<Outcome> =>
  decide({ type: 'BanMember', ...payload, ...(await factsFor(payload.memberId, context, parts.handle)) }, context, parts)

export const continueSanction = (payload: PayloadOf<typeof ContinueSanction>, context: CommandContext, parts: Parts): Promise<Outcome> =>
  decide({ type: 'ContinueSanction', ...payload, at: context.at }, context, parts)

export const keepSanction = (payload: PayloadOf<typeof KeepSanction>, context: MemberContext, parts: Parts): Promise<Outcome> =>
  decide({ type: 'KeepSanction', ...payload, ...moderatorOf(context) }, context, parts)

export const liftSanction = (payload: PayloadOf<typeof LiftSanction>, context: MemberContext, parts: Parts): Promise<Outcome> =>
  decide({ type: 'LiftSanction', ...payload, ...moderatorOf(context) }, context, parts)
