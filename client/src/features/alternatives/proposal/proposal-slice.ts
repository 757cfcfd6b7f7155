import type { Subject } from '@debut/events/alternatives/alternative-answers.ts'
import type { NamedOther } from '@debut/events/alternatives/alternative-form.ts'
import type { FoundTool } from '@debut/events/search/search-answers.ts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../../../lib/session/session-slice.ts'

export interface Proposal {
  readonly toolId: string
  readonly other: NamedOther | { readonly kind: 'tool'; readonly toolId: string }
}

/** The side that the page is about, where it is about one. */
export type Given = Pick<Extract<Subject, { kind: 'tool' }>, 'kind' | 'toolId' | 'name'> | Extract<Subject, { kind: 'product' }>

export interface ProposalState {
  readonly isOpen: boolean
  readonly to: Given | null
  readonly status: 'asking' | 'sending' | 'sent'
  /** Why it was not taken. */
  readonly problem: string | null
  /** What the typed text may stand for. */
  readonly choices: readonly FoundTool[]
}

const initialState: ProposalState = { isOpen: false, to: null, status: 'asking', problem: null, choices: [] }

export const proposalSlice = createSlice({
  name: 'proposal',
  initialState,
  reducers: {
    proposalOpened: (_state, { payload: to }: PayloadAction<Given | null>): ProposalState => ({ ...initialState, isOpen: true, to }),
    proposalClosed: (state): ProposalState => ({ ...state, isOpen: false }),
    choicesFound: (state, { payload: choices }: PayloadAction<readonly FoundTool[]>): ProposalState => ({ ...state, choices }),
    proposalRequested: (state, _action: PayloadAction<Proposal>): ProposalState => ({ ...state, status: 'sending', problem: null }),
    proposalSettled: (state, { payload: problem }: PayloadAction<string | null>): ProposalState => ({
      ...state,
      status: problem === null ? 'sent' : 'asking',
      problem,
    }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
})

export const { proposalOpened, proposalClosed, choicesFound, proposalRequested, proposalSettled } = proposalSlice.actions
export const choicesRequested = createAction<string>('proposal/choicesRequested')

export interface WithProposal {
  readonly proposal: ProposalState
}

export const selectProposal = ({ proposal }: WithProposal): ProposalState => proposal
