import { isOver } from '@debut/events/jobs/job-answers.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import type { Swap } from '@debut/events/projections/projection-answers.ts'
import { SwapBack } from '@debut/events/projections/projection-commands.ts'
import { useSelector } from 'react-redux'
import { momentLabel } from '../../lib/clock/day-labels.ts'
import { useCommand } from '../../lib/commands/use-command.ts'
import { selectMayAdminister } from '../../lib/session/session-slice.ts'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { grouped } from '../../ui/grouped.ts'
import { clockTime } from './clock-time.ts'
import type { ProgressOf } from './progress-of.ts'
import { projectionsResource } from './projections-resource.ts'

/** The last, and every other one that can still be swapped back. */
interface Props {
  readonly swaps: readonly Swap[]
  readonly progressOf: ProgressOf
}

export const LastSwapCard = ({ swaps, progressOf }: Props) => {
  const shown = swaps.filter(({ backUntil, back }, index) => index === 0 || backUntil !== null || back !== null)
  return (
    <Card title={shown.length > 1 ? 'Last swaps' : 'Last swap'}>
      {shown.length === 0 ? (
        <p className="mt-3 text-[13.5px] text-ink-2">No projection has been swapped yet.</p>
      ) : (
        <ul className="mt-3 grid gap-3.5">
          {shown.map((swap) => (
            <Swapped key={`${swap.projection} ${swap.version}`} swap={swap} progressOf={progressOf} />
          ))}
        </ul>
      )}
    </Card>
  )
}

const comparedLabel = ({ equal, differences }: Swap): string => {
  if (equal === null || differences === null) return ''
  return differences === 0
    ? `No differences in ${grouped(equal)} rows.`
    : `${grouped(differences)} of ${grouped(equal + differences)} rows differed.`
}

const Swapped = ({ swap, progressOf }: { readonly swap: Swap } & Pick<Props, 'progressOf'>) => {
  const { projection, from, version, at, heldMilliseconds, back } = swap
  return (
    <li className="text-[13.5px] text-ink-2 tabular-nums">
      <p>
        <b className="text-ink">
          {projection} v{version}
        </b>{' '}
        replaced v{from} on {momentLabel(at)}. {comparedLabel(swap)}
        {heldMilliseconds !== null && ` Writes waited ${grouped(heldMilliseconds)} ms.`}
      </p>
      {back !== null && <div className="mt-2.5">{progressOf(back.job, `The swap back to v${from}`)}</div>}
      <WayBack swap={swap} />
    </li>
  )
}

const WayBack = ({ swap: { projection, from, version, backUntil, noWayBack, back } }: { readonly swap: Swap }) => {
  const mayAdminister = useSelector(selectMayAdminister)
  const { send, isBusy } = useCommand(`swap ${projection}`, {
    changes: [projectionsResource()],
    refused: `${projection} can’t be swapped back`,
  })
  if (noWayBack !== null)
    return (
      <p className="mt-1 text-[12.5px] text-ink-3">
        {noWayBack === 'other-logic'
          ? `You can’t swap back: other code filled v${from}, and its rows mean something else.`
          : `You can’t swap back: v${from} was kept for an hour.`}
      </p>
    )
  if (!mayAdminister) return <p className="mt-1 text-[12.5px] text-ink-3">An admin can swap back until {clockTime(backUntil ?? '')}.</p>
  if (back !== null && !isOver(back.job)) return null
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1">
      <ConfirmDialog
        label={`Swap back to v${from}`}
        fullLabel={`Swap back to v${from} of ${projection}`}
        title={`Swap ${projection} back to v${from}?`}
        text={`v${from} is brought up to date first. Readers notice nothing.`}
        act="Swap back"
        leave="Cancel"
        busy={isBusy}
        onAct={() => send(SwapBack, { jobId: newUlid(), projection, version: from, seen: version })}
      />
      <span className="text-[12.5px] text-ink-3">until {clockTime(backUntil ?? '')}</span>
    </div>
  )
}
