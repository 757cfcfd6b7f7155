import { defineSentences } from '../kernel/define-sentences.ts'

const jobId = '01K9Z7V5C9QW8R3N4M2X000080'

export const analysisSentences = defineSentences({
  title: 'Analyses',
  says: 'Analysts rank periods that are over by other rules than the official one. The results are not official.',
  of: {
    'GET /api/analyses': 'Analyses that were saved under a name, the newest first.',
    'command RunAnalysis': {
      says: 'A period is ranked by a rule, from the log alone. The same question at the same position always has the same result.',
      problems: [
        'unknown-rule',
        'range-open',
        'divides-by-zero',
        'days-in-reverse',
        'moments-in-reverse',
        'moments-outside',
        'position-past-end',
        'unknown-analysis',
        'another-question',
        'analysis-exists',
      ],
      example: { jobId, period: 'month', start: '2026-02-01', rule: { id: 'weight-cap', version: 1, params: { cap: 2 } } },
    },
    'command SaveAnalysis': {
      says: 'An analysis gets a name, under which analysts and admins find it, or another one.',
      problems: ['unknown-analysis', 'not-your-analysis'],
      example: { jobId, name: 'February, capped at ×2' },
    },
    'command DeleteAnalysis': {
      says: 'An analysis is no longer among the saved ones.',
      problems: ['unknown-analysis', 'not-your-analysis'],
      example: { jobId },
    },
  },
  rest: { leftOut: 'For the page of an analysis, which says with each part of it that it is not official.' },
})
