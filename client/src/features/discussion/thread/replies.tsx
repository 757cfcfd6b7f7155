import { type ReactNode, useState } from 'react'
import { isIn, type Node } from './comment-tree.ts'

interface Props {
  readonly node: Node
  readonly count: number
  /** A comment that the reader came for stays unfolded. */
  readonly named: string | undefined
  readonly foot: ReactNode
  readonly children: readonly ReactNode[]
}

/** The replies to a comment, along a line that folds them. */
export const Replies = ({ node, count, named, foot, children }: Props) => {
  const [isFolded, setIsFolded] = useState(false)
  const [unfoldedFor, setUnfoldedFor] = useState(named)
  if (named !== unfoldedFor) {
    setUnfoldedFor(named)
    if (named !== undefined && isIn(node, named)) setIsFolded(false)
  }
  const replies = `${count} ${count === 1 ? 'reply' : 'replies'}`
  return (
    <div className="comment-branch">
      <button
        type="button"
        className={`needs-script ${isFolded ? 'comment-unfold' : 'comment-fold'}`}
        aria-expanded={!isFolded}
        aria-label={isFolded ? undefined : `Hide ${replies}`}
        onClick={() => setIsFolded(!isFolded)}
      >
        {isFolded ? `Show ${replies}` : null}
      </button>
      {isFolded ? null : (
        <>
          <ul className="comment-replies">{children}</ul>
          {foot}
        </>
      )}
    </div>
  )
}
