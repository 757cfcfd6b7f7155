import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { ReportDecision } from '@debut/events/notifications/notification-commands.ts'
import { inboxStream } from '@debut/events/notifications/notification-events.ts'
import type { CommandContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { inbox } from './inbox.ts'

export const reportDecision = (
  payload: PayloadOf<typeof ReportDecision>,
  context: CommandContext,
  { handle }: { readonly handle: Handle },
): Promise<Outcome> => handle(inbox, inboxStream(payload.memberId), { type: 'ReportDecision', ...payload }, context)
