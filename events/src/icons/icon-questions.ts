import * as z from 'zod/mini'
import { typedText } from '../kernel/plain-text.ts'

/** As long as an address may be, by the specification. */
const LONGEST = 500

/** A set by its name, as iconify has it: `lucide` and `simple-icons` are always there. */
export const IconParams = z.object({ collection: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+){0,5}$/), z.maxLength(40)) })

/** Names with commas between them. */
export const IconsQuery = z.object({ icons: typedText(LONGEST).check(z.minLength(1)) })
