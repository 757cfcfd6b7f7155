import * as z from 'zod/mini'
import { count, dated } from '../kernel/answer-fields.ts'
import { PostId } from '../discussion/discussion-form.ts'
import { Day } from '../kernel/days.ts'
import { person } from '../kernel/face.ts'
import { MemberId } from '../kernel/ids.ts'
import { tagNames } from '../tools/tool-answers.ts'
import { Slug, ToolId } from '../tools/tool-card.ts'

const FoundTool = z.object({
  toolId: ToolId,
  slug: Slug,
  name: z.string(),
  tagline: z.string(),
  logo: z.string(),
  tags: z.array(z.string()),
  tagNames,
  /** The day of its newest launch that has begun. */
  boardDate: Day,
  /** What its newest closed launch has on its own day. It is null until the first is closed. */
  points: z.nullable(count),
})
export type FoundTool = z.infer<typeof FoundTool>

const FoundPerson = z.object({
  ...person,
  username: z.string(),
  /** That they make and that have been launched. */
  tools: count,
})
export type FoundPerson = z.infer<typeof FoundPerson>

/** `shownName`: where an admin has given it one. */
const FoundTag = z.object({ tag: z.string(), shownName: z.optional(z.string()), tools: count })
export type FoundTag = z.infer<typeof FoundTag>

const FoundPost = z.object({
  postId: PostId,
  /** Its first words, where it has none. */
  title: z.string(),
  /** How its text begins, as plain words. */
  summary: z.string(),
  /** Who wrote it. Null while they have no name. */
  username: z.nullable(z.string()),
  authorId: MemberId,
  publishedOn: Day,
})
export type FoundPost = z.infer<typeof FoundPost>

/** How many there are, no more than can be read, and those that were asked for. */
const some = /* @__NO_SIDE_EFFECTS__ */ <Row extends z.core.$ZodType>(row: Row) => z.object({ total: count, rows: z.array(row) })

export const Found = dated({
  tools: some(FoundTool),
  people: some(FoundPerson),
  tags: some(FoundTag),
  posts: some(FoundPost),
  /** How it fits: everything that was asked for, what is spelled nearly so, or only some of the words. */
  fit: z.enum(['all', 'near', 'some']),
  /** How the words begin that it was found by. */
  marks: z.array(z.string()),
})
export type Found = z.infer<typeof Found>

/** Before anything is asked for. */
export const Popular = dated({ tools: z.array(FoundTool), tags: z.array(FoundTag) })
export type Popular = z.infer<typeof Popular>
