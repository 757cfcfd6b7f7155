import { defineCapability } from '../../lib/capabilities/define-capability.ts'
import type { AccountState } from './account/account-slice.ts'

export const identity = defineCapability({ name: 'identity' })

/** What its pages bring. */
export interface IdentityPages {
  readonly account: AccountState
}
