import * as z from 'zod/mini'
import { dated, IsoInstant } from '../kernel/answer-fields.ts'

/** The author of a text and moderators read all of its versions, the newest first. */
export const TextVersions = dated({
  versions: z.array(z.object({ at: IsoInstant, title: z.nullable(z.string()), body: z.string() })),
})
export type TextVersions = z.infer<typeof TextVersions>
