import { HideReview } from '@debut/events/reviews/review-commands.ts'
import type { After } from '../../lib/commands/forms-slice.ts'
import { useCommand } from '../../lib/commands/use-command.ts'
import { REASONS_TO_HIDE } from '../../lib/reports/report-labels.ts'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'

interface Props {
  readonly reviewId: string
  /** "Aya’s review". */
  readonly name: string
  readonly changes: NonNullable<After['changes']>
}

/** Never without a reason: it is in the log. */
export const HideReviewDialog = ({ reviewId, name, changes }: Props) => {
  const { send, isBusy } = useCommand(`moderate ${reviewId}`, { changes, refused: 'It was not hidden' })
  return (
    <ReasonDialog
      label="Hide"
      fullLabel={`Hide ${name}`}
      look="ghost"
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
