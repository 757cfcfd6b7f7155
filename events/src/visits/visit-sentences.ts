import { defineSentences } from '../kernel/define-sentences.ts'

const BETWEEN_SERVICES = { leftOut: 'Between our own services: it can’t be reached from outside.' }

export const visitSentences = defineSentences({
  title: 'Visits',
  says: 'Counts of what visitors do, and of how often tools are looked at and visited from here. Nothing is kept of who they are.',
  of: {
    'POST /api/savory': {
      says: 'Counts one thing that a visitor did, or up to 32 of them, by name.',
      gives: null,
      example: { name: 'page_view', path: '/weekly' },
    },
    'POST /internal/visits': BETWEEN_SERVICES,
    'POST /internal/visit-counts': BETWEEN_SERVICES,
  },
})
