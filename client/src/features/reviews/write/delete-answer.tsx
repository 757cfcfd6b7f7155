import { DeleteReviewAnswer } from '@debut/events/reviews/review-commands.ts'
import type { After } from '../../../lib/commands/forms-slice.ts'
import { useCommand } from '../../../lib/commands/use-command.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { InLine } from '../../../ui/in-line.tsx'
import { focusOn, REVIEWS_HEADING } from '../reviews-heading.ts'

interface Props {
  readonly reviewId: string
  readonly reviewer: string
  readonly changes: NonNullable<After['changes']>
}

export const DeleteAnswerButton = ({ reviewId, reviewer, changes }: Props) => {
  const { send, isBusy } = useCommand(`delete answer ${reviewId}`, { changes, refused: 'Your answer was not deleted' })
  const remove = () => {
    send(DeleteReviewAnswer, { reviewId }, { title: 'Your answer is deleted' })
    // The button that had the focus goes with the answer.
    requestAnimationFrame(() => focusOn(REVIEWS_HEADING))
  }
  return (
    <InLine>
      <ConfirmDialog
        label="Delete"
        fullLabel={`Delete your answer to ${reviewer}`}
        look="ghost"
        busy={isBusy}
        title="Delete your answer?"
        text={`The review by ${reviewer} stays, and you can answer it again.`}
        act="Delete"
        actLook="danger"
        leave="Keep it"
        onAct={remove}
      />
    </InLine>
  )
}
