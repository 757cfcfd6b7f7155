import { hash } from 'node:crypto'
import type { Actor, Recorded } from '@debut/events/kernel/envelope.ts'
import { type CommandId, type MemberId, newCommandId } from '@debut/events/kernel/ids.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import { TIMEOUT_MS } from '@debut/adapters/command-timeout.ts'
import { type CommandContext, hashOf, PROCESS_TIMEOUT_MS } from '../command.ts'

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

/** What is done for a cause. `target` is a stream, or nothing where the command itself says what it is about. */
interface Done {
  readonly type: string
  readonly payload: unknown
  readonly target?: string
}

interface Terms {
  readonly at: Instant
  /** With it in them, ids and hashes reveal nothing: a reader of the log alone cannot guess and verify what a command said. */
  readonly secret: string
}

/** The same command of the same cause has the same id, on whichever instance and however late: born when its cause was. */
export const commandIdFrom = ({ of, at }: Cause, by: string, { type, payload, target = '' }: Done, secret: string): CommandId =>
  newCommandId({ msecs: at.toMillis(), random: hash('sha256', JSON.stringify([secret, by, of, type, target, payload]), 'buffer') })

const envelopeOf = (cause: Cause, by: string, done: Done, { at, secret }: Terms, actor: Actor, timeoutMs: number): CommandContext => {
  const commandId = commandIdFrom(cause, by, done, secret)
  return {
    commandId,
    commandHash: hashOf(done.type, done.payload, actor, secret),
    correlationId: cause.correlationId ?? commandId,
    actor,
    at,
    giveUpAt: performance.now() + timeoutMs,
  }
}

/** The envelope of what a process does for a cause. */
export const contextFrom = (cause: Cause, process: string, done: Done, terms: Terms): CommandContext =>
  envelopeOf(cause, process, done, terms, `process:${process}`, PROCESS_TIMEOUT_MS)

/** Of the same where a member is there and waits for it: what it comes to is theirs. */
export const contextOfMember = (cause: Cause, memberId: MemberId, done: Done, terms: Terms): CommandContext =>
  envelopeOf(cause, memberId, done, terms, memberId, TIMEOUT_MS)
