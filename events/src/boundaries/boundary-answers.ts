import * as z from 'zod/mini'
import { PostId } from '../discussion/discussion-form.ts'
import { dated } from '../kernel/answer-fields.ts'
import { person } from '../kernel/face.ts'
import { MemberId } from '../kernel/ids.ts'
import { Slug, ToolId } from '../tools/tool-card.ts'
import { WordId } from './muted-word.ts'

const Word = z.object({ wordId: WordId, word: z.string() })

/** All of the reader's boundaries, by ids: pages leave out or fold what these name. */
export const OwnBoundaries = dated({
  blocked: z.array(MemberId),
  muted: z.array(MemberId),
  threads: z.array(PostId),
  tools: z.array(ToolId),
  words: z.array(Word),
})
export type OwnBoundaries = z.infer<typeof OwnBoundaries>

const Person = z.object({ ...person, username: z.string() })

/** The same with names, the newest first. What can't be seen any more has none, and can still be taken from the list. */
export const ListedBoundaries = dated({
  blocked: z.array(Person),
  muted: z.array(Person),
  threads: z.array(z.object({ postId: PostId, name: z.nullable(z.string()) })),
  tools: z.array(z.object({ toolId: ToolId, tool: z.nullable(z.object({ slug: Slug, name: z.string(), logo: z.string() })) })),
  words: z.array(Word),
})
export type ListedBoundaries = z.infer<typeof ListedBoundaries>

export const BlockByParams = z.object({ memberId: MemberId })

/** Says whether a member blocks the reader, who can then neither follow them nor reply to them. */
export const BlockBy = dated({ memberId: MemberId, isBlocked: z.boolean() })
export type BlockBy = z.infer<typeof BlockBy>
