import type { Session } from '@debut/adapters/session.ts'
import { activate, advance, type Build } from './build.ts'
import { activeOfSameCode, type BesideParts, compareLevel, lockFilling, reopenedBuild } from './build-beside.ts'
import { countDifferences } from './differing-rows.ts'
import { Filling } from './filling.ts'
import { JobRefused } from './jobs/job.ts'
import { closeAgain, reopen, retireActive } from './old-builds.ts'
import { readParked } from './parked-events.ts'
import { ParkedStreams } from './parked-streams.ts'
import type { Projector } from './projector.ts'
import { readSkipped, SkippedEvents } from './skipped-events.ts'
import { noteSwap } from './swaps.ts'

export interface SwapQuestion {
  /** The build to put in force, and the one that its sender saw in force. */
  readonly version: number
  readonly seen: number
  /** So many rows may differ: the admin has read how they do. Null of a build that was in force before: however many. */
  readonly differences: number | null
}

export interface Swapped {
  readonly projection: string
  readonly version: number
  readonly from: number
  readonly equal: number
  readonly differences: number
  /** For how long what writes the projection had to wait. Readers never do. */
  readonly heldMs: number
}

/**
 * Puts a build in force that waits, or the one that was in force before: brought up to date, compared once more, and swapped in one
 * short transaction.
 */
export const swapBuild = async (
  projector: Projector,
  { version, seen, differences }: SwapQuestion,
  parts: BesideParts,
): Promise<Swapped> => {
  const { name } = projector
  const { session } = parts
  await lockFilling(session, name)
  const active = await activeOfSameCode(session, projector)
  if (active.version === version) throw new JobRefused(`${name} v${version} is already in force.`)
  if (active.version !== seen) throw new JobRefused(`${name} v${active.version} is in force by now, not v${seen}. Look at it again.`)
  const wasInForce = await refuseUnlessKept(session, projector, version)
  const filling = new Filling(await opened(parts, projector, version), parts)
  if (wasInForce) await reopen(session, name, version)
  try {
    await filling.fill(active.position)
    const compared = await compareLevel(filling, projector, parts)
    const found = countDifferences(compared)
    if (differences !== null && found !== differences)
      throw new JobRefused(
        `${found} ${found === 1 ? 'row differs' : 'rows differ'} by now, and you confirmed ${differences}. Rebuild ${name} again to compare them.`,
      )
    const heldMs = await exchange(filling, projector, session, compared.equal, found)
    return { projection: name, version, from: seen, equal: compared.equal, differences: found, heldMs }
  } catch (error) {
    await filling.written().catch(() => undefined)
    if (wasInForce) await closeAgain(session, name, version).catch(() => undefined)
    throw error
  }
}

/** Keeps it for as long as the swap may take. Returns whether it was in force before. */
const refuseUnlessKept = async (session: Session, { name, version: logic, derived = [] }: Projector, version: number): Promise<boolean> => {
  const [row] = await session.query<{ waits: boolean; same: boolean }>(
    `update projections.builds set drop_at = greatest(drop_at, now() + interval '30 minutes')
     where name = $1 and version = $2 and drop_at > now()
     returning ready_at is not null as waits, logic = $3 and derived @> $4::text[] and derived <@ $4::text[] as same`,
    [name, version, logic, derived],
  )
  if (row === undefined) throw new JobRefused(`${name} v${version} is no longer kept.`)
  if (!row.same) throw new JobRefused(`Other code filled ${name} v${version}, so it can’t be swapped in.`)
  return !row.waits
}

const opened = async ({ session, log, keys }: BesideParts, projector: Projector, version: number): Promise<Build> => {
  const skipped = (await readSkipped(log, keys)).get(projector.name) ?? new SkippedEvents()
  const build = { ...(await reopenedBuild(session, projector, version)), skipped, parked: new ParkedStreams() }
  for (const { stream, events } of await readParked(session, build)) build.parked.park(stream, events)
  return build
}

/** What was compared is not compared again: the few events since then are folded by the same code. */
const exchange = async (filling: Filling, projector: Projector, session: Session, equal: number, differences: number): Promise<number> => {
  const begun = performance.now()
  const held = () => Math.ceil(performance.now() - begun)
  await session.transaction(async () => {
    const old = await activeOfSameCode(session, projector, true)
    await filling.fill(old.position, { inside: true })
    await advance(session, [filling.build], filling.build.position)
    await activate(session, filling.build)
    await retireActive(session, projector.name, old.version, { sameLogic: true })
    await noteSwap(session, filling.build, { from: old.version, sameLogic: true, equal, differences, heldMs: held() })
  })
  return held()
}
