import { defineCapability } from '../../lib/capabilities/define-capability.ts'
import type { AccountState } from './account/account-slice.ts'
import type { ProofState } from './account/proof-slice.ts'

export const identity = defineCapability({ name: 'identity' })

/** What its pages bring. */
export interface IdentityPages {
  readonly account: AccountState
  readonly proof: ProofState
}
