import * as z from 'zod/mini'
import { IsoInstant } from '../kernel/answer-fields.ts'
import { typedText } from '../kernel/plain-text.ts'
import { ToolId } from '../tools/tool-card.ts'
import { LONGEST_POST, LONGEST_TITLE, PostId, PostKind } from './discussion-form.ts'

/** Drafts of posts that one member can have. */
export const MOST_POST_DRAFTS = 20

/** A post as it is typed: it may be empty, and somewhat too long to be published. */
export const PostDraftContent = z.object({
  kind: z._default(PostKind, 'shipped'),
  title: z._default(typedText(2 * LONGEST_TITLE), ''),
  body: z._default(typedText(2 * LONGEST_POST), ''),
  toolId: z._default(z.nullable(ToolId), null),
})
export type PostDraftContent = z.infer<typeof PostDraftContent>

/** Postgres keeps it as an integer. */
const Revision = z.int().check(z.gte(0), z.lt(2 ** 31))

const draft = { postId: PostId, revision: Revision, savedAt: IsoInstant }

export const PostDraft = z.object({ ...draft, content: PostDraftContent })
export type PostDraft = z.infer<typeof PostDraft>

/** The newest first, each with the beginning of what it says. */
export const PostDrafts = z.object({
  drafts: z.array(z.object({ ...draft, title: z.string(), beginning: z.string(), words: z.int() })),
})
export type PostDrafts = z.infer<typeof PostDrafts>

export const SavedPostDraft = z.object({ revision: Revision, savedAt: IsoInstant })
export type SavedPostDraft = z.infer<typeof SavedPostDraft>

export const PostDraftParams = z.object({ postId: PostId })
export const NewPostDraftBody = z.strictObject({ content: PostDraftContent })
export const SavePostDraftBody = z.strictObject({ revision: Revision, content: PostDraftContent })
