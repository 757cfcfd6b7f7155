import * as z from 'zod/mini'
import { LogPosition } from '../kernel/ids.ts'

export const Projections = z.object({
  projections: z.array(z.object({ name: z.string(), schema: z.string(), position: LogPosition, stopped: z.nullable(z.string()) })),
})
export type Projections = z.infer<typeof Projections>
