import * as z from 'zod/mini'
import { dated, IsoInstant } from '../kernel/answer-fields.ts'
import { ToolId } from '../tools/tool-card.ts'
import { CommentId, PostId, PostKind } from './discussion-form.ts'
import { Hidden } from '../kernel/texts/text-form.ts'
import { Appealable } from '../moderation/appeal-answers.ts'

/** The post, or the post or tool that comments stand under. */
export const HiddenTextsQuery = z.object({ postId: z.optional(PostId), toolId: z.optional(ToolId) })
export type HiddenTextsQuery = z.infer<typeof HiddenTextsQuery>

const hidden = {
  body: z.string(),
  at: IsoInstant,
  ...Hidden.shape,
  /** The act that hid it; null for the moment until the public log has it. */
  hiding: z.nullable(Appealable),
}

/** What its reader wrote there and no other member can read: the post, and their newest comments. */
export const HiddenTexts = dated({
  post: z.nullable(z.object({ ...hidden, kind: PostKind, title: z.nullable(z.string()) })),
  comments: z.array(z.object({ ...hidden, commentId: CommentId })),
})
export type HiddenTexts = z.infer<typeof HiddenTexts>
