import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import type { ProjectionState } from '@debut/events/projections/projection-answers.ts'
import { StartRebuild as StartRebuildCommand } from '@debut/events/projections/projection-commands.ts'
import { useState } from 'react'
import { useCommand } from '../../lib/commands/use-command.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { projectionsResource } from './projections-resource.ts'

/** Which one, and that readers notice nothing. */
export const StartRebuild = ({ projections }: { readonly projections: readonly Pick<ProjectionState, 'name' | 'version'>[] }) => {
  const [chosen, setChosen] = useState('')
  const { send, isBusy } = useCommand('a rebuild', { changes: [projectionsResource()], refused: 'The rebuild can’t start' })
  const projection = projections.find(({ name }) => name === chosen)
  if (projections.length === 0) return null
  return (
    <ConfirmDialog
      label="Rebuild…"
      title="Rebuild a projection"
      text="It is filled again from the log, next to the live one. Readers notice nothing, and nothing is swapped until an admin decides."
      act="Start the rebuild"
      leave="Cancel"
      busy={isBusy}
      isReady={projection !== undefined}
      onAct={() => void (projection && send(StartRebuildCommand, { jobId: newUlid(), projection: projection.name }))}
    >
      <Select
        label="Projection"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={[
          { value: '', label: 'Choose one', disabled: true },
          ...projections.map(({ name, version }) => ({ value: name, label: `${name} v${version}` })),
        ]}
      />
    </ConfirmDialog>
  )
}
