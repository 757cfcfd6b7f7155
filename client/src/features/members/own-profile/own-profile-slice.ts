import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { SendProgress } from '../../../lib/uploads/send-patiently.ts'
import { signedOut } from '../../../lib/session/session-slice.ts'

/** What is known of a name that is being typed. */
export type NameCheck = 'none' | 'checking' | 'free' | 'taken' | 'unknown'

export interface OwnProfileState {
  readonly name: { readonly check: NameCheck; readonly saving: boolean; readonly error: string | null }
  /** `sent` is null while no picture is being sent. */
  readonly avatar: { readonly sent: SendProgress | null; readonly removing: boolean; readonly error: string | null }
  readonly export: { readonly busy: boolean; readonly error: string | null }
  readonly erasure: { readonly busy: boolean; readonly error: string | null }
}

const initialState: OwnProfileState = {
  name: { check: 'none', saving: false, error: null },
  avatar: { sent: null, removing: false, error: null },
  export: { busy: false, error: null },
  erasure: { busy: false, error: null },
}

export const ownProfileSlice = createSlice({
  name: 'ownProfile',
  initialState,
  reducers: {
    nameChecked: (state, { payload: check }: PayloadAction<NameCheck>): OwnProfileState => ({
      ...state,
      name: { ...state.name, check, error: null },
    }),
    nameSaving: (state): OwnProfileState => ({ ...state, name: { ...state.name, saving: true, error: null } }),
    nameSaved: (state): OwnProfileState => ({ ...state, name: initialState.name }),
    nameRefused: (state, { payload: error }: PayloadAction<string>): OwnProfileState => ({
      ...state,
      name: { ...state.name, saving: false, error },
    }),
    avatarSent: (state, { payload: sent }: PayloadAction<SendProgress>): OwnProfileState => ({
      ...state,
      avatar: { sent, removing: false, error: null },
    }),
    avatarRemoving: (state): OwnProfileState => ({ ...state, avatar: { sent: null, removing: true, error: null } }),
    avatarSettled: (state): OwnProfileState => ({ ...state, avatar: initialState.avatar }),
    avatarRefused: (state, { payload: error }: PayloadAction<string>): OwnProfileState => ({
      ...state,
      avatar: { ...initialState.avatar, error },
    }),
    exportBegun: (state): OwnProfileState => ({ ...state, export: { busy: true, error: null } }),
    exportEnded: (state, { payload: error }: PayloadAction<string | null>): OwnProfileState => ({
      ...state,
      export: { busy: false, error },
    }),
    erasureBegun: (state): OwnProfileState => ({ ...state, erasure: { busy: true, error: null } }),
    erasureDelayed: (state, { payload: error }: PayloadAction<string>): OwnProfileState => ({ ...state, erasure: { busy: true, error } }),
    erasureRefused: (state, { payload: error }: PayloadAction<string | null>): OwnProfileState => ({
      ...state,
      erasure: { busy: false, error },
    }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
})

export const {
  nameChecked,
  nameSaving,
  nameSaved,
  nameRefused,
  avatarSent,
  avatarRemoving,
  avatarSettled,
  avatarRefused,
  exportBegun,
  exportEnded,
  erasureBegun,
  erasureDelayed,
  erasureRefused,
} = ownProfileSlice.actions

export const nameTyped = createAction<string>('ownProfile/nameTyped')
export const nameRequested = createAction<string>('ownProfile/nameRequested')
export const avatarChosen = createAction<File>('ownProfile/avatarChosen')
export const avatarRemovalRequested = createAction('ownProfile/avatarRemovalRequested')
export const exportRequested = createAction('ownProfile/exportRequested')
export const erasureRequested = createAction<string>('ownProfile/erasureRequested')

export const selectOwnProfile = ({ ownProfile }: { ownProfile: OwnProfileState }) => ownProfile
