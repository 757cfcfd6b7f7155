import * as z from 'zod/mini'
import { typedText } from '../kernel/plain-text.ts'

/** As long as an address may be, by the specification. */
const LONGEST = 500

export const iconSets = ['lucide', 'simple-icons'] as const
export const IconParams = z.object({ collection: z.enum(iconSets) })

/** Names with commas between them. */
export const IconsQuery = z.object({ icons: typedText(LONGEST).check(z.minLength(1)) })
