import type { ReactNode } from 'react'

interface Props {
  readonly face: ReactNode
  /** Who wrote it, and when. */
  readonly by: ReactNode
  readonly children: ReactNode
}

export const CommentLayout = ({ face, by, children }: Props) => (
  <>
    {face}
    <div className="min-w-0">
      <p className="comment-by">{by}</p>
      {children}
    </div>
  </>
)
