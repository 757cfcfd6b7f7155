import { CommandAccepted, CommandBody } from './command-answers.ts'
import { defineCapability } from './define-capability.ts'
import { kernelProblems } from './kernel-problems.ts'
import { kernelSentences } from './kernel-sentences.ts'

/** What every service has, and what carries all capabilities alike. */
export const kernel = defineCapability({
  name: 'kernel',
  answers: {
    'GET /healthz': { who: 'everybody' },
    'GET /readyz': { who: 'everybody' },
    'GET /metrics': { who: 'everybody' },
    'POST /api/commands': { who: 'members', body: CommandBody, answer: CommandAccepted },
    'GET /api/live': { who: 'everybody' },
  },
  problems: kernelProblems,
  sentences: kernelSentences,
})
