import type { Review } from '@debut/events/reviews/review-answers.ts'
import { TimeAgo } from '../../lib/clock/time-ago.tsx'
import { Face } from '../../ui/face.tsx'
import { Link } from '../../ui/link.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { MemberName } from '../../ui/member-name.tsx'
import { UnlessSilenced } from '../../ui/unless-silenced.tsx'
import { MakerAnswer } from './maker-answer.tsx'
import { ReviewActs } from './review-acts.tsx'
import type { ReviewView } from './review-view.ts'
import { Stars } from './stars.tsx'

interface Props {
  readonly review: Review
  /** With what its reader has done since. */
  readonly helpful: number
  readonly view: ReviewView
}

export const ShownReview = (props: Props) => {
  const { author, body } = props.review
  return (
    <article aria-label={`Review by ${author.username}`} className="review">
      <UnlessSilenced what="review" by={author.memberId} says={[body]}>
        <Content {...props} />
      </UnlessSilenced>
    </article>
  )
}

const Content = ({ review, helpful, view }: Props) => {
  const { author, rating, body, at, edited, answer } = review
  return (
    <>
      <div className="flex items-center gap-2.5">
        <Face member={author} className="size-9 flex-none" />
        <div className="min-w-0 flex-1">
          <Link to={`/profile/${author.username}`} className="block w-fit max-w-full truncate text-[14.5px]/[1.35] font-[620]">
            <MemberName member={author} />
          </Link>
          <p className="text-[12.5px]/[1.4] text-ink-3">
            <TimeAgo iso={at} />
            {edited ? ' · edited' : null}
          </p>
        </div>
        <Stars rating={rating} />
      </div>
      <div className="review-text">
        <Markdown text={body} />
      </div>
      {answer === null ? null : <MakerAnswer answer={answer} review={review} view={view} />}
      <ReviewActs review={review} helpful={helpful} view={view} />
    </>
  )
}
