import { DeletePost as DeletePostCommand } from '@debut/events/discussion/discussion-commands.ts'
import type { PostKind } from '@debut/events/discussion/discussion-form.ts'
import { useContext, useEffect } from 'react'
import { useCommand } from '../../../lib/commands/use-command.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { GoContext } from '../../../ui/link.tsx'
import { feedsWith } from './feeds.ts'

interface Props {
  readonly postId: string
  readonly kind: PostKind
}

/** Deletes a post of the reader's own, and leaves its page. */
export const DeletePost = ({ postId, kind }: Props) => {
  const { send, isBusy, isDone } = useCommand(`delete ${postId}`, {
    done: { title: 'Your post is deleted' },
    refused: 'Your post was not deleted',
    changes: feedsWith(kind),
  })
  const go = useContext(GoContext)
  useEffect(() => {
    if (isDone) go?.('/community', true)
  }, [go, isDone])
  return (
    <ConfirmDialog
      label="Delete"
      fullLabel="Delete your post"
      look="ghost"
      busy={isBusy}
      title="Delete your post?"
      text="This can’t be undone. What others replied can still be read."
      act="Delete"
      actLook="danger"
      leave="Keep it"
      onAct={() => void send(DeletePostCommand, { postId })}
    />
  )
}
