import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { OwnPart } from '../../../lib/page/own-part.tsx'
import { selectIsMember, selectMemberId, type SessionState, signInWanted } from '../../../lib/session/session-slice.ts'
import { Link } from '../../../ui/link.tsx'
import { COMMENT_LIKES } from '../likes.ts'
import { HideButton } from '../report/hide-button.tsx'
import { ReportButton } from '../report/report-button.tsx'
import { InLine } from '../../../ui/in-line.tsx'
import { LikeButton } from './like-button.tsx'
import { OwnCommentActs } from './late-acts.ts'
import { returnFocus } from './return-focus.ts'
import type { ThreadView } from './thread-view.ts'
import { useMounted } from '../../../lib/page/use-mounted.ts'
import { VersionsButton } from '../versions/versions-button.tsx'
import type { ShownRow } from './with-acts.ts'
import { hasKeptText } from './write/has-kept-text.ts'
import { expectWriteForm, WriteForm } from './write/late-forms.ts'
import { editPlace, replyPlace } from './write/places.ts'
import { replyTo } from './write/reply-to.ts'

interface Props {
  readonly row: ShownRow
  readonly view: ThreadView
  readonly edit: () => void
}

/** What a reader can do about a comment. */
export const CommentActs = (props: Props) => (
  <OwnPart>
    <Acts {...props} />
  </OwnPart>
)

/** On the server these depend on no more than whether a member reads, so that few ways of drawing them serve all. */
const Acts = ({ row, view, edit }: Props) => {
  const { commentId, author, likes } = row
  const what = `${author.username}’s comment`
  const [isReplying, setIsReplying] = useState(false)
  const { begins, parentId } = replyTo(row)
  const close = () => {
    setIsReplying(false)
    returnFocus(commentId)
  }
  return (
    <div>
      <div className="comment-acts">
        <LikeButton mark={COMMENT_LIKES} id={commentId} authorId={author.memberId} likes={likes} what={what} />
        {view.mayWrite ? <Reply to={author.username} reply={() => setIsReplying(true)} /> : null}
        {useMounted() ? <More row={row} view={view} what={what} edit={edit} reply={() => setIsReplying(true)} /> : null}
      </div>
      {isReplying ? (
        <WriteForm
          {...view}
          parentId={parentId}
          place={replyPlace(commentId)}
          begins={begins}
          label={`Reply to ${author.username}`}
          act="Reply"
          close={close}
        />
      ) : null}
    </div>
  )
}

const Reply = ({ to, reply }: { readonly to: string; readonly reply: () => void }) => {
  const isMember = useSelector((state: { readonly session: SessionState }) => selectIsMember(state))
  const dispatch = useDispatch()
  const label = `Reply to ${to}`
  if (!isMember)
    return (
      <Link to="/login" className="text-act" aria-label={`${label}. Sign in to write`} onClick={() => dispatch(signInWanted())}>
        Reply
      </Link>
    )
  return (
    <button
      type="button"
      className="text-act needs-script"
      aria-label={label}
      onPointerEnter={expectWriteForm}
      onFocus={expectWriteForm}
      onClick={reply}
    >
      Reply
    </button>
  )
}

interface MoreProps extends Props {
  readonly what: string
  readonly reply: () => void
}

/** What depends on whose comment it is. A text that was begun waits in its field. */
const More = ({ row: { commentId, author, edited }, view, what, edit, reply }: MoreProps) => {
  const memberId = useSelector((state: { readonly session: SessionState }) => selectMemberId(state))
  const isOwn = memberId === author.memberId
  useEffect(() => {
    if (hasKeptText(memberId, replyPlace(commentId))) reply()
    if (isOwn && hasKeptText(memberId, editPlace(commentId))) edit()
    // oxlint-disable-next-line react/exhaustive-deps -- looked at once for each reader, whatever is drawn meanwhile
  }, [memberId, commentId])
  return (
    <>
      {isOwn ? (
        <OwnCommentActs commentId={commentId} changes={view.changes} edit={edit} />
      ) : (
        <ReportButton what={{ commentId }} authorId={author.memberId} name={what} />
      )}
      {edited ? <VersionsButton what={{ commentId }} authorId={author.memberId} name={what} /> : null}
      <InLine>
        <HideButton what={{ commentId }} name={what} after={{ changes: view.changes }} />
      </InLine>
      {view.More === undefined ? null : <view.More author={author} name={what} />}
    </>
  )
}
