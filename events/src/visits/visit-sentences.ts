import { defineSentences } from '../kernel/define-sentences.ts'

const BETWEEN_SERVICES = { leftOut: 'Between our own services: it can’t be reached from outside.' }

export const visitSentences = defineSentences({
  title: 'Visits',
  says: 'How often tools are looked at, and visited from here. Their makers read it with their tools.',
  of: { 'POST /internal/visits': BETWEEN_SERVICES, 'POST /internal/visit-counts': BETWEEN_SERVICES },
})
