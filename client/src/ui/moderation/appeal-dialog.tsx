import { MakeAppeal } from '@debut/events/moderation/moderation-commands.ts'
import { AppealText } from '@debut/events/moderation/sanction.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { After } from '../../lib/commands/forms-slice.ts'
import { useCommand } from '../../lib/commands/use-command.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { TextArea } from '../text-area.tsx'
import { aboutAppeal } from './appeal-state.ts'

const LONGEST = 2_000

interface Props {
  readonly actId: string
  readonly about?: string | undefined
  readonly changes?: After['changes'] | undefined
}

/** Asks a member why a decision about them is wrong. What they typed stays here until it is sent. */
export const AppealDialog = ({ actId, about, changes = [] }: Props) => {
  const [text, setText] = useState('')
  const { send, isBusy } = useCommand(aboutAppeal(actId), {
    done: { title: 'Your appeal is sent', description: 'Another moderator reads it and answers here.' },
    refused: 'Your appeal was not sent',
    changes,
  })
  return (
    <ConfirmDialog
      label="Appeal"
      {...(about !== undefined && { fullLabel: `Appeal the decision about ${about}` })}
      busy={isBusy}
      title="Appeal this decision?"
      text="Say what was overlooked. Another moderator reads it and answers. You can appeal once."
      act="Send appeal"
      isReady={z.safeParse(AppealText, text).success}
      onAct={() => void send(MakeAppeal, { actId, text })}
    >
      <TextArea label="Your appeal" value={text} maxLength={LONGEST} onChange={({ currentTarget }) => setText(currentTarget.value)} />
    </ConfirmDialog>
  )
}
