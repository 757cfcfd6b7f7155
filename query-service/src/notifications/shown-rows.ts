import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Parts } from '../kernel/query.ts'
import { withoutMutedWords } from './muted-words.ts'

/** What is read to tell which notifications are shown, beside these. */
export const SHOWN_BY = ['boundaries', 'discussion', 'reviews', 'tools'] as const

/** SQL that is true of a row of `notification` unless what it leads to was deleted or hidden since. A text that is not to be found yet may be late. */
const IS_THERE = `
  not exists (
    select from :discussion:.comments comment
    where comment.comment_id = notification.payload ->> 'comment_id' and (comment.state <> 'published' or not case
      when comment.thread like 'post:%'
      then exists (select from :discussion:.posts post where post.post_id = substr(comment.thread, 6) and post.state = 'published')
      else exists (select from :tools:.tools tool where tool.tool_id = substr(comment.thread, 6) and tool.state = 'listed') end)
    union all
    select from :discussion:.posts post
    where post.post_id = notification.payload ->> 'post_id' and post.state <> 'published'
    union all
    select from :reviews:.reviews review
    where notification.type = 'tool_review' and review.tool_id = notification.payload ->> 'tool_id'
      and review.member_id = notification.actor_id and review.counted is null
    union all
    -- Answered or taken back since, or to a product that is out of sight. What was not folded yet may be late.
    select from :tools:.tools tool
    where notification.type = 'tool_invitation' and tool.tool_id = notification.payload ->> 'tool_id'
      and (tool.state <> 'listed' or (
        notification.payload ->> 'answer' is null and tool.position >= notification.position
        and not tool.makers @> array[notification.recipient_id]
        and not tool.invited @> jsonb_build_array(jsonb_build_object('memberId', notification.recipient_id::text))
        and not exists (
          select from :tools:.email_invitations invited where invited.member_id = notification.recipient_id and invited.tool_id = tool.tool_id
        )
      ))
  )
  and (notification.type in ('post_like', 'follow') or not exists (
    select from :notifications:.erased where erased.member_id = notification.actor_id
  ))`

/** SQL that is true of the rows of `notification` that their reader is shown now, with its bindings. */
export const shownRows = async (memberId: MemberId, parts: Pick<Parts, 'database' | 'checkpoints'>) => {
  const { isWithout, given } = await withoutMutedWords(memberId, parts)
  const schemas = Object.fromEntries(['notifications', ...SHOWN_BY].map((name) => [name, parts.checkpoints.of(name).schema]))
  return { isShown: `${IS_THERE} and ${isWithout}`, given: { ...schemas, ...given } }
}
