import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Group, GroupName, Overview } from './reference-view.ts'

export interface ReferenceState {
  /** By name; null where there is none of that name. The page that is left stays whole while the next one is loaded. */
  readonly groups: Readonly<Record<string, Group | null>>
  readonly names: readonly GroupName[]
  readonly overview: Overview | null
  readonly isUnreachable: boolean
}

type Loaded = Partial<Pick<ReferenceState, 'groups' | 'names' | 'overview'>>

const initialState: ReferenceState = { groups: {}, names: [], overview: null, isUnreachable: false }

export const referenceSlice = createSlice({
  name: 'reference',
  initialState,
  reducers: {
    referenceLoaded: (state, { payload }: PayloadAction<Loaded>): ReferenceState => ({
      ...state,
      ...payload,
      groups: { ...state.groups, ...payload.groups },
      isUnreachable: false,
    }),
    referenceUnreachable: (state): ReferenceState => ({ ...state, isUnreachable: true }),
  },
})

export const { referenceLoaded, referenceUnreachable } = referenceSlice.actions
export const referenceRetryRequested = createAction('reference/retryRequested')

export interface WithReference {
  readonly reference: ReferenceState
}

export const selectReference = ({ reference }: WithReference) => reference

/** Undefined until it was looked for. */
export const selectGroup =
  (name: string) =>
  ({ reference }: WithReference): Group | null | undefined =>
    reference.groups[name]
