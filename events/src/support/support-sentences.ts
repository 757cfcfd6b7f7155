import { defineSentences } from '../kernel/define-sentences.ts'

export const supportSentences = defineSentences({
  title: 'Support',
  says: 'The support chat.',
  of: {
    'POST /api/:name/auth': {
      says: 'Vouches for the member before the provider of the support chat, by the name that it has here.',
      problems: ['not-found', 'no-email'],
    },
  },
})
