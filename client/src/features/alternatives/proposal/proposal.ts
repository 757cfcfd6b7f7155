import type { Subject } from '@debut/events/alternatives/alternative-answers.ts'
import type { NamedOther } from '@debut/events/alternatives/alternative-form.ts'

export interface Proposal {
  readonly toolId: string
  readonly other: NamedOther | { readonly kind: 'tool'; readonly toolId: string }
}

/** The tool or product that the page is about, which is already one side of the pair. */
export type Given = Pick<Extract<Subject, { kind: 'tool' }>, 'kind' | 'toolId' | 'name'> | Extract<Subject, { kind: 'product' }>
