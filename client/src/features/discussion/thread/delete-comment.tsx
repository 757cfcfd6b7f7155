import { DeleteComment as DeleteCommentCommand } from '@debut/events/discussion/discussion-commands.ts'
import type { After } from '../../../lib/commands/forms-slice.ts'
import { useCommand } from '../../../lib/commands/use-command.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { InLine } from '../../../ui/in-line.tsx'
import { THREAD_HEADING } from './thread-heading.ts'

interface Props {
  readonly commentId: string
  readonly changes?: NonNullable<After['changes']>
}

export const DeleteComment = ({ commentId, changes = [] }: Props) => {
  const { send, isBusy } = useCommand(`delete ${commentId}`, { changes, refused: 'Your comment was not deleted' })
  const remove = () => {
    send(DeleteCommentCommand, { commentId })
    // The button that had the focus goes with the comment.
    requestAnimationFrame(() => document.getElementById(THREAD_HEADING)?.focus({ preventScroll: true }))
  }
  return (
    <InLine>
      <ConfirmDialog
        label="Delete"
        fullLabel="Delete your comment"
        look="ghost"
        busy={isBusy}
        title="Delete your comment?"
        text="This can’t be undone. Replies to it stay."
        act="Delete"
        actLook="danger"
        leave="Keep it"
        onAct={remove}
      />
    </InLine>
  )
}
