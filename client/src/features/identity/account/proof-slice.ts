import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../../../lib/session/session-slice.ts'
import type { Factor } from './account.ts'

/** What members are asked to show before the service goes on, and why. */
export type Proof = { readonly why: string } & (
  | { readonly kind: 'mail-code' }
  | { readonly kind: 'factor'; readonly factors: readonly Factor[] }
  /** Of an account without a second factor: by what it has. The email is for password managers. */
  | { readonly kind: 'again'; readonly email: string | undefined; readonly ways: readonly ('password' | 'code')[] }
)

export type AskedProof = Proof & { readonly busy: boolean; readonly error: string | null }
export type ProofState = AskedProof | null

/** Here once something has asked for a proof, or with a page that may. */
export const proofSlice = createSlice({
  name: 'proof',
  initialState: null as ProofState,
  reducers: {
    proofWanted: (_state, { payload }: PayloadAction<Proof>): ProofState => ({ ...payload, busy: false, error: null }),
    proofTried: (state): ProofState => state && { ...state, busy: true, error: null },
    proofRefused: (state, { payload: error }: PayloadAction<string>): ProofState => state && { ...state, busy: false, error },
    /** What was wrong before is no matter any more. */
    proofCleared: (state): ProofState => state && { ...state, busy: false, error: null },
    proofOver: (): ProofState => null,
  },
  extraReducers: (builder) => builder.addCase(signedOut, (): ProofState => null),
})

export const { proofWanted, proofTried, proofRefused, proofCleared, proofOver } = proofSlice.actions

/** A code from the mail, of a factor, or of those that stand in for one, or a password; a passkey has none. */
export interface GivenProof {
  readonly factorId?: string
  readonly code?: string
  readonly recoveryCode?: string
  readonly password?: string
}
export const proofGiven = createAction<GivenProof>('proof/given')
/** The code of a phone that is a factor, or of the account's own email or phone. */
export const proofMessageRequested = createAction<{ readonly factorId?: string }>('proof/messageRequested')
export const proofDropped = createAction('proof/dropped')

/** On a page that has no such state, nothing was asked. */
export const selectProof = ({ proof }: { readonly proof?: ProofState }): ProofState => proof ?? null
