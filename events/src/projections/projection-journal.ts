import { defineJournal } from '../kernel/define-journal.ts'
import { EventSkipped } from '../kernel/event-skipped.ts'

export const projectionJournal = [
  defineJournal(EventSkipped, ({ projection, type, reason }) => ({
    kind: 'projections',
    text: `skipped an event (${type}) in`,
    about: { kind: 'projection', id: projection },
    note: reason,
  })),
]
