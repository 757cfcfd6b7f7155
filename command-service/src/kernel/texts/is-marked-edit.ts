import type { Instant } from '@debut/events/kernel/instant.ts'
import { UNMARKED_FOR_MS } from '@debut/events/kernel/texts/text-form.ts'

/** Whether readers see that a text was edited. One that was not written yet when that was looked up has only just been. */
export const isMarkedEdit = (at: Instant, writtenAt: Instant | undefined): boolean =>
  writtenAt !== undefined && at.toMillis() - writtenAt.toMillis() > UNMARKED_FOR_MS
