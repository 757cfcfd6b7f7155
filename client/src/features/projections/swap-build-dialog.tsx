import type { JobId } from '@debut/events/jobs/job-id.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { SwapBuild } from '@debut/events/projections/projection-commands.ts'
import { useState } from 'react'
import { useCommand } from '../../lib/commands/use-command.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { grouped } from '../../ui/grouped.ts'
import { TextField } from '../../ui/text-field.tsx'
import { projectionsResource } from './projections-resource.ts'
import { isReason, ReasonField } from './reason-field.tsx'

interface Props {
  readonly rebuildId: JobId
  readonly projection: string
  /** "rankings v4". */
  readonly title: string
  readonly version: number
  readonly seen: number
  readonly differences: number
}

/** Where rows differ, the admin says how many they have seen, and why that is right. */
export const SwapBuildDialog = ({ rebuildId, projection, title, version, seen, differences }: Props) => {
  const { send, isBusy } = useCommand(`swap ${projection}`, { changes: [projectionsResource()], refused: `${title} can’t be swapped in` })
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const differs = differences > 0
  const isConfirmed = typed.replaceAll(/[\s,]/g, '') === String(differences)
  return (
    <ConfirmDialog
      label={`Swap to v${version}`}
      fullLabel={`Swap to v${version} of ${projection}`}
      look="primary"
      title={`Swap to ${title}?`}
      text={
        differs
          ? `${grouped(differences)} ${differences === 1 ? 'row differs' : 'rows differ'} from v${seen}. Readers see the rebuilt ones from then on.`
          : `It holds the same rows as v${seen}. Readers notice nothing, and you can swap back for an hour.`
      }
      act="Swap"
      leave="Cancel"
      busy={isBusy}
      isReady={!differs || (isConfirmed && isReason(reason))}
      onAct={() => send(SwapBuild, { jobId: newUlid(), rebuild: rebuildId, seen, differences, reason: differs ? reason : null })}
    >
      {differs ? (
        <div className="grid gap-4">
          <TextField
            label={`Type ${differences} to confirm`}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <ReasonField value={reason} onChange={setReason} />
        </div>
      ) : null}
    </ConfirmDialog>
  )
}
