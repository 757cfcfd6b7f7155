import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Session } from '@debut/adapters/session.ts'
import { activeBuild, advance, type Build, createBuild, discard, filledBy } from './build.ts'
import { type Differences, differingRows } from './differing-rows.ts'
import { fillBeside, Filling, type FillingParts } from './filling.ts'
import { JobRefused } from './jobs/job.ts'
import { discardOfJob, fillingLock, markReady } from './old-builds.ts'
import type { Projector } from './projector.ts'
import { readSkipped, SkippedEvents } from './skipped-events.ts'

export interface BesideParts extends FillingParts {
  readonly jobId: string
  /** Compares while the other one fills. */
  readonly openSession: () => Promise<Session>
}

export interface Compared extends Differences {
  readonly projection: string
  readonly version: number
  /** The build in force, which it was compared with. */
  readonly live: number
  readonly position: LogPosition
}

/** Fills the next version beside the one in force, compares the two, and leaves it for a swap. */
export const buildBeside = async (projector: Projector, parts: BesideParts): Promise<Compared> => {
  const { name } = projector
  const { session, jobId } = parts
  await lockFilling(session, name)
  await discardOfJob(session, name, jobId)
  await refuseSecond(session, name)
  await activeOfSameCode(session, projector)
  const skipped = (await readSkipped(parts.log, parts.keys)).get(name) ?? new SkippedEvents()
  const filling = new Filling({ ...(await createBuild(session, projector, jobId)), skipped }, parts)
  try {
    await fillBeside(filling, projector, session)
    const compared = await compareLevel(filling, projector, parts)
    await markReady(session, filling.build)
    return compared
  } catch (error) {
    await filling.written().catch(() => undefined)
    await discard(session, filling.build).catch(() => undefined)
    throw error
  }
}

export const lockFilling = async (session: Session, name: string): Promise<void> => {
  if (!(await session.tryLock(fillingLock(name))))
    throw new JobRefused(`Another rebuild of ${name} is running or paused. Wait until it ends, or stop it.`)
}

const refuseSecond = async (session: Session, name: string): Promise<void> => {
  const [waiting] = await session.query<{ version: number }>(
    'select version from projections.builds where name = $1 and ready_at is not null and retired_at is null',
    [name],
  )
  if (waiting !== undefined) throw new JobRefused(`${name} v${waiting.version} is already waiting. Swap to it or discard it first.`)
}

/** Where the code that runs here also filled what is in force. */
export const activeOfSameCode = async (session: Session, projector: Projector, hold = false) => {
  const { name } = projector
  const active = await activeBuild(session, name, { hold })
  if (active === undefined) throw new JobRefused(`${name} has no tables yet. Wait until it has caught up.`)
  const filler = filledBy(active, projector)
  if (filler === 'older') throw new JobRefused(`New code is rebuilding ${name} already. Wait until that rebuild ends.`)
  if (filler === 'newer') throw new JobRefused(`Newer code filled ${name}. Ask again once every server runs that code.`)
  return active
}

/**
 * Both builds as they are after the same event. What writes the one in force waits only until the other has come as far and both can be
 * looked at; they are compared while it goes on.
 */
export const compareLevel = async (filling: Filling, projector: Projector, { session, openSession }: BesideParts): Promise<Compared> => {
  const { name } = projector
  const holder = await openSession()
  let looking = false
  try {
    const live = await holder.transaction(async () => {
      const active = await activeOfSameCode(holder, projector, true)
      await filling.fill(active.position, { held: true })
      await filling.written()
      await advance(session, [filling.build], filling.build.position)
      await session.query('begin isolation level repeatable read read only')
      looking = true
      // The first statement decides what all of them see.
      await session.query('select 1 from projections.active limit 1')
      return active
    })
    const { version } = filling.build
    const differences = await differingRows(session, name, live.version, version)
    return { ...differences, projection: name, version, live: live.version, position: live.position }
  } finally {
    if (looking) await session.query('commit').catch(() => undefined)
    await holder.close().catch(() => undefined)
  }
}

/** A build that stands where somebody left it. */
export const reopenedBuild = async (
  session: Session,
  projector: Projector,
  version: number,
): Promise<Omit<Build, 'skipped' | 'parked'>> => {
  const [row] = await session.query<Pick<Build, 'position'> & Record<string, unknown>>(
    'select position from projections.builds where name = $1 and version = $2',
    [projector.name, version],
  )
  if (row === undefined) throw new JobRefused(`${projector.name} v${version} is no longer kept.`)
  return { projector, version, position: row.position, token: null }
}
