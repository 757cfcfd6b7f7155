import { ReportReview } from '@debut/events/reviews/review-commands.ts'
import { useCommand } from '../../lib/commands/use-command.ts'
import { REASONS } from '../../lib/reports/report-labels.ts'
import { noteFrom } from '../../lib/reports/report-note.ts'
import { ReportDialog, type ReportDialogProps } from '../../ui/report-dialog.tsx'

interface Props extends ReportDialogProps {
  readonly reviewId: string
}

export const ReportReviewDialog = ({ reviewId, ...opened }: Props) => {
  const { send, ...sent } = useCommand(`report ${reviewId}`, { saysRefusal: true })
  return (
    <ReportDialog
      {...opened}
      {...sent}
      reasons={REASONS}
      onReport={(reason, note) => void send(ReportReview, { reviewId, reason, note: noteFrom(note) })}
    />
  )
}
