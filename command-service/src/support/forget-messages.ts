import type { Clock } from '@debut/adapters/clock.ts'
import { defineProcess } from '../kernel/processes/define-process.ts'
import { KEPT_FOR } from './contact-limits.ts'
import type { ContactRows } from './contact-rows.ts'

const EVERY_MS = 60 * 60_000

interface Parts {
  readonly contactRows: ContactRows
  readonly clock: Clock
}

/** Messages are deleted a year after they came, whatever became of them. */
export const forgetMessages = defineProcess({
  name: 'forget-contact-messages',
  runs: 'once',
  every: [{ ms: EVERY_MS, run: ({ contactRows, clock }: Parts) => contactRows.forgetReceivedBefore(clock().minus(KEPT_FOR)) }],
})
