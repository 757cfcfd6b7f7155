import { defineCapability } from '../../lib/capabilities/define-capability.ts'
import type { ReferenceState } from './reference-slice.ts'

export const reference = defineCapability({ name: 'reference' })

/** What its pages bring. */
export interface ReferencePages {
  readonly reference: ReferenceState
}
