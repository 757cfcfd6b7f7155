import { type ReactNode, useEffect, useRef } from 'react'
import { HideButton } from '../report/hide-button.tsx'
import { type Node, sizeOf } from './comment-tree.ts'
import { InLine } from '../../../ui/in-line.tsx'
import { UnlessSilenced } from '../../../ui/unless-silenced.tsx'
import { OwnComment } from './own-comment.tsx'
import { Replies } from './replies.tsx'
import { ShownComment } from './shown-comment.tsx'
import { anchorOf } from './thread-query.ts'
import type { ThreadView } from './thread-view.ts'
import type { Row } from './with-acts.ts'

interface Props {
  readonly node: Node
  readonly view: ThreadView
  /** Stands behind the replies. */
  readonly foot?: ReactNode
}

/** A comment, and under it the replies to it. */
export const Comment = ({ node, view, foot = null }: Props) => {
  const { row, replies } = node
  const article = useRef<HTMLElement>(null)
  const isNamed = view.named === row.commentId
  const isSent = view.sent === row.commentId
  const { onShown } = view
  useEffect(() => {
    if (isNamed || isSent) article.current?.scrollIntoView({ block: 'nearest' })
    if (!isSent) return
    // The field that had the focus is gone.
    article.current?.focus({ preventScroll: true })
    onShown()
  }, [isNamed, isSent, onShown])
  return (
    <li className="comment" data-depth={row.depth}>
      <article
        ref={article}
        id={anchorOf(row.commentId)}
        tabIndex={-1}
        aria-label={labelOf(row)}
        className="comment-row"
        data-named={isNamed || undefined}
      >
        <Body row={row} view={view} />
      </article>
      {replies.length === 0 && foot === null ? null : (
        <Replies node={node} count={sizeOf(node)} named={view.named} foot={foot}>
          {replies.map((reply) => (
            <Comment key={reply.row.commentId} node={reply} view={view} />
          ))}
        </Replies>
      )}
    </li>
  )
}

const labelOf = (row: Row): string => {
  if (row.state === 'own') return 'Your comment'
  return row.state === 'shown' ? `Comment by ${row.author.username}` : 'Removed comment'
}

/** Replies to one that is folded stay where they are, so that they can be followed. */
const Body = ({ row, view }: { readonly row: Row; readonly view: ThreadView }) => {
  if (row.state === 'shown')
    return (
      <UnlessSilenced what="comment" by={row.author.memberId} says={[row.body]}>
        <ShownComment row={row} view={view} />
      </UnlessSilenced>
    )
  if (row.state === 'own') return <OwnComment row={row} view={view} />
  return (
    <p className="comment-gone">
      <em>{row.state === 'deleted' ? 'This comment was deleted.' : 'A moderator hid this comment.'}</em>
      {row.state === 'hidden' ? (
        <InLine>
          <HideButton what={{ commentId: row.commentId }} name="this comment" isHidden after={{ changes: view.changes }} />
        </InLine>
      ) : null}
    </p>
  )
}
