import { SwapAsked } from '@debut/events/projections/build-events.ts'
import { defineJob } from '../kernel/jobs/job.ts'
import { swapBuild } from '../kernel/swap-build.ts'
import { orRefused, projectorOf } from './rebuild-job.ts'

export const swapJob = defineJob({
  kind: 'swap',
  asked: SwapAsked,
  run: async ({ event: { data } }, work) => {
    const { jobId, log, keys, logger, signal } = work
    const session = await work.openSession()
    // It is over in a moment, and can't be paused: what writes the projection waits for it.
    const parts = { jobId, log, keys, logger, signal, session, openSession: () => work.openSession(), progress: () => undefined }
    return orRefused(swapBuild(projectorOf(work, data.projection), data, parts))
  },
})
