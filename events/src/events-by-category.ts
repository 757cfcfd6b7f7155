import { capabilities } from './capabilities.ts'
import type { EventForm } from './kernel/define-event.ts'

/** The events of all capabilities for which something holds, by the category of stream that they stand on. */
export const eventsByCategory = (holds: (form: EventForm) => boolean): Readonly<Record<string, readonly EventForm[]>> => {
  const rows = capabilities.flatMap(({ events = {} }) => Object.entries(events))
  return Object.fromEntries(rows.map(([category, forms]) => [category, forms.filter(holds)]).filter(([, forms]) => forms?.length !== 0))
}
