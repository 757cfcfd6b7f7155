import { wordsPattern } from '@debut/events/boundaries/words-pattern.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { mutedWordsOf } from '../boundaries/muted-words-of.ts'
import type { Parts } from '../kernel/query.ts'

/** A character of a word, in the regular expressions of Postgres. */
const WORD_CHARACTER = '[[:alnum:]_]'

const NO_WORDS = { isWithout: 'true', given: {} }

/**
 * SQL that is true of a row of `notification` whose text has none of its reader's muted words; its bindings are these and the schemas. The words are looked for
 * when it is read: in the log they are sealed, and a rebuild of the notifications could not read those of texts whose author is erased.
 */
export const withoutMutedWords = async (memberId: MemberId, parts: Pick<Parts, 'database' | 'checkpoints'>) => {
  const words = await mutedWordsOf(memberId, parts)
  if (words.length === 0) return NO_WORDS
  const pattern = wordsPattern(
    words.map(({ word }) => word),
    WORD_CHARACTER,
  )
  return {
    isWithout: `not exists (
      select from :discussion:.comments comment
      where comment.comment_id = notification.payload ->> 'comment_id' and comment.body ~* :pattern
      union all
      select from :discussion:.posts post
      where notification.type = 'mention' and notification.payload ->> 'comment_id' is null
        and post.post_id = notification.payload ->> 'post_id' and (post.title ~* :pattern or post.body ~* :pattern)
      union all
      select from :reviews:.reviews review
      where notification.type = 'tool_review' and review.tool_id = notification.payload ->> 'tool_id'
        and review.member_id = notification.actor_id and review.body ~* :pattern
    )`,
    given: { pattern },
  }
}
