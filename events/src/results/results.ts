import { defineCapability } from '../kernel/define-capability.ts'
import { CommandResult } from './result-answers.ts'
import { resultSentences } from './result-sentences.ts'

/** What became of each command, told to the member who sent it. */
export const results = defineCapability({
  name: 'results',
  topics: { results: { who: 'members', frame: CommandResult } },
  sentences: resultSentences,
})
