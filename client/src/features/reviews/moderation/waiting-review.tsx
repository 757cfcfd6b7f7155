import type { ModeratedReviews } from '@debut/events/reviews/review-answers.ts'
import { TimeAgo } from '../../../lib/clock/time-ago.tsx'
import { WHY_REPORTED } from '../../../lib/reports/report-labels.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Face } from '../../../ui/face.tsx'
import { late } from '../../../ui/late.tsx'
import { Link } from '../../../ui/link.tsx'
import { Markdown } from '../../../ui/markdown.tsx'
import { Stars } from '../stars.tsx'
import { moderatedReviews } from './moderated-reviews.ts'

const DecideReview = late(async () => (await import('../decide-review.tsx')).DecideReview)

/** A review that a moderator has yet to decide about, with what was reported of it. */
export const WaitingReview = ({ review }: { readonly review: ModeratedReviews['reviews'][number] }) => {
  const { reviewId, tool, author, rating, body, at, hiddenFor, reports } = review
  const name = `${author.username}’s review`
  return (
    <li className="grid gap-3 border-b border-line-2 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Face member={author} className="size-8 flex-none" />
        <p className="flex min-w-40 flex-1 flex-wrap items-baseline gap-x-2 text-[13px] text-ink-2">
          <Link to={`/profile/${author.username}`} className="text-[14.5px] font-[620] text-ink">
            {author.username}
          </Link>
          <Link to={`/tool/${tool.slug}?tab=reviews`} className="underline">
            {`Review of ${tool.name}`}
          </Link>
          <TimeAgo iso={at} />
        </p>
        {hiddenFor === null ? null : <Badge tone="bad">Hidden</Badge>}
        <Stars rating={rating} />
      </div>
      <div className="max-w-[70ch] min-w-0">
        <Markdown text={body} />
      </div>
      {reports.length === 0 ? null : (
        <ul aria-label={`What was said of ${name}`} className="grid gap-1 border-l-2 border-line pl-3 text-[13.5px] text-ink-2">
          {reports.map(({ reason, note }, index) => (
            <li key={index} className="wrap-anywhere">
              {note === null ? WHY_REPORTED[reason] : `${WHY_REPORTED[reason]}: ${note}`}
            </li>
          ))}
        </ul>
      )}
      <DecideReview reviewId={reviewId} name={name} isHidden={hiddenFor !== null} changes={[moderatedReviews()]} />
    </li>
  )
}
