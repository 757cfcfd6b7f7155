import type { ProjectionState, ProjectionStatus } from '@debut/events/projections/projection-answers.ts'
import { grouped } from '../../ui/grouped.ts'

const LABELS: Readonly<Record<ProjectionStatus, string>> = {
  live: 'Live',
  'catching-up': 'Catching up',
  stopped: 'Stopped',
  rebuilding: 'Rebuilding',
  silent: 'No report',
}

const DOTS: Readonly<Record<ProjectionStatus | 'parked', string>> = {
  live: 'bg-good',
  'catching-up': 'border-2 border-ink-3',
  rebuilding: 'border-2 border-lime',
  parked: 'bg-lime',
  stopped: 'bg-bad',
  silent: 'bg-bad',
}

type Shown = Pick<ProjectionState, 'status' | 'parked'>

/** What a reader has to know first: that it stands still comes before what it does without. */
export const statusLabel = ({ status, parked }: Shown): string =>
  status === 'live' && parked > 0 ? `${grouped(parked)} parked` : LABELS[status]

export const ProjectionStatusMark = ({ status, parked }: Shown) => {
  const isParked = status === 'live' && parked > 0
  return (
    <span
      className={`inline-flex items-center gap-2 whitespace-nowrap ${isParked ? 'font-semibold text-lime-ink' : status === 'stopped' || status === 'silent' ? 'font-semibold text-bad' : 'text-ink-2'}`}
    >
      <i aria-hidden="true" className={`size-2 flex-none rounded-full ${DOTS[isParked ? 'parked' : status]}`} />
      {statusLabel({ status, parked })}
    </span>
  )
}
