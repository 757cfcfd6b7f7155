import { MakeAppeal } from '@debut/events/moderation/moderation-commands.ts'
import { useState } from 'react'
import { useCommand } from '../../../lib/commands/use-command.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

/** Asks a member why a decision about them is wrong. */
export const AppealDialog = ({ actId }: { readonly actId: string }) => {
  const [text, setText] = useState('')
  const { send, isBusy, isDone } = useCommand(`appeal ${actId}`, {
    done: { title: 'Your appeal is sent', description: 'Another moderator reads it and answers here.' },
  })
  if (isDone) return null
  return (
    <ConfirmDialog
      label="Appeal"
      busy={isBusy}
      title="Appeal this decision?"
      text="Say what was overlooked. Another moderator reads it and answers. You can appeal once."
      act="Send appeal"
      isReady={text.trim() !== ''}
      onAct={() => void send(MakeAppeal, { actId, text })}
    >
      <TextArea label="Your appeal" value={text} maxLength={2_000} onChange={({ currentTarget }) => setText(currentTarget.value)} />
    </ConfirmDialog>
  )
}
