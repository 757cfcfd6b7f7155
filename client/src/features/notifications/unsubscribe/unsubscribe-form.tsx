import { type EmailsAbout, readUnsubscribeToken } from '@debut/events/notifications/unsubscribe-link.ts'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { selectUnsubscribe, unsubscribeRequested } from './unsubscribe-slice.ts'

const TOPICS: Readonly<Record<EmailsAbout, string>> = {
  post_like: 'likes of your posts',
  post_comment: 'comments on your posts',
  comment_reply: 'replies to your comments',
  follow: 'new followers',
  mention: 'mentions of you',
  tool_review: 'reviews of your products',
  tool_invitation: 'invitations to be a maker',
  all: 'your notifications',
}

/** One button: a program that only follows the links of a mail unsubscribes no reader. */
export const UnsubscribeForm = ({ token }: { token: string }) => {
  const { status, problem } = useSelector(selectUnsubscribe)
  const dispatch = useDispatch()
  const link = readUnsubscribeToken(token)
  if (link === undefined)
    return (
      <Notice tone="warn" title="This unsubscribe link is incomplete">
        Open it from the email again, or change your email settings.
      </Notice>
    )
  const topic = TOPICS[link.about]
  if (status === 'done' || status === 'done-before')
    return (
      <p role="status" className="text-[15px]">
        {status === 'done'
          ? `Done. We won’t email you about ${topic} any more.`
          : `You had already unsubscribed from emails about ${topic}. There is nothing left to do.`}
      </p>
    )
  return (
    <>
      <p className="text-[15px]">Stop emails about {topic}? You’ll still see them on Debut.</p>
      {problem !== null && <Notice tone="warn">{problem}</Notice>}
      <Button className="needs-script" busy={status === 'busy'} onClick={() => dispatch(unsubscribeRequested(token))}>
        Unsubscribe
      </Button>
    </>
  )
}
