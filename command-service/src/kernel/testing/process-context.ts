import type { Actor } from '@debut/events/kernel/envelope.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import { type CommandContext, hashOf, PROCESS_TIMEOUT_MS } from '../command.ts'
import { commandIdAt } from '@debut/testing/ids-at.ts'

/** The envelope of something that just happens, under an id of chance. */
export const processContext = (process: string, type: string, payload: unknown, at: Instant): CommandContext => {
  const actor: Actor = `process:${process}`
  const commandId = commandIdAt(at)
  const giveUpAt = performance.now() + PROCESS_TIMEOUT_MS
  return { commandId, commandHash: hashOf(type, payload, actor), correlationId: commandId, actor, at, giveUpAt }
}
