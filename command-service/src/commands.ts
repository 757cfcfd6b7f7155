import type { CommandDefinition } from '@debut/events/kernel/define-command.ts'
import { ScheduleLaunch } from '@debut/events/launches/launch-commands.ts'
import { ChangePreferences, EraseMember, GrantRole, RegisterMember, RevokeRole } from '@debut/events/members/member-commands.ts'
import { MarkNotificationsRead } from '@debut/events/notifications/notification-commands.ts'
import { ListTool } from '@debut/events/tools/tool-commands.ts'
import { CastVote, HoldVote, RestoreVote, VoidVote, WithdrawVote } from '@debut/events/voting/vote-commands.ts'
import type { Clock } from '@debut/infra/adapters/clock.ts'
import type { EventStore } from '@debut/infra/adapters/event-store.ts'
import type { MemberKeys } from '@debut/infra/adapters/member-keys.ts'
import type { z } from 'zod'
import type { MemberContext } from './kernel/command.ts'
import type { Handle, Outcome } from './kernel/handle.ts'
import type { Send } from './kernel/send.ts'
import { scheduleLaunch } from './launches/schedule-launch.ts'
import { changeRole, type TellRoles } from './members/change-role.ts'
import { changePreferences, eraseMember } from './members/own-commands.ts'
import { registerMember } from './members/register-member.ts'
import { markNotificationsRead } from './notifications/mark-notifications-read.ts'
import { listTool } from './tools/list-tool.ts'
import { castVote, withdrawVote } from './voting/cast-vote.ts'
import { moderateVote } from './voting/moderate-vote.ts'

interface Parts {
  readonly handle: Handle
  readonly send: Send
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly claimSecret: string
  readonly tellRoles: TellRoles
  readonly clock: Clock
}

interface RunnableCommand {
  readonly payload: z.ZodType
  readonly run: (payload: never, context: MemberContext) => Promise<Outcome>
}

export type Commands = ReadonlyMap<string, { readonly payload: z.ZodType; run(payload: unknown, context: MemberContext): Promise<Outcome> }>

const command = <Payload extends z.ZodType>(
  { type, payload }: CommandDefinition<string, Payload>,
  run: (payload: z.output<Payload>, context: MemberContext) => Promise<Outcome>,
): [string, RunnableCommand] => [type, { payload, run }]

/** Every command that can be sent, and who answers it. */
export const createCommands = (parts: Parts): Commands =>
  new Map([
    command(RegisterMember, (payload, context) => registerMember(payload, context, parts)),
    command(ChangePreferences, changePreferences(parts.handle)),
    command(EraseMember, eraseMember(parts.handle)),
    command(GrantRole, changeRole('GrantRole', parts.handle, parts.tellRoles)),
    command(RevokeRole, changeRole('RevokeRole', parts.handle, parts.tellRoles)),
    command(CastVote, (target, context) => castVote(target, context, parts.handle)),
    command(WithdrawVote, (target, context) => withdrawVote(target, context, parts.handle)),
    command(MarkNotificationsRead, (payload, context) => markNotificationsRead(payload, context, parts)),
    command(HoldVote, moderateVote('HoldVote', parts.handle)),
    command(VoidVote, moderateVote('VoidVote', parts.handle)),
    command(RestoreVote, moderateVote('RestoreVote', parts.handle)),
    command(ListTool, (payload, context) => listTool(payload, context, parts.handle)),
    command(ScheduleLaunch, (payload, context) => scheduleLaunch(payload, context, parts)),
  ])
