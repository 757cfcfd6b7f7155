import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { SkipEvent } from '@debut/events/projections/projection-commands.ts'
import { PROJECTIONS } from '@debut/events/kernel/event-skipped.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import { payloadHash } from '@debut/adapters/payload-hash.ts'
import type { CommandContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { skips } from './skips.ts'

interface Parts {
  readonly handle: Handle
  readonly log: EventStore
}

export const skipEvent = async (
  payload: PayloadOf<typeof SkipEvent>,
  context: CommandContext,
  { handle, log }: Parts,
): Promise<Outcome> => {
  const [event] = await log.read(payload.stream, payload.revision, context.giveUpAt, 1)
  const isThere = event !== undefined && event.revision === payload.revision
  const found = isThere ? { type: event.type, payloadHash: payloadHash(event) } : undefined
  return handle(skips, PROJECTIONS, { type: 'SkipEvent', ...payload, found }, context)
}
