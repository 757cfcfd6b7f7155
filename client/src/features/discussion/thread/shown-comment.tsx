import { useState } from 'react'
import { TimeAgo } from '../../../lib/clock/time-ago.tsx'
import { Link } from '../../../ui/link.tsx'
import { Markdown } from '../../../ui/markdown.tsx'
import { MemberName } from '../../../ui/member-name.tsx'
import { CommentActs } from './comment-acts.tsx'
import { CommentLayout } from './comment-layout.tsx'
import { Face } from '../../../ui/face.tsx'
import { returnFocus } from './return-focus.ts'
import type { ThreadView } from './thread-view.ts'
import { Sending } from './sending.tsx'
import type { ShownRow } from './with-acts.ts'
import { EditForm } from './write/late-forms.ts'

interface Props {
  readonly row: ShownRow
  readonly view: ThreadView
}

export const ShownComment = ({ row, view }: Props) => {
  const { commentId, author, body, at, edited, byMaker, isSending = false } = row
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
      face={<Face member={author} className="comment-face" />}
      by={
        <>
          <Link to={`/profile/${author.username}`} className="quiet-link max-w-full min-w-0 font-[620] text-ink">
            <MemberName member={author} />
          </Link>
          {byMaker ? <span className="text-[12px] text-lime-ink">maker</span> : null}
          <Link to={view.addressOf(commentId)} className="quiet-link">
            <TimeAgo iso={at} />
          </Link>
          {edited ? <span>edited</span> : null}
          {isSending ? <Sending isOffline={view.isOffline} /> : null}
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
      <CommentActs row={row} view={view} edit={() => setIsEditing(true)} />
    </CommentLayout>
  )
}
