import { stopInvitationsRoute } from '@debut/events/tools/invitation-routes.ts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { call, put } from 'typed-redux-saga'
import { type ApiClient, ApiError } from '../../../lib/api/api-client.ts'
import { send } from '../../../lib/api/ask.ts'
import { takeLeading } from '../../../lib/sagas/take.ts'

export interface StopInvitationsState {
  readonly status: 'ready' | 'busy' | 'done'
  /** The reason why it could not be done. */
  readonly problem: string | null
}

const initialState = { status: 'ready', problem: null } as StopInvitationsState

export const stopInvitationsSlice = createSlice({
  name: 'stopInvitations',
  initialState,
  reducers: {
    stopStarted: (): StopInvitationsState => ({ status: 'busy', problem: null }),
    stopped: (): StopInvitationsState => ({ status: 'done', problem: null }),
    stopFailed: (_state, { payload: problem }: PayloadAction<string>): StopInvitationsState => ({ status: 'ready', problem }),
  },
})

const { stopStarted, stopped, stopFailed } = stopInvitationsSlice.actions
export const stopRequested = createAction<string>('stopInvitations/stopRequested')

export interface WithStopInvitations {
  readonly stopInvitations: StopInvitationsState
}
export const selectStopInvitations = ({ stopInvitations }: WithStopInvitations) => stopInvitations

export function* followStopInvitations(api: ApiClient) {
  yield* takeLeading(stopRequested, stop, api)
}

function* stop(api: ApiClient, { payload: token }: ReturnType<typeof stopRequested>) {
  yield* put(stopStarted())
  try {
    yield* call(() => send(api, stopInvitationsRoute, undefined, { token }))
    yield* put(stopped())
  } catch (error) {
    yield* put(stopFailed(error instanceof ApiError && error.problem !== undefined ? error.problem.message : UNREACHABLE))
  }
}

const UNREACHABLE = 'We can’t reach Debut right now. Try again in a moment.'
