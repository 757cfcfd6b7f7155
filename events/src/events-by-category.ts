import { capabilities } from './capabilities.ts'
import type { EventForm } from './kernel/define-event.ts'

/** The events of all capabilities for which something holds, by the category of stream that they stand on. */
export const eventsByCategory = (holds: (form: EventForm, category: string) => boolean): Readonly<Record<string, readonly EventForm[]>> => {
  const found: Record<string, readonly EventForm[]> = {}
  for (const { events = {} } of capabilities)
    for (const [category, forms] of Object.entries(events)) {
      const those = forms.filter((form) => holds(form, category))
      if (those.length > 0) found[category] = those
    }
  return found
}

export const claims: ReadonlySet<string> = new Set(capabilities.flatMap(({ claims: its = [] }) => its))
