import { capabilities } from './capabilities.ts'
import type { EventForm } from './kernel/define-event.ts'

const forms = capabilities.flatMap(({ events = {} }) => Object.values(events).flat())

/** Every event that was ever written. */
export const catalogue: ReadonlyMap<string, EventForm> = new Map(forms.map((form) => [form.type, form]))
