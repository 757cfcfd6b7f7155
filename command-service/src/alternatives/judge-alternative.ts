import type { AcceptAlternative, RejectAlternative } from '@debut/events/alternatives/alternative-commands.ts'
import { alternativeStream } from '@debut/events/alternatives/alternative-stream.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { MemberContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { alternative } from './alternative.ts'

interface Parts {
  readonly handle: Handle
}

export const acceptAlternative = (
  { alternativeId }: PayloadOf<typeof AcceptAlternative>,
  context: MemberContext,
  { handle }: Parts,
): Promise<Outcome> => {
  const command = { type: 'AcceptAlternative', alternativeId, by: context.identity.memberId } as const
  return handle(alternative, alternativeStream(alternativeId), command, context)
}

export const rejectAlternative = (
  { alternativeId, reason }: PayloadOf<typeof RejectAlternative>,
  context: MemberContext,
  { handle }: Parts,
): Promise<Outcome> => {
  const command = { type: 'RejectAlternative', alternativeId, by: context.identity.memberId, reason } as const
  return handle(alternative, alternativeStream(alternativeId), command, context)
}
