import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** By member: whether everybody may see what they saved. */
export type SharedSavesState = Readonly<Record<string, boolean>>

const initialState: SharedSavesState = {}

export const sharedSavesSlice = createSlice({
  name: 'sharedSaves',
  initialState,
  reducers: {
    sharedSavesLoaded: (
      state,
      { payload: { memberId, shared } }: PayloadAction<{ readonly memberId: string; readonly shared: boolean }>,
    ): SharedSavesState => (state[memberId] === shared ? state : { ...state, [memberId]: shared }),
  },
})

export const { sharedSavesLoaded } = sharedSavesSlice.actions

export interface WithSharedSaves {
  readonly sharedSaves: SharedSavesState
}

export const selectSharedBy =
  (memberId: string) =>
  ({ sharedSaves }: WithSharedSaves): boolean =>
    sharedSaves[memberId] ?? false
