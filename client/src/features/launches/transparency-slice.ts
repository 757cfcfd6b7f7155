import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Checkable } from './receipts/receipt.ts'
import type { PublishedDay, Rule } from './days.ts'

export const PAGE_SIZE = 14

/** Of what somebody pasted: what is wrong with it, or what there is to check, with what was published of its day. */
export type ReceiptCheck =
  | { readonly status: 'none' }
  | { readonly status: 'wrong'; readonly problem: string }
  | { readonly status: 'asking' }
  | { readonly status: 'ready'; readonly checkable: Checkable; readonly publishedRoot: string | null }

export interface TransparencyState {
  readonly status: 'loading' | 'ready' | 'unreachable'
  readonly current: string
  readonly rules: readonly Rule[]
  /** Only earlier days than this are shown. */
  readonly before: string | null
  readonly days: readonly PublishedDay[]
  readonly hasMore: boolean
  readonly check: ReceiptCheck
}

const initialState: TransparencyState = {
  status: 'loading',
  current: '',
  rules: [],
  before: null,
  days: [],
  hasMore: false,
  check: { status: 'none' },
}

type Loaded = Pick<TransparencyState, 'current' | 'rules' | 'before' | 'days'>

export const transparencySlice = createSlice({
  name: 'transparency',
  initialState,
  reducers: {
    /** One day more than a page was asked for: it tells whether there are more. */
    transparencyLoaded: (state, { payload }: PayloadAction<Loaded>): TransparencyState => ({
      ...state,
      ...payload,
      status: 'ready',
      days: payload.days.slice(0, PAGE_SIZE),
      hasMore: payload.days.length > PAGE_SIZE,
    }),
    transparencyUnreachable: (state, { payload: before }: PayloadAction<string | null>): TransparencyState =>
      state.status === 'ready' && state.before === before ? state : { ...state, status: 'unreachable', before, days: [], hasMore: false },
    /** As text: what it says is found out where it is needed. */
    receiptPasted: (state, _pasted: PayloadAction<string>): TransparencyState => ({ ...state, check: { status: 'asking' } }),
    receiptRefused: (state, { payload: problem }: PayloadAction<string>): TransparencyState => ({
      ...state,
      check: { status: 'wrong', problem },
    }),
    /** Null where nothing was published of that day. */
    rootReceived: (state, { payload }: PayloadAction<{ checkable: Checkable; publishedRoot: string | null }>): TransparencyState => ({
      ...state,
      check: { status: 'ready', ...payload },
    }),
  },
})

export const { transparencyLoaded, transparencyUnreachable, receiptPasted, receiptRefused, rootReceived } = transparencySlice.actions
export const transparencyRetryRequested = createAction('transparency/retryRequested')

export const selectTransparency = ({ transparency }: { transparency: TransparencyState }) => transparency
