import { ClearReview, HideReview, ShowReview } from '@debut/events/reviews/review-commands.ts'
import type { After } from '../../lib/commands/forms-slice.ts'
import { useCommand } from '../../lib/commands/use-command.ts'
import { REASONS_TO_HIDE, REASONS_TO_SHOW } from '../../lib/reports/report-labels.ts'
import { Button } from '../../ui/button.tsx'
import type { ButtonLook } from '../../ui/button-class.ts'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'

interface Props {
  readonly reviewId: string
  /** "Aya’s review". */
  readonly name: string
  readonly changes: NonNullable<After['changes']>
  readonly look?: ButtonLook
}

/** Never without a reason: it is in the log. */
export const HideReviewDialog = ({ reviewId, name, changes, look = 'ghost' }: Props) => {
  const { send, isBusy } = useCommand(`moderate ${reviewId}`, { changes, refused: 'It was not hidden' })
  return (
    <ReasonDialog
      label="Hide"
      fullLabel={`Hide ${name}`}
      look={look}
      busy={isBusy}
      title={`Hide ${name}?`}
      text="Only its author can read it until an admin shows it again."
      act="Hide it"
      actLook="danger"
      reasons={REASONS_TO_HIDE}
      onAct={(reason) => void send(HideReview, { reviewId, reason }, { title: 'It is hidden' })}
    />
  )
}

const ShowReviewDialog = ({ reviewId, name, changes }: Props) => {
  const { send, isBusy } = useCommand(`moderate ${reviewId}`, { changes, refused: 'It stays hidden' })
  return (
    <ReasonDialog
      label="Show again"
      fullLabel={`Show again: ${name}`}
      look="quiet"
      busy={isBusy}
      title={`Show ${name} again?`}
      text="Everybody can read it again. Your reason is in the log."
      act="Show it"
      reasons={REASONS_TO_SHOW}
      onAct={(reason) => void send(ShowReview, { reviewId, reason }, { title: 'Everybody can read it again' })}
    />
  )
}

/** Hides a review or shows it again, or settles what was reported without a change. */
export const DecideReview = ({ isHidden, ...props }: Props & { readonly isHidden: boolean }) => {
  const { reviewId, name, changes } = props
  const { send, isBusy } = useCommand(`moderate ${reviewId}`, { changes, refused: 'It still waits here' })
  const label = isHidden ? 'Keep it hidden' : 'Leave it as it is'
  return (
    <div className="flex flex-wrap gap-2">
      {isHidden ? <ShowReviewDialog {...props} /> : <HideReviewDialog {...props} look="quiet" />}
      <Button
        look="quiet"
        size="s"
        busy={isBusy}
        aria-label={`${label}: ${name}`}
        onClick={() => void send(ClearReview, { reviewId }, { title: isHidden ? 'It stays hidden' : 'It stays as it is' })}
      >
        {label}
      </Button>
    </div>
  )
}
