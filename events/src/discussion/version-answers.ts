import * as z from 'zod/mini'
import { dated, IsoInstant } from '../kernel/answer-fields.ts'

/** For the author of a text and for moderators: what it says and said, the newest first. */
export const TextVersions = dated({
  versions: z.array(z.object({ at: IsoInstant, title: z.nullable(z.string()), body: z.string() })),
})
export type TextVersions = z.infer<typeof TextVersions>
