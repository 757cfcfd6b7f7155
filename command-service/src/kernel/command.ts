import { hash } from 'node:crypto'
import type { Actor } from '@debut/events/kernel/envelope.ts'
import { bornAt, type CommandId, type MemberId, newCommandId } from '@debut/events/kernel/ids.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import { TIMEOUT_MS } from '@debut/adapters/command-timeout.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { Identity } from '@debut/adapters/tokens.ts'

/** What the server knows of a command beside what it says. */
export interface CommandContext {
  readonly commandId: CommandId
  readonly commandHash: string
  readonly correlationId: string
  readonly actor: Actor
  readonly at: Instant
  /** On the performance clock: the client has received "unavailable" by then. */
  readonly giveUpAt: number
}

/** A command of a member, whose roles the token vouches for. */
export interface MemberContext extends CommandContext {
  readonly identity: Identity
  /** Where it came from; unknown where it is not their own request. */
  readonly address?: string
}

const DAY_MS = 86_400_000
/** A command can be sent again for a week; its id is remembered for a day longer than that. */
const LIFETIME_MS = 7 * DAY_MS
export const MEMORY_MS = 8 * DAY_MS

/** No client waits for a process. */
export const PROCESS_TIMEOUT_MS = 10_000
/** A fresh command of a clock that is right was born at most so long ago; any other may have been sent before. */
const FRESH_MS = 2_000

export const mayBeRepeated = ({ commandId, at }: CommandContext): boolean => Math.abs(at.toMillis() - bornAt(commandId)) > FRESH_MS

/**
 * The same type, payload and actor make the same hash. 128 bits distinguish any two commands.
 * It stays in the log when what was said is erased: with a secret in it, a reader of the log alone cannot guess and verify what that was.
 */
export const hashOf = (type: string, payload: unknown, actor: Actor, secret = ''): string =>
  hash('sha256', JSON.stringify([secret, type, payload, actor]), 'base64url').slice(0, 22)

/** An id's own time only bounds how long it may be repeated; nothing is counted by it. */
export const refuseUntimely = (commandId: CommandId, now: Instant): void => {
  const age = now.toMillis() - bornAt(commandId)
  if (age > LIFETIME_MS) throw new HttpError('expired')
  if (age < -LIFETIME_MS) throw new HttpError('not-yet')
}

/** What a request asks for that is no command of the member's own making has an id and an envelope too. */
export const requestContext = (type: string, actor: MemberId, requestId: string, at: Instant): CommandContext => {
  const giveUpAt = performance.now() + TIMEOUT_MS
  return { commandId: newCommandId(), commandHash: hashOf(type, null, actor), correlationId: requestId, actor, at, giveUpAt }
}

/**
 * One attempt at what a command needs on another stream before its own: it has an id of its own, as who is first there counts now,
 * and not who was when the command first came.
 */
export const attemptOf = (context: CommandContext, type: string, stream: string): CommandContext => {
  const { commandId, actor, at } = context
  const random = hash('sha256', JSON.stringify([commandId, actor, at.toMillis(), type, stream]), 'buffer')
  return { ...context, commandId: newCommandId({ msecs: at.toMillis(), random }), commandHash: hashOf(type, null, actor) }
}
