import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Bus } from '@debut/adapters/bus.ts'
import type { Share } from './reading.ts'

/** Whoever catches up may have news for every topic there is, and a message of the bus has its limits. */
const MOST_TOPICS = 500

/** Says how far which versions of the projections are and which live topics have news. A hint: the checkpoints in Postgres are the truth. */
export const announce = (bus: Bus, shares: readonly Share[], position: LogPosition): void => {
  const projections = shares.map(({ build: { projector, version } }) => ({ name: projector.name, version }))
  bus.publish('projected', { position, projections, topics: topicsOf(shares) })
}

/** Null: any topic may have news. */
export const topicsOf = (shares: readonly Share[]): readonly string[] | null => {
  const topics = new Set(shares.flatMap(({ build, batch, size }) => (size === 0 ? [] : build.projector.topics(batch))))
  return topics.size > MOST_TOPICS ? null : [...topics]
}
