import type { LaunchEvent } from '@debut/events/launches/launch-events.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'

/** Those that stand on no board, by what was said of them. */
export const disqualifiedBy = (facts: readonly { readonly event: unknown }[]): ReadonlySet<LaunchId> => {
  const gone = new Set<LaunchId>()
  for (const { event } of facts as readonly { readonly event: LaunchEvent }[])
    if (event.type === 'LaunchDisqualified') gone.add(event.data.launchId)
    else if (event.type === 'LaunchReinstated') gone.delete(event.data.launchId)
  return gone
}
