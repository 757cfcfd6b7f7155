import * as z from 'zod/mini'
import { count, dated, IsoInstant } from '../kernel/answer-fields.ts'
import { LogPosition } from '../kernel/ids.ts'
import { WaitsFor } from '../kernel/waits-for.ts'
import { CommentId, PostId } from './discussion-form.ts'
import { HideReason, ReportReason } from '../kernel/texts/text-form.ts'
import { Author, MentionedTool } from './post-answers.ts'

/** Notes of reports that are shown of one text. */
export const MOST_NOTES = 10

export const ModeratedText = z.object({
  /** The post itself, or the one that the comment is on. */
  postId: z.nullable(PostId),
  /** Null for a post. */
  commentId: z.nullable(CommentId),
  tool: z.nullable(MentionedTool),
  author: Author,
  title: z.nullable(z.string()),
  body: z.string(),
  writtenAt: IsoInstant,
  state: z.enum(['published', 'hidden']),
  /** Why a rule hid it; null where none did. */
  heldBecause: z.nullable(HideReason),
  /** The text as it was when it was reported or held. It is null if the text has not changed. */
  reportedAs: z.nullable(z.object({ title: z.nullable(z.string()), body: z.string() })),
  /** How many members reported it, in all and for each reason. */
  reports: count,
  reasons: z.array(z.object({ reason: ReportReason, reports: count })),
  /** What the last of them added, without their names. */
  notes: z.array(z.object({ reason: ReportReason, note: z.string() })),
  /** Of its oldest report, or of the rule's decision: the next page begins after the last one's. */
  oldestPosition: LogPosition,
  waitsFor: WaitsFor,
})
export type ModeratedText = z.infer<typeof ModeratedText>

/** For moderators: what was reported or is held by a rule, and not decided yet, in the order in which that began. */
export const ModeratedTexts = dated({ texts: z.array(ModeratedText), total: count, more: z.boolean() })
export type ModeratedTexts = z.infer<typeof ModeratedTexts>
