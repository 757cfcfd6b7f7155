import { defineJournal } from '../kernel/define-journal.ts'
import { EventSkipped } from '../kernel/event-skipped.ts'
import { BuildDiscarded, ParkedRetryAsked, RebuildAsked, SwapAsked } from './build-events.ts'

const line = (text: string, projection: string, note: string | null = null) => ({
  kind: 'projections',
  text,
  about: { kind: 'projection', id: projection },
  note,
})

export const projectionJournal = [
  defineJournal(EventSkipped, ({ projection, type, reason }) => line(`skipped an event (${type}) in`, projection, reason)),
  defineJournal(ParkedRetryAsked, ({ projection }) => line('had a parked event tried again in', projection)),
  defineJournal(RebuildAsked, ({ projection }) => line('started rebuilding', projection)),
  defineJournal(BuildDiscarded, ({ projection }) => line('discarded a rebuild of', projection)),
  defineJournal(SwapAsked, ({ projection, version, rebuild, reason }) =>
    line(rebuild === null ? `put back build ${version} of` : `put in force build ${version} of`, projection, reason),
  ),
]
