import { useData } from '../../lib/resources/use-resource.ts'
import { grouped } from '../../ui/grouped.ts'
import { Link } from '../../ui/link.tsx'
import { meanInWords, reviewsInWords } from './rating-words.ts'
import { ratingOf } from './review-resources.ts'
import { starPath } from './star-path.ts'

interface Props {
  readonly toolId: string
  readonly slug: string
}

/** "4.3 · 8 reviews" beside a tool's name, leading to them. Of none, nothing is said. */
export const RatingLink = ({ toolId, slug }: Props) => {
  const { mean = null, reviews = 0 } = useData(ratingOf({ toolId })) ?? {}
  return mean === null ? null : (
    <Link to={`/tool/${slug}?tab=reviews`} className="quiet-link inline-flex items-center gap-1.5 text-[13.5px] tabular-nums">
      <svg viewBox="0 0 16 16" className="stars h-3.5" role="img" aria-label="Rated">
        <path d={starPath(1)} className="star-lit" />
      </svg>
      {`${meanInWords(mean)} · ${reviewsInWords(reviews)}`}
    </Link>
  )
}

/** The number alone, beside a name that says what is counted. */
export const ReviewNumber = ({ toolId }: Pick<Props, 'toolId'>) => {
  const { reviews = 0 } = useData(ratingOf({ toolId })) ?? {}
  return reviews === 0 ? null : <span className="text-ink-3 tabular-nums">{grouped(reviews)}</span>
}
