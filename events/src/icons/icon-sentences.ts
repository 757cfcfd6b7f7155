import { defineSentences } from '../kernel/define-sentences.ts'

export const iconSentences = defineSentences({
  title: 'Icons',
  says: 'The icons that pages of ours use, as iconify’s own API answers them.',
  of: {
    'GET /api/icons/:collection.json': {
      says: 'Icons of one set by their names, with commas between them. Names that it does not have are listed under `not_found`.',
      problems: ['not-found'],
    },
  },
})
