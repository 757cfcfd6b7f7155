import type { ParkedEvent } from '@debut/events/projections/projection-answers.ts'
import { RetryParked } from '@debut/events/projections/projection-commands.ts'
import { useSelector } from 'react-redux'
import { TimeAgo } from '../../lib/clock/time-ago.tsx'
import { useCommand } from '../../lib/commands/use-command.ts'
import { selectMayAdminister } from '../../lib/session/session-slice.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { grouped } from '../../ui/grouped.ts'
import { projectionsResource } from './projections-resource.ts'
import { SkipEventDialog } from './skip-event-dialog.tsx'
import { ViewEvent } from './view-event.tsx'

/** So many are shown of more than anybody decides about one by one. */
const MOST_SHOWN = 20

interface Props {
  readonly parked: readonly ParkedEvent[]
  /** Those that wait among them. */
  readonly total: number
}

export const ParkedCard = ({ parked, total }: Props) => {
  const waiting = parked.reduce((sum, event) => sum + event.waiting, 0)
  const mayAdminister = useSelector(selectMayAdminister)
  return (
    <Card title="Parked events" aside={<span className="tabular-nums">{grouped(total)}</span>}>
      {parked.length === 0 ? (
        <p className="mt-3 text-[13.5px] text-ink-2">None. Every projection could take in every event.</p>
      ) : (
        <>
          <ul className="mt-3">
            {parked.slice(0, MOST_SHOWN).map((event) => (
              <Parked key={`${event.projection} ${event.sequence}`} event={event} mayAdminister={mayAdminister} />
            ))}
          </ul>
          <p className="pt-3 text-[12.5px] text-ink-3">
            {parked.length > MOST_SHOWN && `${grouped(parked.length - MOST_SHOWN)} more could not be taken in. `}
            {waiting > 0 &&
              `${grouped(waiting)} later ${waiting === 1 ? 'event' : 'events'} on the same streams ${waiting === 1 ? 'waits' : 'wait'} behind these. `}
            Skipping needs a reason and is recorded in the log.
          </p>
        </>
      )}
    </Card>
  )
}

const Parked = ({ event, mayAdminister }: { readonly event: ParkedEvent; readonly mayAdminister: boolean }) => {
  const { projection, sequence, type, error, tries, triedAt, waiting } = event
  const label = `${type} at ${grouped(sequence)}`
  const { send, isBusy } = useCommand(`retry ${projection} ${sequence}`, {
    changes: [projectionsResource()],
    done: { title: `${projection} tries ${type} again`, description: 'It leaves this list once it could be taken in.' },
    refused: `${label} can’t be tried again`,
  })
  return (
    <li aria-label={label} className="border-b border-line-2 py-3.5 first:pt-0">
      <p className="text-[14.5px] font-[620]">{type}</p>
      <p className="text-[13px] text-ink-3 tabular-nums">
        {projection} · {grouped(sequence)}
      </p>
      <p className="mt-1.5 text-[13.5px] break-words text-ink-2">{error}</p>
      <p className="mt-1 text-[12.5px] text-ink-3 tabular-nums">
        Tried {tries} times, last <TimeAgo iso={triedAt} />
        {waiting > 0 && ` · ${grouped(waiting)} waiting behind it`}
      </p>
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        {mayAdminister && (
          <>
            <Button
              look="quiet"
              size="s"
              className="needs-script"
              aria-label={`Retry ${label}`}
              busy={isBusy}
              onClick={() => send(RetryParked, { projection, sequence })}
            >
              Retry
            </Button>
            <SkipEventDialog event={event} />
          </>
        )}
        <ViewEvent event={event} />
      </div>
    </li>
  )
}
