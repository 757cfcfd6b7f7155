import type { JobId } from '@debut/events/jobs/job-id.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { SwapBuild } from '@debut/events/projections/projection-commands.ts'
import { useCommand } from '../../lib/commands/use-command.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { grouped } from '../../ui/grouped.ts'
import { ConfirmByNumber } from './confirm-by-number.tsx'
import { projectionsResource } from './projections-resource.ts'

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
  const swap = (reason: string | null) => send(SwapBuild, { jobId: newUlid(), rebuild: rebuildId, seen, differences, reason })
  const dialog = {
    label: `Swap to v${version}`,
    fullLabel: `Swap to v${version} of ${projection}`,
    look: 'primary',
    title: `Swap to ${title}?`,
    act: 'Swap',
    leave: 'Cancel',
    busy: isBusy,
  } as const
  if (differences === 0)
    return (
      <ConfirmDialog
        {...dialog}
        text={`It holds the same rows as v${seen}. Readers notice nothing, and you can swap back for an hour.`}
        onAct={() => swap(null)}
      />
    )
  return (
    <ConfirmByNumber
      {...dialog}
      text={`${grouped(differences)} ${differences === 1 ? 'row differs' : 'rows differ'} from v${seen}. Readers see the rebuilt ones from then on.`}
      number={differences}
      onAct={swap}
    />
  )
}
