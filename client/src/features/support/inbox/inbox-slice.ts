import type { ContactId } from '@debut/events/support/contact-form.ts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { NewStatus } from './inbox.ts'

interface About {
  readonly id: ContactId
}

export interface InboxState {
  /** What is being done. */
  readonly busy: 'reply' | 'status' | 'delete' | null
  /** Why the last thing was not done, and about which message. */
  readonly problem: (About & { readonly text: string }) | null
  readonly deleted: ContactId | null
  /** Counts replies that were sent, so that their field knows when to be empty. */
  readonly replied: number
}

const initialState = { busy: null, problem: null, deleted: null, replied: 0 } as InboxState

export const inboxSlice = createSlice({
  name: 'inbox',
  initialState,
  reducers: {
    begun: (state, { payload: busy }: PayloadAction<InboxState['busy']>): InboxState => ({ ...state, busy, problem: null }),
    done: (state): InboxState => ({ ...state, busy: null, replied: state.busy === 'reply' ? state.replied + 1 : state.replied }),
    deleted: (state, { payload: { id } }: PayloadAction<About>): InboxState => ({ ...state, busy: null, deleted: id }),
    refused: (state, { payload: problem }: PayloadAction<NonNullable<InboxState['problem']>>): InboxState => ({
      ...state,
      busy: null,
      problem,
    }),
  },
})

export const { begun, done, deleted, refused } = inboxSlice.actions
export const replyRequested = createAction<About & { readonly revision: number; readonly text: string }>('inbox/replyRequested')
export const statusRequested = createAction<About & { readonly revision: number; readonly status: NewStatus }>('inbox/statusRequested')
export const deletionRequested = createAction<About>('inbox/deletionRequested')

export interface WithInbox {
  readonly inbox: InboxState
}
export const selectInbox = ({ inbox }: WithInbox) => inbox
