import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Bus } from '@debut/adapters/bus.ts'
import type { Build } from './build.ts'
import type { Share } from './reading.ts'

/** A process that catches up may have changes for every topic, and messages on the bus have a limit. */
const MOST_TOPICS = 500

/** Announces how far which versions of the projections are and which live topics changed. A hint: Postgres has the true checkpoints. */
export const announce = (bus: Bus, shares: readonly Share[], position: LogPosition): void => {
  const projections = shares.map(({ build: { projector, version } }) => ({ name: projector.name, version }))
  bus.publish('projected', { position, projections, topics: topicsOf(shares) })
}

/** Readers look for builds that they have not seen. */
export const announceFilled = (bus: Bus, builds: readonly Build[]): void => {
  const position = Math.max(...builds.map((build) => build.position))
  const projections = builds.map(({ projector, version }) => ({ name: projector.name, version }))
  if (projections.length > 0) bus.publish('projected', { position, projections, topics: null })
}

/** Null: any topic may have changes. */
export const topicsOf = (shares: readonly Share[]): readonly string[] | null => {
  const topics = new Set<string>()
  for (const { build, batch, size } of shares) {
    const changed = size === 0 ? [] : build.projector.topics(batch)
    if (changed === null) return null
    for (const topic of changed) topics.add(topic)
  }
  return topics.size > MOST_TOPICS ? null : [...topics]
}
