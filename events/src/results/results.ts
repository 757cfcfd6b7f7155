import { defineCapability } from '../kernel/define-capability.ts'
import { CommandResult } from './result-answers.ts'
import { resultSentences } from './result-sentences.ts'

/** The result of each command, for the member who sent it. */
export const results = defineCapability({
  name: 'results',
  topics: { results: { who: 'members', frame: CommandResult } },
  sentences: resultSentences,
})
