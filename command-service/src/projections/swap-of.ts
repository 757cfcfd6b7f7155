import type { JobId } from '@debut/events/jobs/job-id.ts'
import type { EventOf } from '@debut/events/kernel/define-event.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { SwapAsked } from '@debut/events/projections/build-events.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'
import type { FoundBuild } from './read-builds.ts'

interface Swap {
  readonly jobId: JobId
  readonly by: MemberId
  readonly seen: number
  readonly found: FoundBuild | undefined
}

export type SwapCommand =
  | (Swap & { readonly type: 'SwapBuild'; readonly rebuild: JobId; readonly differences: number; readonly reason: string | null })
  | (Swap & { readonly type: 'SwapBack' })

type Refusals = 'no-such-build' | 'rebuild-not-finished' | 'rebuild-running' | 'other-build-in-force' | 'builds-differ' | 'other-logic'

/** One swap: it is asked for once, and the projection-service does it or says why not. */
export const swapOf: Decider<SwapCommand, boolean, EventOf<typeof SwapAsked>, Refusals> = {
  initial: false,

  decide(command, isAsked) {
    const { type, jobId, by, seen, found } = command
    if (isAsked) return accept()
    if (found === undefined) return refuse('no-such-build')
    const { projection, version, active, running, ready, sameLogic } = found
    if (running) return refuse('rebuild-running')
    if (active !== seen) return refuse('other-build-in-force')
    const asked = { jobId, by, projection, version, seen }
    if (type === 'SwapBack')
      return sameLogic ? accept(SwapAsked({ ...asked, rebuild: null, differences: null, reason: null })) : refuse('other-logic')
    const { rebuild, differences, reason } = command
    if (!ready) return refuse('rebuild-not-finished')
    if (differences !== found.differences || (differences > 0 && reason === null)) return refuse('builds-differ')
    return accept(SwapAsked({ ...asked, rebuild, differences, reason: differences > 0 ? reason : null }))
  },

  evolve: () => true,
}
