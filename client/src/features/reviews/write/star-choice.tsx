import { type Rating, ratings } from '@debut/events/reviews/review-form.ts'
import { useId } from 'react'
import { starPath } from '../star-path.ts'

interface Props {
  readonly rating: Rating | null
  /** What is wrong, and what to do. */
  readonly error: string | undefined
  readonly onChoose: (rating: Rating) => void
}

/** Five stars to choose from: a group of radio buttons, so that arrows, space and touch work as in any other. */
export const StarChoice = ({ rating, error, onChoose }: Props) => {
  const id = useId()
  return (
    <fieldset className="star-choice" {...(error === undefined ? {} : { 'aria-describedby': `${id}-error` })}>
      <legend className="sr-only">Your rating</legend>
      <div className="star-choice-row">
        {ratings.map((each) => (
          <label key={each} className="star-option" data-lit={rating !== null && each <= rating}>
            <input type="radio" name={id} value={each} checked={each === rating} onChange={() => onChoose(each)} />
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={starPath(1)} />
            </svg>
            <span className="sr-only">{`${each} ${each === 1 ? 'star' : 'stars'}`}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-error`} role="alert" className="text-[13px]/[1.45] text-bad empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}
