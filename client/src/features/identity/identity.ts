import { defineCapability } from '../../lib/capabilities/define-capability.ts'
import type { AccountState } from './account/account-slice.ts'
import type { ProofState } from './account/proof-slice.ts'

export const identity = defineCapability({ name: 'identity' })

/** Whether the dialog has something to ask, for pages that may not have its code yet. */
export const selectIsProofAsked = ({ proof }: { readonly proof?: object | null }): boolean => proof !== undefined && proof !== null

/** What its pages bring. */
export interface IdentityPages {
  readonly account: AccountState
  readonly proof: ProofState
}
