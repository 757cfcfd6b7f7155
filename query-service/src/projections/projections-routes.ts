import type { FastifyInstance } from 'fastify'
import type { Checkpoints } from '../kernel/checkpoints.ts'

/** How far each projection is, and what keeps it from going on: for those who audit. */
export const projectionsRoutes = (app: FastifyInstance, { checkpoints }: { checkpoints: Checkpoints }) => {
  app.get('/api/projections', async () => ({
    projections: [...checkpoints.all()].map(([name, { schema, position, stopped }]) => ({ name, schema, position, stopped })),
  }))
}
