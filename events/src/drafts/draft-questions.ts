import * as z from 'zod/mini'
import { queryNumber } from '../kernel/query-fields.ts'
import { ToolId } from '../tools/tool-card.ts'
import { DraftContent, Revision } from './draft-content.ts'
import { typedText } from '../kernel/plain-text.ts'

export const DraftParams = z.object({ toolId: ToolId })
export const NewDraftBody = z.strictObject({ name: typedText(200), url: typedText(2_048) })
export const SaveDraftBody = z.strictObject({ revision: Revision, content: DraftContent })
export const SiteBody = z.strictObject({ url: typedText(2_048) })
export const ClaimsQuery = z.object({
  toolId: z.optional(ToolId),
  slug: z.optional(typedText(100)),
  url: z.optional(typedText(2_048)),
})

const PictureKind = z.enum(['logo', 'image'])
const UploadKind = z.enum([...PictureKind.options, 'post-picture'])
const side = queryNumber(0, 20_000)
/** The part that is wanted, where the whole is not. */
const crop = { left: z.optional(side), top: z.optional(side), width: z.optional(side), height: z.optional(side) }
export const PictureQuery = z.object({ kind: UploadKind, ...crop })
export const PictureFromBody = z.strictObject({ kind: PictureKind, url: typedText(2_048) })
