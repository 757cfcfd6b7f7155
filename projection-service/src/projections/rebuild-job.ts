import { RebuildAsked } from '@debut/events/projections/build-events.ts'
import { buildBeside } from '../kernel/build-beside.ts'
import { RebuildPutOff } from '../kernel/filling.ts'
import { defineJob, JobRefused, type JobWork } from '../kernel/jobs/job.ts'
import type { Projector } from '../kernel/projector.ts'
import { newestEventOf } from './newest-event.ts'
import { rowsInWords } from './rows-in-words.ts'

export const projectorOf = ({ projectors }: JobWork, name: string): Projector => {
  const projector = projectors.find((each) => each.name === name)
  if (projector === undefined) throw new JobRefused(`There is no projection called ${name}.`)
  return projector
}

/** What puts it off is no fault of ours: it may be asked for again. */
export const orRefused = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work
  } catch (error) {
    throw error instanceof RebuildPutOff ? new JobRefused(`It was put off: ${error.message}. Try again.`, { cause: error }) : error
  }
}

export const rebuildJob = defineJob({
  kind: 'rebuild',
  asked: RebuildAsked,
  run: async ({ event: { data } }, work) => {
    const projector = projectorOf(work, data.projection)
    const { jobId, log, keys, logger, signal } = work
    const session = await work.openSession()
    const total = (await log.end()) ?? 0
    const { sample, ...compared } = await orRefused(
      buildBeside(projector, {
        jobId,
        log,
        keys,
        logger,
        signal,
        session,
        openSession: () => work.openSession(),
        progress: (position, events) => work.progress(position, Math.max(position, total), events),
      }),
    )
    const folded = { projector, position: compared.position, log }
    return { ...compared, rows: await rowsInWords(session, sample, (row) => newestEventOf(row, folded)) }
  },
})
