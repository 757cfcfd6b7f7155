import type { Clock } from '@debut/adapters/clock.ts'
import { defineProcess } from '../../processes/define-process.ts'
import type { WrittenTexts } from './written-texts.ts'

const SWEEP_MS = 10 * 60_000

interface Parts {
  readonly writtenTexts: WrittenTexts
  readonly clock: Clock
}

/** What was written more than a day ago is compared with nothing any more. */
export const forgetWrittenTexts = defineProcess({
  name: 'forget-written-texts',
  runs: 'once',
  every: [{ ms: SWEEP_MS, run: ({ writtenTexts, clock }: Parts) => writtenTexts.sweep(clock()) }],
})
