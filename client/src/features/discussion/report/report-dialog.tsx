import { ReportComment, ReportPost } from '@debut/events/discussion/discussion-commands.ts'
import { useCommand } from '../../../lib/commands/use-command.ts'
import { REASONS } from '../../../lib/reports/report-labels.ts'
import { noteFrom } from '../../../lib/reports/report-note.ts'
import { ReportDialog, type ReportDialogProps } from '../../../ui/report-dialog.tsx'
import { idOf, type Reported } from './reported.ts'

interface Props extends ReportDialogProps {
  readonly what: Reported
}

/** Reports a post or a comment. */
export const ReportTextDialog = ({ what, ...opened }: Props) => {
  const { send, ...sent } = useCommand(`report ${idOf(what)}`, { saysRefusal: true })
  const command = 'postId' in what ? ReportPost : ReportComment
  return (
    <ReportDialog
      {...opened}
      {...sent}
      reasons={REASONS}
      onReport={(reason, note) => void send(command, { ...what, reason, note: noteFrom(note) })}
    />
  )
}
