import { defineCapability } from '../kernel/define-capability.ts'

/** Made-up pictures, for those who gave none. */
export const drawings = defineCapability({
  name: 'drawings',
  answers: { 'GET /api/drawings/faces/:seed': { who: 'everybody' }, 'GET /api/drawings/logos/:seed': { who: 'everybody' } },
})
