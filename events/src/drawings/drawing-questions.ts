import * as z from 'zod/mini'

export const DrawingParams = z.object({ seed: z.string().check(z.regex(/^[a-z0-9-]{1,64}(\.svg)?$/)) })
