import type { ParkedEvent } from '@debut/events/projections/projection-answers.ts'
import { SkipEvent } from '@debut/events/projections/projection-commands.ts'
import { useState } from 'react'
import { useCommand } from '../../lib/commands/use-command.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { grouped } from '../../ui/grouped.ts'
import { TextField } from '../../ui/text-field.tsx'
import { projectionsResource } from './projections-resource.ts'
import { isReason, ReasonField } from './reason-field.tsx'

/** For good, so that its number is typed. */
export const SkipEventDialog = ({ event: { projection, sequence, type } }: { readonly event: ParkedEvent }) => {
  const label = `${type} at ${grouped(sequence)}`
  const { send, isBusy } = useCommand(`skip ${projection} ${sequence}`, {
    changes: [projectionsResource()],
    done: { title: `${projection} goes on without ${type}` },
    refused: `${label} can’t be skipped`,
  })
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      label="Skip…"
      fullLabel={`Skip ${label}`}
      title={`Skip ${type}?`}
      text={`${projection} goes on without it permanently, also in every rebuild. Fix the code and retry instead if you can.`}
      act="Skip this event"
      actLook="danger"
      leave="Cancel"
      busy={isBusy}
      isReady={typed.replaceAll(/[\s,]/g, '') === String(sequence) && isReason(reason)}
      onAct={() => send(SkipEvent, { projection, sequence, reason })}
    >
      <div className="grid gap-4">
        <TextField
          label={`Type ${sequence} to confirm`}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <ReasonField value={reason} onChange={setReason} />
      </div>
    </ConfirmDialog>
  )
}
