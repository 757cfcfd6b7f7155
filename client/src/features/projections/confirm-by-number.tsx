import { SkipReason } from '@debut/events/kernel/skipped-place.ts'
import { type ComponentProps, useState } from 'react'
import * as z from 'zod/mini'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface Props extends Omit<ComponentProps<typeof ConfirmDialog>, 'isReady' | 'onAct' | 'children'> {
  /** What it is about: typing it keeps it from being done by accident, or about something else. */
  readonly number: number
  readonly onAct: (reason: string) => void
}

/** For what can't be taken back, or changes what everybody reads: by its number, and for a reason. */
export const ConfirmByNumber = ({ number, onAct, ...dialog }: Props) => {
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      {...dialog}
      isReady={typed.replaceAll(/[\s,]/g, '') === String(number) && z.safeParse(SkipReason, reason).success}
      onAct={() => onAct(reason)}
    >
      <div className="grid gap-4">
        <TextField
          label={`Type ${number} to confirm`}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <TextField
          label="Reason"
          hint="Between 10 and 300 characters. It is kept in the log, with your name."
          autoComplete="off"
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </ConfirmDialog>
  )
}
