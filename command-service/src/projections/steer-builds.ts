import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { parkedStream, rebuildStream, swapStream } from '@debut/events/projections/build-events.ts'
import type { DiscardBuild, RetryParked, StartRebuild, SwapBack, SwapBuild } from '@debut/events/projections/projection-commands.ts'
import type { MemberContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import type { ReadBuilds } from './read-builds.ts'
import { rebuildOf } from './rebuild-of.ts'
import { retries } from './retries.ts'
import { swapOf } from './swap-of.ts'

interface Parts {
  readonly handle: Handle
  readonly readBuilds: ReadBuilds
}

type Handler<Payload> = (payload: Payload, context: MemberContext, parts: Parts) => Promise<Outcome>

export const startRebuild: Handler<PayloadOf<typeof StartRebuild>> = async (payload, context, { handle, readBuilds }) => {
  const builds = await readBuilds.of(payload.projection)
  return handle(
    rebuildOf,
    rebuildStream(payload.jobId),
    { type: 'StartRebuild', ...payload, by: context.identity.memberId, builds },
    context,
  )
}

export const discardBuild: Handler<PayloadOf<typeof DiscardBuild>> = async ({ jobId }, context, { handle, readBuilds }) => {
  const found = await readBuilds.filledBy(jobId)
  return handle(rebuildOf, rebuildStream(jobId), { type: 'DiscardBuild', jobId, by: context.identity.memberId, found }, context)
}

export const swapBuild: Handler<PayloadOf<typeof SwapBuild>> = async (payload, context, { handle, readBuilds }) => {
  const found = await readBuilds.filledBy(payload.rebuild)
  return handle(swapOf, swapStream(payload.jobId), { type: 'SwapBuild', ...payload, by: context.identity.memberId, found }, context)
}

export const swapBack: Handler<PayloadOf<typeof SwapBack>> = async (
  { jobId, projection, version, seen },
  context,
  { handle, readBuilds },
) => {
  const found = await readBuilds.kept(projection, version)
  return handle(swapOf, swapStream(jobId), { type: 'SwapBack', jobId, seen, by: context.identity.memberId, found }, context)
}

export const retryParked: Handler<PayloadOf<typeof RetryParked>> = async ({ projection, sequence }, context, { handle, readBuilds }) => {
  const place = await readBuilds.parked(projection, sequence)
  return handle(retries, parkedStream(projection), { type: 'RetryParked', projection, by: context.identity.memberId, place }, context)
}
