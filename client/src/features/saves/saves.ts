import { defineCapability } from '../../lib/capabilities/define-capability.ts'
import type { SavedState } from './saved/saved-slice.ts'
import type { OwnSavesState } from './saves-slice.ts'
import type { SharedSavesState } from './shared-saves-slice.ts'

export const saves = defineCapability({
  name: 'saves',
  members: { open: async () => (await import('./saves-saga.ts')).showRefusals },
})

/** What its pages bring. */
export interface SavesPages {
  readonly ownSaves: OwnSavesState
  readonly saved: SavedState
  readonly sharedSaves: SharedSavesState
}
