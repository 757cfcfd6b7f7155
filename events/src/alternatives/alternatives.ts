import { defineCapability } from '../kernel/define-capability.ts'
import { Alternatives, ModeratedAlternatives, Subjects } from './alternative-answers.ts'
import { AcceptAlternative, ProposeAlternative, RejectAlternative } from './alternative-commands.ts'
import { AlternativeAccepted, AlternativeProposed, AlternativeRejected } from './alternative-events.ts'
import { alternativeProblems } from './alternative-problems.ts'
import { AlternativesParams, AlternativesQuery, SubjectsQuery } from './alternative-questions.ts'
import { alternativeSentences } from './alternative-sentences.ts'

export const alternatives = defineCapability({
  name: 'alternatives',
  events: { alternative: [AlternativeProposed, AlternativeAccepted, AlternativeRejected] },
  commands: { ProposeAlternative, AcceptAlternative, RejectAlternative },
  answers: {
    'GET /api/alternatives': { who: 'everybody', query: SubjectsQuery, answer: Subjects },
    'GET /api/alternatives/:subject': { who: 'everybody', params: AlternativesParams, query: AlternativesQuery, answer: Alternatives },
    'GET /api/moderation/alternatives': { who: 'admin', answer: ModeratedAlternatives },
  },
  problems: alternativeProblems,
  sentences: alternativeSentences,
})
