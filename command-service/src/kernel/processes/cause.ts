import { hash } from 'node:crypto'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { type CommandId, newCommandId } from '@debut/events/kernel/ids.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import { type CommandContext, hashOf, PROCESS_PATIENCE_MS } from '../command.ts'

/** Why a process does something: an event of the log, or a moment that had to come. */
export interface Cause {
  /** `voter-4f…#12`, or the moment’s own name. */
  readonly of: string
  readonly at: Instant
  /** Of the request that it all began with. */
  readonly correlationId?: string
}

export const causeOf = ({ stream, revision, envelope }: Recorded<unknown>): Cause => ({
  of: `${stream}#${revision}`,
  at: envelope.at,
  correlationId: envelope.$correlationId,
})

/** The same command of the same cause has the same id, on whichever instance and however late: born when its cause was. */
export const commandIdFrom = ({ of, at }: Cause, process: string, type: string, target: string, payload: unknown): CommandId =>
  newCommandId({ msecs: at.toMillis(), random: hash('sha256', JSON.stringify([process, of, type, target, payload]), 'buffer') })

/** The envelope of what a process does for a cause. `target` is a stream, or nothing where the command itself says what it is about. */
export const contextFrom = (
  cause: Cause,
  process: string,
  { type, payload, target = '' }: { readonly type: string; readonly payload: unknown; readonly target?: string },
  at: Instant,
): CommandContext => {
  const actor = `process:${process}` as const
  const commandId = commandIdFrom(cause, process, type, target, payload)
  const commandHash = hashOf(type, payload, actor)
  return {
    commandId,
    commandHash,
    correlationId: cause.correlationId ?? commandId,
    actor,
    at,
    giveUpAt: performance.now() + PROCESS_PATIENCE_MS,
  }
}
