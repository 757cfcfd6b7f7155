import type { ReactNode } from 'react'
import { OwnPart } from '../../../lib/page/own-part.tsx'
import { useData } from '../../../lib/resources/use-resource.ts'
import { Markdown } from '../../../ui/markdown.tsx'
import { HiddenNote } from '../../../ui/moderation/hidden-note.tsx'
import { hiddenTexts } from './hidden-texts.ts'

interface Props {
  readonly on: { readonly postId: string } | { readonly toolId: string }
  /** Draws the buttons that their author has for each of them. */
  readonly acts: (commentId: string) => ReactNode
}

/** Above a thread, its reader’s own comments that others can’t read. */
export const HiddenComments = (props: Props) => (
  <OwnPart>
    <Comments {...props} />
  </OwnPart>
)

const Comments = ({ on, acts }: Props) => {
  const { comments = [] } = useData(hiddenTexts(on)) ?? {}
  if (comments.length === 0) return null
  return (
    <ul aria-label="Your comments that others can’t read" className="my-4 grid gap-4">
      {comments.map((comment) => (
        <li key={comment.commentId} className="grid gap-2">
          <HiddenNote what="comment" text={comment} hiding={comment.hiding} changes={[hiddenTexts(on)]} />
          <div className="comment-text">
            <Markdown text={comment.body} />
          </div>
          <p className="comment-acts">{acts(comment.commentId)}</p>
        </li>
      ))}
    </ul>
  )
}
