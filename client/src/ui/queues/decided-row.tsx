import { Button } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import { CloseIcon } from '../icons.tsx'
import type { Decided } from './decided-rows.ts'
import { outcomeOf } from './queue.ts'

interface Props {
  readonly decided: Decided
  readonly isBusy: boolean
  readonly onUndo: () => void
  readonly onDismiss: () => void
}

/** In the place of a row that was decided about. It can be undone where a command does that. */
export const DecidedRow = ({ decided: { row, decision }, isBusy, onUndo, onDismiss }: Props) => (
  <p className="flex min-h-7.5 flex-wrap items-center gap-x-2 gap-y-1 text-[14.5px] text-ink-2">
    <span className="min-w-0 flex-1 wrap-anywhere">{outcomeOf(decision, row.name)}</span>
    {decision.undo === undefined ? null : (
      <Button look="quiet" size="s" busy={isBusy} aria-label={`Undo for ${row.name}`} onClick={onUndo}>
        Undo
      </Button>
    )}
    <IconButton label={`Dismiss ${row.name}`} size="s" onClick={onDismiss}>
      <CloseIcon />
    </IconButton>
  </p>
)
