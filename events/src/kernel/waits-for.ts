import * as z from 'zod/mini'

/**
 * Says who decides instead of the reader: `another` if it concerns the reader, `admin` if an admin decided before. It is null if the reader
 * may decide.
 */
export const WaitsFor = z.nullable(z.enum(['another', 'admin']))
export type WaitsFor = z.infer<typeof WaitsFor>
