import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Bus } from '@debut/infra/adapters/bus.ts'
import type { Portion } from './reading.ts'

/** Says how far the projections are and which live topics have news. A hint: the checkpoints in Postgres are the truth. */
export const announce = (bus: Bus, portions: readonly Portion[], position: LogPosition): void => {
  const projections = portions.map(({ build }) => build.projector.name)
  const topics = [...new Set(portions.flatMap(({ build, batch, size }) => (size === 0 ? [] : build.projector.topics(batch))))]
  bus.publish('projected', { position, projections, topics })
}
