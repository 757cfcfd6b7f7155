import { useSelector } from 'react-redux'
import { selectUnsettled } from '../../lib/marks/own-markings.ts'
import { useMark } from '../../lib/marks/use-mark.ts'
import { grouped } from '../../ui/grouped.ts'
import { ThumbIcon } from '../../ui/icons.tsx'
import { MarkButton } from '../../ui/mark-button.tsx'
import { RollingNumber } from '../../ui/rolling-number.tsx'
import { HELPFUL } from './helpful.ts'

interface Props {
  readonly reviewId: string
  /** As it was answered, with the reader's marks that are in the log. */
  readonly helpful: number
  /** "Aya’s review". */
  readonly what: string
}

export const HelpfulButton = ({ reviewId, helpful, what }: Props) => {
  const count = Math.max(0, helpful + useSelector(selectUnsettled(HELPFUL, reviewId)))
  return (
    <MarkButton
      mark={useMark(HELPFUL, reviewId)}
      label={count === 0 ? `Helpful: ${what}` : `Helpful ${grouped(count)}: ${what}`}
      invitation="Sign in to mark it"
      className={(isMarked) => (isMarked ? 'like like-lit' : 'like')}
    >
      {() => (
        <>
          <ThumbIcon />
          {'Helpful '}
          {count === 0 ? null : <RollingNumber value={count} />}
        </>
      )}
    </MarkButton>
  )
}
