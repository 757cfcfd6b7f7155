import type { JobId } from '@debut/events/jobs/job-id.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { BuildDiscarded, RebuildAsked, type RebuildEvent } from '@debut/events/projections/build-events.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'
import type { BuildsOf, FoundBuild } from './read-builds.ts'

export type RebuildCommand =
  | {
      readonly type: 'StartRebuild'
      readonly jobId: JobId
      readonly projection: string
      readonly by: MemberId
      readonly builds: BuildsOf | undefined
    }
  | { readonly type: 'DiscardBuild'; readonly jobId: JobId; readonly by: MemberId; readonly found: FoundBuild | undefined }

type Refusals = 'no-such-projection' | 'rebuild-running' | 'build-waiting' | 'no-such-build' | 'rebuild-not-finished'
type State = 'not asked' | 'asked' | 'discarded'

/** One rebuild, from when it is asked for. */
export const rebuildOf: Decider<RebuildCommand, State, RebuildEvent, Refusals> = {
  initial: 'not asked',

  decide(command, state) {
    const { type, jobId, by } = command
    switch (type) {
      case 'StartRebuild': {
        const { projection, builds } = command
        if (state !== 'not asked') return accept()
        if (builds === undefined) return refuse('no-such-projection')
        if (builds.running) return refuse('rebuild-running')
        return builds.waiting ? refuse('build-waiting') : accept(RebuildAsked({ jobId, by, projection }))
      }
      case 'DiscardBuild': {
        const { found } = command
        if (state === 'discarded') return accept()
        if (state === 'not asked' || found === undefined) return refuse('no-such-build')
        return found.ready ? accept(BuildDiscarded({ jobId, by, projection: found.projection })) : refuse('rebuild-not-finished')
      }
    }
  },

  evolve: (_, { type }) => (type === 'RebuildAsked' ? 'asked' : 'discarded'),
}
