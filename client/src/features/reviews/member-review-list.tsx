import type { MemberReviews } from '@debut/events/reviews/review-answers.ts'
import { TimeAgo } from '../../lib/clock/time-ago.tsx'
import { useResource } from '../../lib/resources/use-resource.ts'
import { Contained } from '../../ui/contained.tsx'
import { Link } from '../../ui/link.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import type { UnlessHidden } from '../../ui/moderation/of-own-texts.ts'
import { ShowMore } from '../../ui/show-more.tsx'
import { StageMessage } from '../../ui/stage-message.tsx'
import { UnlessSilenced } from '../../ui/unless-silenced.tsx'
import { ToolLogo } from '../../ui/tool-logo.tsx'
import { Unreachable } from '../../ui/unreachable.tsx'
import { reviewsBy } from './member-reviews.ts'
import { ReviewsSkeleton } from './reviews-skeleton.tsx'
import { Stars } from './stars.tsx'

type MemberReview = Extract<MemberReviews, { readonly reviews: unknown }>['reviews'][number]

interface Props {
  readonly member: { readonly memberId: string; readonly username: string }
  readonly Unless: UnlessHidden
}

/** What one member says of the products that they tried. */
export const MemberReviewList = ({ member: { memberId, username }, Unless }: Props) => {
  const view = useResource(reviewsBy(username))
  if (view.status === 'loading') return <ReviewsSkeleton />
  if (view.status !== 'ready') return <Unreachable what="the reviews" onRetry={view.refetch} />
  const { reviews, more } = view.data
  if (reviews.length === 0)
    return (
      <Unless memberId={memberId} what="review">
        <StageMessage title="No reviews yet" lit={false}>
          <p>{`${username} hasn’t reviewed a product yet.`}</p>
        </StageMessage>
      </Unless>
    )
  return (
    <section aria-label="Reviews" className="max-w-190">
      {reviews.map((review) => (
        <Contained key={review.reviewId} part="review of a member">
          <Review review={review} />
        </Contained>
      ))}
      {more ? <ShowMore view={view} /> : null}
    </section>
  )
}

const Review = ({ review: { rating, body, at, edited, helpful, tool } }: { readonly review: MemberReview }) => (
  <article aria-label={`Review of ${tool.name}`} className="border-b border-line-2 py-5 first:pt-0">
    <div className="flex items-center gap-3">
      <ToolLogo src={tool.logo} size={44} className="flex-none bg-sunken" />
      <div className="min-w-0 flex-1">
        <h2 className="font-text text-[15.5px]/[1.3] font-[650]">
          <Link to={`/tool/${tool.slug}?tab=reviews`} className="quiet-link max-w-full">
            <span className="truncate">{tool.name}</span>
          </Link>
        </h2>
        <p className="truncate text-[13px] text-ink-2">{tool.tagline}</p>
      </div>
      <Stars rating={rating} />
    </div>
    <div className="mt-3">
      <UnlessSilenced what="review" by={null} says={[body]}>
        <Markdown text={body} />
      </UnlessSilenced>
    </div>
    <p className="mt-2 text-[12.5px] text-ink-3">
      <TimeAgo iso={at} />
      {edited ? ' · edited' : null}
      {helpful === 0 ? null : ` · helpful to ${helpful}`}
    </p>
  </article>
)
