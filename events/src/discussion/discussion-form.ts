import * as z from 'zod/mini'
import { markdown, plainText, seen } from '../kernel/plain-text.ts'

export const PostId = z.ulid().check(z.toUpperCase()).brand<'PostId'>()
export type PostId = z.infer<typeof PostId>

export const CommentId = z.ulid().check(z.toUpperCase()).brand<'CommentId'>()
export type CommentId = z.infer<typeof CommentId>

export const postKinds = ['shipped', 'learning', 'question', 'milestone', 'todo'] as const
export const PostKind = z.enum(postKinds)
export type PostKind = z.infer<typeof PostKind>

export const LONGEST_TITLE = 160
export const LONGEST_POST = 10_000
export const LONGEST_COMMENT = 5_000
/** People whom one text may call by their names. */
export const MOST_MENTIONS = 10
/** Replies to what stands there are replies to the comment above it. */
export const DEEPEST = 3

export const PostTitle = /* @__PURE__ */ z.nullable(plainText(1, LONGEST_TITLE).check(seen()))
export const PostBody = /* @__PURE__ */ markdown(1, LONGEST_POST)
export const CommentBody = /* @__PURE__ */ markdown(1, LONGEST_COMMENT)
