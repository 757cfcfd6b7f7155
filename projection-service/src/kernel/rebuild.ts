import type { Session } from '@debut/adapters/session.ts'
import { activate, activeBuild, advance, type Build, createBuild, discard, filledBy } from './build.ts'
import { compareBuilds } from './compare-builds.ts'
import { fillBeside, Filling, type FillingParts, RebuildPutOff } from './filling.ts'
import { fillingLock, retireActive } from './old-builds.ts'
import type { Projector } from './projector.ts'
import { readSkipped, SkippedEvents } from './skipped-events.ts'
import { noteSwap } from './swaps.ts'

/** It can't be done: the rows differ. */
export class RebuildRefused extends Error {
  override readonly name = 'RebuildRefused'
}

/**
 * Fills the next version from the beginning of the log beside the one in force, compares the two where the same code filled both,
 * and swaps. Readers see the old version until the swap and the new one after it, whole both times.
 */
export const rebuild = async (projector: Projector, parts: FillingParts): Promise<Build> => {
  const { session } = parts
  if (!(await session.tryLock(fillingLock(projector.name)))) throw new RebuildPutOff(`${projector.name} is being rebuilt already`)
  const skipped = (await readSkipped(parts.log, parts.keys)).get(projector.name) ?? new SkippedEvents()
  const filling = new Filling({ ...(await createBuild(session, projector)), skipped }, parts)
  try {
    await fillBeside(filling, projector, session)
    await session.transaction(() => swap(filling, projector, session))
    return filling.build
  } catch (error) {
    await filling.written().catch(() => undefined)
    await discard(session, filling.build).catch(() => undefined)
    throw error
  }
}

/** The version in force is held still, so that both have read the same events: a few, as the rest is done. */
const swap = async (filling: Filling, projector: Projector, session: Session): Promise<void> => {
  const { name } = projector
  const old = await activeBuild(session, name, { hold: true })
  const sameLogic = old !== undefined && filledBy(old, projector) === 'same'
  if (old !== undefined) {
    await filling.fill(old.position, { inside: true })
    if (sameLogic) {
      const differences = await compareBuilds(session, name, old.version, filling.build.version)
      if (differences.length > 0) throw new RebuildRefused(`the rebuilt ${name} differs from the one in force: ${differences.join('; ')}`)
    }
  }
  await advance(session, [filling.build], filling.build.position)
  await activate(session, filling.build)
  if (old === undefined) return
  await retireActive(session, name, old.version, { sameLogic })
  await noteSwap(session, filling.build, { from: old.version, sameLogic })
}
