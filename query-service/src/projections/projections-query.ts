import type { ParkedEvent, Projections } from '@debut/events/projections/projection-answers.ts'
import type { FreshQuery } from '../kernel/query.ts'

const SHOWN = 100

/** How far each projection is, what keeps it from going on, and what it could not fold: for those who audit. */
export const projectionsQuery: FreshQuery<Projections> = {
  kind: 'fresh',
  reads: [],
  read: async (_, { checkpoints, database }) => {
    const inForce = database
      .withSchema('projections')
      .from('parked_events')
      .join('active', (on) => on.on('active.name', 'parked_events.projection').andOn('active.version', 'parked_events.version'))
    const counts: { projection: string; events: number }[] = await inForce
      .clone()
      .select('projection')
      .count({ events: '*' })
      .groupBy('projection')
    const parked: ParkedEvent[] = await inForce
      .clone()
      .select('projection', 'sequence', 'stream', 'revision', 'type', 'error', 'tries', {
        payloadHash: 'payload_hash',
        parkedAt: database.raw(`to_char(parked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`),
      })
      .whereNotNull('error')
      .orderBy(['sequence', 'projection'])
      .limit(SHOWN)
    const parkedBy = new Map(counts.map(({ projection, events }) => [projection, events]))
    return {
      projections: [...checkpoints.all()].map(([name, { schema, position, stopped }]) => ({
        name,
        schema,
        position,
        stopped,
        parked: parkedBy.get(name) ?? 0,
      })),
      parked,
    }
  },
}
