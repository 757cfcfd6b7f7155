import type { ParkedEvent } from '@debut/events/projections/projection-answers.ts'
import { SkipEvent } from '@debut/events/projections/projection-commands.ts'
import { useCommand } from '../../lib/commands/use-command.ts'
import { grouped } from '../../ui/grouped.ts'
import { ConfirmByNumber } from './confirm-by-number.tsx'
import { projectionsResource } from './projections-resource.ts'

export const SkipEventDialog = ({ event: { projection, sequence, type } }: { readonly event: ParkedEvent }) => {
  const label = `${type} at ${grouped(sequence)}`
  const { send, isBusy } = useCommand(`skip ${projection} ${sequence}`, {
    changes: [projectionsResource()],
    done: { title: `${projection} goes on without ${type}` },
    refused: `${label} can’t be skipped`,
  })
  return (
    <ConfirmByNumber
      label="Skip…"
      fullLabel={`Skip ${label}`}
      title={`Skip ${type}?`}
      text={`${projection} goes on without it permanently, also in every rebuild. Fix the code and retry instead if you can.`}
      act="Skip this event"
      actLook="danger"
      leave="Cancel"
      busy={isBusy}
      number={sequence}
      onAct={(reason) => send(SkipEvent, { projection, sequence, reason })}
    />
  )
}
