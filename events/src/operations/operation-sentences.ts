import { defineSentences } from '../kernel/define-sentences.ts'

export const operationSentences = defineSentences({
  title: 'Operations',
  says: 'How Debut is running, what needs a person, and who of its staff did what.',
  of: {
    'GET /api/operations':
      'What needs a person, the worst first, and how everything else is running: the log, projections, the last day that closed, email, back-ups, live connections, requests and processes. A part that could not be asked for in time is null.',
    'GET /api/operations/counts': 'How much waits on each page of the staff. A page that is not for the caller has null.',
    'GET /api/operations/roles': 'Everybody who has a role.',
    'GET /api/operations/journal': 'What members did by a role, and processes by themselves, the newest first. Voters are never named.',
    'POST /internal/operating-state': { leftOut: 'Between our own services: it can’t be reached from outside.' },
  },
})
