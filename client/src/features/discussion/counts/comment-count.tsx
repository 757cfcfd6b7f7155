import { createContext, type ReactNode, useContext } from 'react'
import { grouped } from '../../../ui/grouped.ts'
import { CommentIcon } from '../../../ui/icons.tsx'
import { Link } from '../../../ui/link.tsx'
import { useCommentCounts } from './use-comment-counts.ts'

const Counts = createContext<ReadonlyMap<string, number>>(new Map())

interface CountedProps {
  readonly toolIds: readonly string[]
  readonly children: ReactNode
}

/** Around a list of tools: a row is drawn anew for its own count alone. */
export const WithCommentCounts = ({ toolIds, children }: CountedProps) => <Counts value={useCommentCounts(toolIds)}>{children}</Counts>

interface Props {
  readonly toolId: string
  readonly slug: string
}

const inWords = (comments: number) => `${grouped(comments)} ${comments === 1 ? 'comment' : 'comments'}`

/** How many comments a tool of the list has, leading to them. Of none, nothing is said. */
export const CommentCount = ({ toolId, slug }: Props) => {
  const comments = useContext(Counts).get(toolId)
  return comments === undefined ? null : (
    <Link
      to={`/tool/${slug}?tab=comments`}
      className="meta-link inline-flex items-center gap-1 tabular-nums"
      aria-label={inWords(comments)}
    >
      <CommentIcon className="size-3.25" />
      {grouped(comments)}
    </Link>
  )
}

/** The same in words, for those who make it. */
export const CommentCountInWords = ({ toolId, slug }: Props) => {
  const comments = useContext(Counts).get(toolId)
  return comments === undefined ? null : (
    <Link to={`/tool/${slug}?tab=comments`} className="quiet-link text-[13.5px] tabular-nums">
      {inWords(comments)}
    </Link>
  )
}

/** Of one tool, beside a name that says what is counted. */
export const CommentNumber = ({ toolId }: Pick<Props, 'toolId'>) => {
  const comments = useCommentCounts([toolId]).get(toolId)
  return comments === undefined ? null : <span className="text-ink-3 tabular-nums">{grouped(comments)}</span>
}
