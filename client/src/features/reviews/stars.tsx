import { STEP, starPath } from './star-path.ts'

const MOST = 5

interface Props {
  /** From 0 to 5; a part of a star is drawn too. */
  readonly rating: number
  readonly className?: string
}

/** A rating as stars, read out as "4.5 of 5 stars". */
export const Stars = ({ rating, className = 'h-3.75' }: Props) => {
  const whole = Math.floor(rating)
  const rest = rating - whole
  return (
    <svg viewBox={`0 0 ${MOST * STEP - 1} 16`} role="img" aria-label={`${rating} of ${MOST} stars`} className={`stars ${className}`}>
      <path d={starPath(MOST - whole, whole)} className="star-dim" />
      <path d={starPath(whole)} className="star-lit" />
      {rest === 0 ? null : (
        // An inner drawing is cut off at its width.
        <svg x={STEP * whole} y="0" width={1 + rest * (STEP - 3)} height="16">
          <path d={starPath(1)} className="star-lit" />
        </svg>
      )}
    </svg>
  )
}
