import { useState } from 'react'
import { useSelector } from 'react-redux'
import { TimeAgo } from '../../../lib/clock/time-ago.tsx'
import { selectProfile, type SessionState } from '../../../lib/session/session-slice.ts'
import { Markdown } from '../../../ui/markdown.tsx'
import { MemberName } from '../../../ui/member-name.tsx'
import { OwnFace } from '../../../ui/own-face.tsx'
import { CommentLayout } from './comment-layout.tsx'
import { OwnCommentActs } from './late-acts.ts'
import { Sending } from './sending.tsx'
import { returnFocus } from './return-focus.ts'
import type { ThreadView } from './thread-view.ts'
import type { OwnRow } from './with-acts.ts'
import { EditForm } from './write/late-forms.ts'

interface Props {
  readonly row: OwnRow
  readonly view: ThreadView
}

/** What the reader wrote from this browser, until an answer holds it. It is never drawn on the server. */
export const OwnComment = ({ row: { commentId, body, at, isSending }, view }: Props) => {
  const profile = useSelector((state: { readonly session: SessionState }) => selectProfile(state))
  const [isEditing, setIsEditing] = useState(false)
  const close = () => {
    setIsEditing(false)
    returnFocus(commentId)
  }
  const text = (
    <div className="comment-text" data-sending={isSending || undefined}>
      <Markdown text={body} />
    </div>
  )
  return (
    <CommentLayout
      face={<OwnFace className="comment-face" />}
      by={
        <>
          <span className="max-w-full min-w-0 font-[620] text-ink">
            {profile?.username ? <MemberName member={{ name: profile.name, username: profile.username }} /> : 'You'}
          </span>
          {isSending ? <Sending isOffline={view.isOffline} /> : <TimeAgo iso={at} />}
        </>
      }
    >
      {isEditing ? (
        <EditForm commentId={commentId} body={body} changes={view.changes} close={close}>
          {text}
        </EditForm>
      ) : (
        text
      )}
      <div className="comment-acts">
        {isSending ? null : <OwnCommentActs commentId={commentId} changes={view.changes} edit={() => setIsEditing(true)} />}
      </div>
    </CommentLayout>
  )
}
