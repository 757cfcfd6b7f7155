import * as z from 'zod/mini'

/** As long as an address may be, by the specification. */
const LONGEST = 500

export const iconSets = ['lucide', 'simple-icons'] as const
export const IconParams = z.object({ collection: z.enum(iconSets) })

/** Names with commas between them. */
export const IconsQuery = z.object({ icons: z.string().check(z.minLength(1), z.maxLength(LONGEST)) })
