import { defineCapability } from '../../lib/capabilities/define-capability.ts'
import type { DraftState } from './draft-slice.ts'
import type { StartState } from './start/start-slice.ts'

export const drafts = defineCapability({ name: 'drafts' })

/** What its pages bring. */
export interface DraftsPages {
  readonly draft: DraftState
  readonly draftStart: StartState
}
