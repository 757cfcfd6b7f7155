import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { Toast } from './toast.ts'

const MOST_SHOWN = 5

export type ToastsState = { toasts: Toast[] }

const initialState: ToastsState = { toasts: [] }

/** With an id it takes the place of the toast that had it, so that the same news is not told twice at once. */
type NewToast = Omit<Toast, 'id' | 'open'> & { id?: string }

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: {
      prepare: (toast: NewToast) => ({ payload: { ...toast, id: toast.id ?? nanoid(), open: true } }),
      reducer: (state, { payload }: PayloadAction<Toast>) => {
        state.toasts = [payload, ...state.toasts.filter(({ id }) => id !== payload.id)].slice(0, MOST_SHOWN)
      },
    },
    toastClosed: ({ toasts }, { payload }: PayloadAction<string>) => {
      const toast = toasts.find(({ id }) => id === payload)
      if (toast) toast.open = false
    },
    /** One that was shown again while it faded stays. */
    toastRemoved: (state, { payload }: PayloadAction<string>) => {
      state.toasts = state.toasts.filter(({ id, open }) => open || id !== payload)
    },
  },
})

export const { toastShown, toastClosed, toastRemoved } = toastsSlice.actions

/** The newest first. */
export const selectToasts = (state: { toasts: ToastsState }) => state.toasts.toasts
