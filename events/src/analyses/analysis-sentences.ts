import { defineSentences } from '../kernel/define-sentences.ts'

export const analysisSentences = defineSentences({
  title: 'Analyses',
  says: 'Rankings by other rules, for analysts.',
  of: {},
  rest: { leftOut: 'For Debut’s analysts and admins. The results are not official.' },
})
