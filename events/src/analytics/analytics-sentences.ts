import { defineSentences } from '../kernel/define-sentences.ts'

export const analyticsSentences = defineSentences({
  title: 'Analytics',
  says: 'Counts of what visitors do. Nothing is kept of who they are.',
  of: {
    'POST /api/savory': {
      says: 'Counts one thing that a visitor did, or up to 32 of them, by name.',
      gives: null,
      example: { name: 'page_view', path: '/weekly' },
    },
  },
})
