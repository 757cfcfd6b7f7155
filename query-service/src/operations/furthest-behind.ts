import { type Instant, toInstant } from '@debut/events/kernel/instant.ts'
import type { OperatingState } from '@debut/events/operations/operating-state.ts'
import type { Parts } from '../kernel/query.ts'

interface Behind {
  readonly name: string
  readonly since: string
  readonly seconds: number
}

/** The projection that lacks the oldest event, of those that are not stopped. Where several do, the first by name. */
export const furthestBehind = (log: OperatingState['log'], { checkpoints }: Parts, now: Instant): Behind | null => {
  if (log === null) return null
  const sinceOf = new Map(log.behind.map(({ position, since }) => [position as number, since]))
  const behind = [...checkpoints.all()].flatMap(([name, { position, stopped }]): Behind[] => {
    const since = sinceOf.get(position)
    if (since === undefined || stopped !== null) return []
    return [{ name, since, seconds: Math.max(0, (now.toMillis() - toInstant(since).toMillis()) / 1_000) }]
  })
  return behind.toSorted((one, other) => other.seconds - one.seconds || (one.name < other.name ? -1 : 1))[0] ?? null
}
