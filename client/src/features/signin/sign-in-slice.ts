import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { DemoAccount } from './demo-accounts.ts'

export interface SignInState {
  readonly status: 'looking' | 'ready' | 'closed' | 'signing-in' | 'failed'
  readonly accounts: readonly DemoAccount[]
}

const initialState = { status: 'looking', accounts: [] } as SignInState

export const signInSlice = createSlice({
  name: 'signIn',
  initialState,
  reducers: {
    accountsFound: (_state, { payload }: PayloadAction<readonly DemoAccount[]>): SignInState => ({ status: 'ready', accounts: payload }),
    /** There is no such way in here. */
    signInClosed: (): SignInState => ({ status: 'closed', accounts: [] }),
    signingIn: (state): SignInState => ({ ...state, status: 'signing-in' }),
    signInFailed: (state): SignInState => ({ ...state, status: 'failed' }),
    signInEnded: (): SignInState => initialState,
  },
})

export const { accountsFound, signInClosed, signingIn, signInFailed, signInEnded } = signInSlice.actions
export const demoChosen = createAction<string>('signIn/demoChosen')
export const selectSignIn = ({ signIn }: { signIn: SignInState }) => signIn
