import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { Toast } from './toast.ts'

const MOST_SHOWN = 5

export type ToastsState = { readonly toasts: readonly Toast[] }

const initialState: ToastsState = { toasts: [] }

/** With an id it takes the place of the toast that had it, so that the same message is not shown twice at once. */
type NewToast = Omit<Toast, 'id' | 'open'> & { id?: string }

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: {
      prepare: (toast: NewToast) => ({ payload: { ...toast, id: toast.id ?? nanoid(), open: true } }),
      reducer: ({ toasts }, { payload }: PayloadAction<Toast>): ToastsState => ({
        toasts: [payload, ...toasts.filter(({ id }) => id !== payload.id)].slice(0, MOST_SHOWN),
      }),
    },
    toastClosed: ({ toasts }, { payload }: PayloadAction<string>): ToastsState => ({
      toasts: toasts.map((toast) => (toast.id === payload ? { ...toast, open: false } : toast)),
    }),
    /** One that was shown again while it faded stays. */
    toastRemoved: ({ toasts }, { payload }: PayloadAction<string>): ToastsState => ({
      toasts: toasts.filter(({ id, open }) => open || id !== payload),
    }),
    /** Those whose button does something, as an Undo; links stay. */
    actingToastsDropped: ({ toasts }): ToastsState => ({
      toasts: toasts.filter(({ actions = [] }) => !actions.some((action) => 'dispatch' in action)),
    }),
  },
})

export const { toastShown, toastClosed, toastRemoved, actingToastsDropped } = toastsSlice.actions

/** The newest first. */
export const selectToasts = (state: { toasts: ToastsState }) => state.toasts.toasts
