import * as z from 'zod/mini'

/** Who decides instead of the reader: `another` where it concerns them, `admin` where an admin decided before. Null where the reader may. */
export const WaitsFor = z.nullable(z.enum(['another', 'admin']))
export type WaitsFor = z.infer<typeof WaitsFor>
