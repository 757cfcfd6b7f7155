import type { ModeratedAlternatives } from '@debut/events/alternatives/alternative-answers.ts'
import { AcceptAlternative, RejectAlternative } from '@debut/events/alternatives/alternative-commands.ts'
import type { RejectReason } from '@debut/events/alternatives/alternative-form.ts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../../../lib/session/session-slice.ts'

export type JudgedPair = ModeratedAlternatives['proposed'][number]

export interface Verdict {
  readonly alternativeId: string
  /** Null is yes. */
  readonly reason: RejectReason | null
}

export const commandOf = ({ alternativeId, reason }: Verdict) =>
  reason === null
    ? { type: AcceptAlternative.type, payload: { alternativeId } }
    : { type: RejectAlternative.type, payload: { alternativeId, reason } }

type Shown = Pick<ModeratedAlternatives, 'proposed' | 'waiting' | 'decided'>

export interface AlternativesQueueState extends Shown {
  /** Forbidden is as good as not there. */
  readonly status: 'loading' | 'ready' | 'unreachable' | 'forbidden'
  /** Pairs that were judged, and what became of it is not known. */
  readonly busy: readonly string[]
}

const initialState: AlternativesQueueState = { status: 'loading', proposed: [], waiting: 0, decided: [], busy: [] }

export const alternativesQueueSlice = createSlice({
  name: 'alternativesQueue',
  initialState,
  reducers: {
    queueLoaded: (state, { payload: { proposed, waiting, decided } }: PayloadAction<Shown>): AlternativesQueueState => ({
      ...state,
      proposed,
      waiting,
      decided,
      status: 'ready',
    }),
    queueMissing: (state, { payload: status }: PayloadAction<'unreachable' | 'forbidden'>): AlternativesQueueState =>
      status === 'unreachable' && state.status === 'ready' ? state : { ...initialState, status },
    verdictRequested: (state, { payload: { alternativeId } }: PayloadAction<Verdict>): AlternativesQueueState => ({
      ...state,
      busy: [...state.busy, alternativeId],
    }),
    verdictSettled: (state, { payload: alternativeId }: PayloadAction<string>): AlternativesQueueState => ({
      ...state,
      busy: state.busy.filter((each) => each !== alternativeId),
    }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
})

export const { queueLoaded, queueMissing, verdictRequested, verdictSettled } = alternativesQueueSlice.actions
export const queueRetryRequested = createAction('alternativesQueue/retryRequested')

export interface WithAlternativesQueue {
  readonly alternativesQueue: AlternativesQueueState
}

export const selectAlternativesQueue = ({ alternativesQueue }: WithAlternativesQueue): AlternativesQueueState => alternativesQueue
