import { setTimeout as delay } from 'node:timers/promises'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { EventStore } from '@debut/infra/adapters/event-store.ts'
import type { MemberKeys } from '@debut/infra/adapters/member-keys.ts'
import type { Session } from '@debut/infra/adapters/session.ts'
import { apply } from './apply.ts'
import { activate, activeBuild, type Build, createBuild, schemaOf } from './build.ts'
import { compareBuilds } from './compare-builds.ts'
import type { Projector } from './projector.ts'
import { portion } from './reading.ts'

interface RebuildParts {
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly session: Session
  readonly signal: AbortSignal
  progress(position: LogPosition): void
}

export class RebuildRefused extends Error {
  override readonly name = 'RebuildRefused'
}

/**
 * Fills the next version from the beginning of the log beside the one in force, compares the two where the same code filled both,
 * and swaps. Readers see the old version until the swap and the new one after it, whole both times.
 */
export const rebuild = async (projector: Projector, { log, keys, session, signal, progress }: RebuildParts): Promise<Build> => {
  if (!(await session.tryLock(`rebuild ${projector.name}`))) throw new RebuildRefused(`${projector.name} is being rebuilt already`)
  let build = await createBuild(session, projector)
  let writing: Promise<void> = Promise.resolve()
  try {
    // First only what it reads, until that is all there; then everything, so that its position can be that of the version in force.
    for (const categories of [Object.keys(projector.reads), undefined]) {
      for await (const batch of log.follow({ after: build.position || undefined, signal, ...(categories && { categories }) })) {
        const last = batch.at(-1)
        if (last === undefined) {
          await writing
          if (categories !== undefined) break
          if (await swap(session, build)) return build
          continue
        }
        const portions = await portion(keys, [build], batch)
        for (const { stop } of portions) if (stop !== undefined) throw new RebuildRefused(`${projector.name} ${stop.reason}`)
        // The next batch is read and opened while Postgres writes this one.
        await writing
        writing = apply(session, portions, last.position)
        writing.catch(() => undefined)
        build = { ...build, position: last.position }
        progress(build.position)
      }
    }
    throw new RebuildRefused(`the rebuild of ${projector.name} was ended`)
  } catch (error) {
    await writing.catch(() => undefined)
    await discard(session, build).catch(() => undefined)
    throw error
  }
}

/** The old version's writer may be a little before or behind: they must have read the same events to be compared. */
const PATIENCE_MS = 2_000

const swap = async (session: Session, build: Build): Promise<boolean> => {
  const { name, version: logic } = build.projector
  for (const giveUpAt = performance.now() + PATIENCE_MS; performance.now() < giveUpAt; await delay(10)) {
    const active = await activeBuild(session, name)
    // Nobody moves a version whose code is gone.
    if (active === undefined || active.logic !== logic || active.position >= build.position) break
  }
  return session.transaction(async () => {
    const [old] = await session.query<{ version: number; logic: number; position: LogPosition }>(
      `select version, logic, position from projections.builds join projections.active using (name, version) where name = $1 for update of builds`,
      [name],
    )
    // A quiet moment is not the end: readers never go back to where they have been.
    if (old !== undefined && old.position > build.position) return false
    if (old !== undefined && old.logic === logic) {
      if (old.position !== build.position) return false
      const differences = await compareBuilds(session, name, old.version, build.version)
      if (differences.length > 0) throw new RebuildRefused(`the rebuilt ${name} differs from the one in force: ${differences.join('; ')}`)
    }
    await activate(session, build)
    await session.query('update projections.builds set retired_at = now() where name = $1 and version <> $2 and retired_at is null', [
      name,
      build.version,
    ])
    return true
  })
}

const discard = (session: Session, { projector: { name }, version }: Build) =>
  session.transaction(async () => {
    await session.query(`drop schema if exists ${schemaOf(name, version)} cascade`)
    await session.query('delete from projections.builds where name = $1 and version = $2', [name, version])
  })
