import * as z from 'zod/mini'
import { count, IsoInstant } from '../kernel/answer-fields.ts'
import { ToolId } from '../tools/tool-card.ts'
import { ToolPicture } from '../tools/tool-picture.ts'
import { DraftContent } from './draft-content.ts'

const draft = {
  toolId: ToolId,
  /** Counts what was saved: who saves names the one that they began with. */
  revision: count,
  /** The edition of the tool's card that it was begun on; 0 where it is not in the directory yet. */
  edition: count,
  savedAt: IsoInstant,
}

export const Draft = z.object({ ...draft, content: DraftContent })
export type Draft = z.infer<typeof Draft>

/** Of the member who asks, the newest first. */
export const Drafts = z.object({
  drafts: z.array(z.object({ ...draft, name: z.string(), tagline: z.string(), logo: z.nullable(z.string()), missing: count })),
})
export type Drafts = z.infer<typeof Drafts>

export const SavedDraft = z.object({ revision: count, savedAt: IsoInstant })
export type SavedDraft = z.infer<typeof SavedDraft>

const Claim = z.enum(['free', 'taken', 'yours', 'unfit'])

/** Whether an address is still to be had. */
export const Claims = z.object({ slug: z.nullable(Claim), url: z.nullable(Claim) })
export type Claims = z.infer<typeof Claims>

export const KeptPicture = ToolPicture
