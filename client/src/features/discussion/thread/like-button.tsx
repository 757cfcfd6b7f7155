import { useSelector } from 'react-redux'
import type { Mark } from '../../../lib/marks/mark.ts'
import { selectUnsettled } from '../../../lib/marks/own-markings.ts'
import { useMark } from '../../../lib/marks/use-mark.ts'
import { OwnPart } from '../../../lib/page/own-part.tsx'
import { selectMemberId, type SessionState } from '../../../lib/session/session-slice.ts'
import { grouped } from '../../../ui/grouped.ts'
import { MarkButton } from '../../../ui/mark-button.tsx'
import { RollingNumber } from '../../../ui/rolling-number.tsx'
import { useMounted } from '../../../lib/page/use-mounted.ts'

interface Props {
  /** Of posts or of comments. */
  readonly mark: Mark
  readonly id: string
  /** Members can't like what they wrote. */
  readonly authorId: string
  /** As it was answered, with the reader's likes that are in the log. */
  readonly likes: number
  /** What is liked, as "Aya’s comment". */
  readonly what: string
}

export const LikeButton = (props: Props) => (
  <OwnPart>
    <Likes {...props} />
  </OwnPart>
)

/** Who reads is looked up once the page is there: until then the server draws the same for all members. */
const Likes = (props: Props) => (useMounted() ? <UnlessOwn {...props} /> : <Like {...props} />)

const UnlessOwn = (props: Props) => {
  const isOwn = useSelector((state: { readonly session: SessionState }) => selectMemberId(state) === props.authorId)
  return isOwn ? <OwnCount likes={props.likes} /> : <Like {...props} />
}

const OwnCount = ({ likes }: Pick<Props, 'likes'>) => (
  <span className="like">
    <Heart />
    <RollingNumber value={likes} />
    <span className="sr-only">{likes === 1 ? 'like' : 'likes'}</span>
  </span>
)

const Like = ({ mark, id, likes, what }: Props) => {
  const count = Math.max(0, likes + useSelector(selectUnsettled(mark, id)))
  return (
    <MarkButton
      mark={useMark(mark, id)}
      label={`Like ${what}, ${grouped(count)} ${count === 1 ? 'like' : 'likes'}`}
      invitation="Sign in to like"
      className={(isLiked) => (isLiked ? 'like like-lit' : 'like')}
    >
      {() => (
        <>
          <Heart />
          <RollingNumber value={count} />
        </>
      )}
    </MarkButton>
  )
}

const Heart = () => (
  <svg viewBox="0 0 16 16" className="icon size-4 flex-none" aria-hidden="true">
    <path d="M8 13.500S2.500 10.200 2.500 6.300A2.900 2.900 0 0 1 8 5a2.900 2.900 0 0 1 5.500 1.300c0 3.900-5.500 7.200-5.500 7.200z" />
  </svg>
)
