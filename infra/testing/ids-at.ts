import { type CommandId, newCommandId } from '@debut/events/kernel/ids.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import { monotonicFactory } from 'ulid'

/** Makes an id like a client whose clock shows that time. A service refuses ids that are far from its own time. */
export const commandIdAt = (at: Instant): CommandId => newCommandId({ msecs: at.toMillis() })

const born = new Map<number, () => string>()

/** Makes an id of that moment, which sorts after earlier ids of the same moment. */
export const ulidAt = (at: Instant): string => {
  const millis = at.toMillis()
  const next = born.get(millis) ?? monotonicFactory().bind(undefined, millis)
  born.set(millis, next)
  return next()
}
