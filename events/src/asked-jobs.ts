import { capabilities } from './capabilities.ts'
import type { EventForm } from './kernel/define-event.ts'

interface AskedJob {
  readonly kind: string
  readonly form: EventForm
  /** Of the streams that its event stands on. */
  readonly category: string
}

/** What asks for long work, as contracts say it: each event of their own, and once. */
export const askedJobs: readonly AskedJob[] = capabilities.flatMap(({ name, events = {}, jobs = {} }) =>
  Object.entries(jobs).map(([kind, form]) => {
    const [category] = Object.entries(events).find(([, forms]) => forms.includes(form)) ?? []
    if (category === undefined) throw new TypeError(`${name} asks for "${kind}" with ${form.type}, which is not among its events`)
    return { kind, form, category }
  }),
)
