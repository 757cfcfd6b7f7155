import { CommentId } from '@debut/events/discussion/discussion-form.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import type { HttpRequest } from './command-bytes.ts'
import type { TalkWorld } from './fill-talk.ts'
import { madeUpTexts } from './made-up-texts.ts'
import { memberCommands } from './member-commands.ts'
import type { Issuer } from './member-tokens.ts'

/** One of so many is a comment, the others are likes. */
const COMMENT_EVERY = 10
const TEXTS = 31
/** Other comments for each next like of a member. */
const STEP = 13

/** Likes and comments on one post. Members like the post first, and then its comments; each likes a text once at most. */
export const talkCommands = ({ postId, commentIds, readerIds }: TalkWorld, count: number, issuer: Issuer): Promise<HttpRequest[]> => {
  const texts = madeUpTexts(TEXTS)
  const commandOf = (number: number) => {
    const memberId = readerIds[number % readerIds.length] ?? ''
    const round = Math.floor(number / readerIds.length)
    if (number % COMMENT_EVERY === 0) {
      const commentId = CommentId.parse(newUlid())
      const body = `${texts.next().tagline}. ${texts.next().tagline}.`
      return { memberId, type: 'WriteComment', payload: { commentId, postId, toolId: null, parentId: null, body } }
    }
    const commentId = commentIds[(number + round * STEP) % commentIds.length]
    return round === 0 ? { memberId, type: 'LikePost', payload: { postId } } : { memberId, type: 'LikeComment', payload: { commentId } }
  }
  return memberCommands(
    Array.from({ length: count }, (_, number) => commandOf(number)),
    issuer,
  )
}
