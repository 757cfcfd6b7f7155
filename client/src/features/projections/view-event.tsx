import type { ParkedEvent } from '@debut/events/projections/projection-answers.ts'
import { momentLabel } from '../../lib/clock/day-labels.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { grouped } from '../../ui/grouped.ts'

/** As it stands in the log, without members and what they wrote. */
export const ViewEvent = ({ event }: { readonly event: ParkedEvent }) => {
  const { projection, sequence, stream, revision, type, payloadHash, payload, error, tries, parkedAt } = event
  const facts: readonly (readonly [string, string])[] = [
    ['Projection', projection],
    ['Position', grouped(sequence)],
    ['Stream', `${stream}, event ${grouped(revision)}`],
    ['Parked', momentLabel(parkedAt)],
    ['Tries', String(tries)],
    ['SHA-256', payloadHash],
    ['Error', error],
  ]
  return (
    <Dialog
      title={type}
      description="As it is in the log. Members are numbered, and what they wrote is left out."
      size="l"
      trigger={
        <button type="button" className="needs-script way-link text-[13px]" aria-label={`View event: ${type} at ${grouped(sequence)}`}>
          View event
        </button>
      }
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-[13.5px] tabular-nums">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-3">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <pre tabIndex={0} aria-label="Payload" className="mt-4 max-h-80 overflow-auto rounded-panel bg-sunken px-3.5 py-3 text-[12.5px]/5">
        {payload === null ? 'The payload was not kept when this event was parked.' : JSON.stringify(payload, null, 2)}
      </pre>
    </Dialog>
  )
}
