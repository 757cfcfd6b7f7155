import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export const TOPICS = ['A launch', 'Votes and streaks', 'Advertising', 'My account', 'Something else'] as const

export interface Draft {
  readonly topic: string
  readonly name: string
  readonly email: string
  readonly message: string
}

export interface SupportState {
  /** `elsewhere`: a chat of its own has taken over. */
  readonly status: 'hidden' | 'offered' | 'elsewhere'
  /** Whatever was typed stays, however often the panel is closed. */
  readonly draft: Draft
}

const initialState = {
  status: 'hidden',
  draft: { topic: TOPICS[0], name: '', email: '', message: '' },
} as SupportState

export const supportSlice = createSlice({
  name: 'support',
  initialState,
  reducers: {
    supportOffered: (state): SupportState => ({ ...state, status: 'offered' }),
    chatTookOver: (state): SupportState => ({ ...state, status: 'elsewhere' }),
    drafted: (state, { payload }: PayloadAction<Partial<Draft>>): SupportState => ({ ...state, draft: { ...state.draft, ...payload } }),
  },
})

export const { supportOffered, chatTookOver, drafted } = supportSlice.actions
export const selectSupport = ({ support }: { support: SupportState }) => support
