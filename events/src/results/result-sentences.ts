import { defineSentences } from '../kernel/define-sentences.ts'

export const resultSentences = defineSentences({
  title: 'Results',
  says: 'What became of commands.',
  of: {
    'topic results':
      'What became of each of the member’s commands, as the events that it made. Nothing is left out for a client that reconnects with its cursor within 30 days.',
  },
})
