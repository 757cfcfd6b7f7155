import type { CaseId } from './case-form.ts'
import type { LookupEvent } from './case-events.ts'

/** The cases in which a member's name is known, from the stream of their lookups. */
export const lookedUpIn = {
  initial: [] as readonly CaseId[],
  evolve: (known: readonly CaseId[], { data }: LookupEvent): readonly CaseId[] => [...known, data.caseId],
}
