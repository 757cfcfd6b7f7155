import { type MouseEvent, useEffect, useMemo, useRef } from 'react'
import type { Query } from '../../../lib/resources/resource.ts'
import { useResource, useSought } from '../../../lib/resources/use-resource.ts'
import { Link } from '../../../ui/link.tsx'
import { likesOf } from '../likes.ts'
import { Comment } from './comment.tsx'
import type { CommentAct } from './comment-act.ts'
import { treeOf } from './comment-tree.ts'
import { rowsOfBranch } from './shown-rows.ts'
import { anchorOf } from './thread-query.ts'
import { branchOf, likeable } from './thread-resources.ts'
import type { ThreadView } from './thread-view.ts'
import type { Row } from './with-acts.ts'

interface Props {
  /** Those of the page, the first comment first. */
  readonly rows: readonly [Row, ...Row[]]
  /** Replies that are not among them. */
  readonly more: number
  readonly isWhole: boolean
  readonly showWhole: () => void
  readonly acts: readonly CommentAct[]
  readonly view: ThreadView
}

/** A comment of the first level, with what it led to. The replies that a page leaves out come with a click. */
export const Branch = ({ rows, more, isWhole, showWhole, acts, view }: Props) => {
  const [root] = rows
  const query = branchOf(root.commentId)
  const whole = useResource(query)
  const data = isWhole && whole.status === 'ready' ? whole.data : undefined
  const shown = useMemo(() => (data === undefined ? rows : rowsOfBranch(root, data, acts)), [rows, root, data, acts])
  const tree = treeOf(shown)
  const last = rows.at(-1)?.commentId
  const asked = useRef(false)
  useEffect(() => {
    if (data === undefined || !asked.current) return
    asked.current = false
    // The link that had the focus is gone: reading goes on where the page ended.
    const next = shown[shown.findIndex(({ commentId }) => commentId === last) + 1]
    if (next !== undefined) document.getElementById(anchorOf(next.commentId))?.focus({ preventScroll: true })
  }, [data, shown, last])
  if (tree === undefined) return null
  const open = (event: MouseEvent) => {
    event.preventDefault()
    asked.current = true
    showWhole()
    if (whole.status === 'unreachable') whole.refetch()
  }
  const isLoading = isWhole && whole.status === 'loading'
  const foot =
    more === 0 || data !== undefined ? null : (
      <p className="comment-more">
        <Link to={view.addressOfBranch(root.commentId)} className="way-link" aria-busy={isLoading} onClick={open}>
          {`Show ${more} more ${more === 1 ? 'reply' : 'replies'}`}
        </Link>
        {isWhole && whole.status === 'unreachable' ? <span role="alert">We can’t reach them right now. Try again.</span> : null}
      </p>
    )
  return (
    <>
      <Comment node={tree} view={isWhole ? { ...view, changes: [...view.changes, query] } : view} foot={foot} />
      {isWhole && more > 0 ? <Fetch query={query} /> : null}
      {data === undefined ? null : likesOf({ comments: likeable(data.comments) }).map((query) => <Fetch key={query.key} query={query} />)}
    </>
  )
}

/** Fetches something, and keeps it up to date, for as long as it is drawn. */
const Fetch = <Data,>({ query }: { readonly query: Query<Data> }) => {
  useSought(query)
  return null
}
