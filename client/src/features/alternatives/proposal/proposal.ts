import type { Subject } from '@debut/events/alternatives/alternative-answers.ts'
import type { NamedOther } from '@debut/events/alternatives/alternative-form.ts'

export interface Proposal {
  readonly toolId: string
  readonly other: NamedOther | { readonly kind: 'tool'; readonly toolId: string }
}

/** The side that the page is about, where it is about one. */
export type Given = Pick<Extract<Subject, { kind: 'tool' }>, 'kind' | 'toolId' | 'name'> | Extract<Subject, { kind: 'product' }>
