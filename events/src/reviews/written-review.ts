import type { ReviewEvent } from './review-events.ts'
import { reviewFacts, type ReviewFacts } from './review-facts.ts'

/** A review with its text as it reads now, in Markdown; null until it is written. */
export const writtenReview = {
  initial: { ...reviewFacts.initial, text: null as string | null },
  evolve: (state: ReviewFacts & { readonly text: string | null }, event: ReviewEvent) => ({
    ...reviewFacts.evolve(state, event),
    text: event.type === 'ReviewWritten' || event.type === 'ReviewEdited' ? event.data.body : state.text,
  }),
}
