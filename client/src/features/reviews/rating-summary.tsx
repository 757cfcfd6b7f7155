import { ASSUMED, isMeanMoved } from '@debut/events/reviews/mean-rating.ts'
import type { RatingOfTool } from '@debut/events/reviews/review-answers.ts'
import { barsOf, meanInWords, reviewsInWords } from './rating-words.ts'
import { Stars } from './stars.tsx'

/** What all reviews come to: the mean, and how many gave how many stars. */
export const RatingSummary = ({ mean, counts, reviews }: Pick<RatingOfTool, 'mean' | 'counts' | 'reviews'>) =>
  mean === null ? null : (
    <div className="rating-summary">
      <div>
        <p className="rating-mean">{meanInWords(mean)}</p>
        <Stars rating={mean} />
        <p className="mt-1.25 text-[13px] text-ink-3 tabular-nums">{reviewsInWords(reviews)}</p>
      </div>
      <ul aria-label="How many gave how many stars" className="rating-bars">
        {barsOf(counts).map((bar) => (
          <li key={bar.rating}>
            <span className="sr-only">{`${bar.rating} ${bar.rating === 1 ? 'star' : 'stars'}: ${reviewsInWords(bar.reviews)}`}</span>
            <span aria-hidden="true">{bar.rating}</span>
            <svg aria-hidden="true" className="rating-bar">
              <rect width="100%" height="100%" rx="4" className="rating-bar-all" />
              {bar.reviews === 0 ? null : <rect width={`${bar.share}%`} height="100%" rx="4" className="rating-bar-lit" />}
            </svg>
            <span aria-hidden="true" className="text-end">
              {bar.reviews}
            </span>
          </li>
        ))}
      </ul>
      {isMeanMoved(counts) ? (
        <p className="col-span-2 text-[13px] text-ink-3">
          To keep a few reviews from deciding it, the average includes {ASSUMED.reviews} assumed reviews of {ASSUMED.rating} stars.
        </p>
      ) : null}
    </div>
  )
