import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { AdmitMaker } from '@debut/events/members/member-commands.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import type { CommandContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { member } from './member.ts'

export const admitMaker = (
  payload: PayloadOf<typeof AdmitMaker>,
  context: CommandContext,
  { handle }: { readonly handle: Handle },
): Promise<Outcome> => handle(member, memberStream(payload.memberId), { type: 'AdmitMaker', ...payload }, context)
