import { isOver } from '@debut/events/jobs/job-answers.ts'
import type { Projections } from '@debut/events/projections/projection-answers.ts'
import { projectionsRoute } from '@debut/events/projections/projection-routes.ts'
import { resource } from '../../lib/resources/resource.ts'

const QUIET_MS = 2_000
/** Somebody waits for it. */
const UNDERWAY_MS = 1_000

const isUnderway = ({ rebuilds, unattended, swaps }: Projections): boolean =>
  unattended.length > 0 ||
  rebuilds.some(({ job, swap }) => !isOver(job) || (swap !== null && !isOver(swap.job))) ||
  swaps.some(({ back }) => back !== null && !isOver(back.job))

export const projectionsResource = resource(projectionsRoute, {
  pollingInterval: (data) => (isUnderway(data) ? UNDERWAY_MS : QUIET_MS),
})
