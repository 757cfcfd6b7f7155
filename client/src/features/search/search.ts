import { defineCapability } from '../../lib/capabilities/define-capability.ts'
import type { SearchState } from './search-slice.ts'

export const search = defineCapability({ name: 'search' })

/** What its page brings. */
export interface SearchPages {
  readonly search: SearchState
}
