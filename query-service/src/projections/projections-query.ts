import type { Projections } from '@debut/events/projections/projection-answers.ts'
import type { FreshQuery } from '../kernel/query.ts'

/** How far each projection is, and what keeps it from going on: for those who audit. */
export const projectionsQuery: FreshQuery<Projections> = {
  kind: 'fresh',
  reads: [],
  read: async (_, { checkpoints }) => ({
    projections: [...checkpoints.all()].map(([name, { schema, position, stopped }]) => ({ name, schema, position, stopped })),
  }),
}
