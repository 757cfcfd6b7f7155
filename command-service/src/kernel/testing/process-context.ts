import type { Actor } from '@debut/events/kernel/envelope.ts'
import { newCommandId } from '@debut/events/kernel/ids.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import { type CommandContext, hashOf, PROCESS_TIMEOUT_MS } from '../command.ts'

/** The envelope of something that just happens, under an id of chance. */
export const processContext = (process: string, type: string, payload: unknown, at: Instant): CommandContext => {
  const actor: Actor = `process:${process}`
  const commandId = newCommandId()
  const giveUpAt = performance.now() + PROCESS_TIMEOUT_MS
  return { commandId, commandHash: hashOf(type, payload, actor), correlationId: commandId, actor, at, giveUpAt }
}
