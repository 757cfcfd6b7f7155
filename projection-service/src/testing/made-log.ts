import { encode } from '@debut/adapters/event-codec.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import type { Session } from '@debut/adapters/session.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { apply } from '../kernel/apply.ts'
import { type Build, createBuild } from '../kernel/build.ts'
import type { Projector } from '../kernel/projector.ts'
import { sharesOf } from '../kernel/reading.ts'
import { type Commit, positionOf } from './made-commits.ts'

/** Commits as the event store would give them back. */
export const storedLog = async (keys: MemberKeys, commits: readonly Commit[]): Promise<StoredEvent[]> => {
  const revisions = new Map<string, number>()
  const log: StoredEvent[] = []
  for (const { stream, facts, envelope } of commits) {
    for (const event of await encode(keys, stream, facts, envelope)) {
      const revision = (revisions.get(stream) ?? -1) + 1
      revisions.set(stream, revision)
      log.push({ ...event, stream, revision, position: LogPosition.parse(positionOf(log.length)) })
    }
  }
  return log
}

/** New builds of these projectors, filled in batches of a size. */
export const fillInBatches = async (
  session: Session,
  keys: MemberKeys,
  projectors: readonly Projector[],
  log: readonly StoredEvent[],
  size: number,
): Promise<Build[]> => {
  let builds: Build[] = []
  for (const projector of projectors) builds.push(await createBuild(session, projector))
  for (let from = 0; from < log.length; from += size) {
    const batch = log.slice(from, from + size)
    const position = batch.at(-1)?.position ?? LogPosition.parse(0)
    const shares = await sharesOf(keys, builds, batch)
    for (const { unreadable } of shares) if (unreadable !== undefined) throw unreadable
    await apply(session, shares, position)
    builds = builds.map((build) => ({ ...build, position }))
  }
  return builds
}
