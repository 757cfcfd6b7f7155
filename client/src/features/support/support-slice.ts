import type { ContactReceived } from '@debut/events/support/contact-answers.ts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../../lib/session/session-slice.ts'

export interface Draft {
  /** Empty until one is chosen. */
  readonly topic: string
  readonly name: string
  readonly email: string
  readonly about: string
  readonly message: string
}
export type DraftField = keyof Draft

export interface Refused {
  /** What is wrong with a field, by its name. */
  readonly errors: Partial<Readonly<Record<DraftField, string>>>
  /** What is wrong beside that. */
  readonly problem?: string
}

export interface SupportState {
  /** `elsewhere`: a chat of its own has taken over. */
  readonly status: 'hidden' | 'offered' | 'elsewhere'
  /** What was typed stays, however often the panel is closed: the panel and the page of the form show the same. */
  readonly draft: Draft
  /** `working`: the server wants to see that the sender is no program. */
  readonly sending: 'no' | 'yes' | 'working'
  readonly refused: Refused
  /** How often the draft was refused: each time, the first field that is wrong gets the focus. */
  readonly refusals: number
  /** Until another message is begun. */
  readonly received?: ContactReceived
}

export const UNREACHABLE = 'We can’t reach Debut right now. Your message is still here: try again in a moment.'

const BLANK: Draft = { topic: '', name: '', email: '', about: '', message: '' }
const UNTRIED = { sending: 'no', refused: { errors: {} }, refusals: 0 } as const

const initialState = { status: 'hidden', draft: BLANK, ...UNTRIED } as SupportState

export const supportSlice = createSlice({
  name: 'support',
  initialState,
  reducers: {
    supportOffered: (state): SupportState => ({ ...state, status: 'offered' }),
    chatTookOver: (state): SupportState => ({ ...state, status: 'elsewhere' }),
    /** What was wrong with a field is so until it is changed. */
    drafted: (state, { payload }: PayloadAction<Partial<Draft>>): SupportState => {
      const left = Object.entries(state.refused.errors).filter(([name]) => !(name in payload))
      return { ...state, draft: { ...state.draft, ...payload }, refused: { ...state.refused, errors: Object.fromEntries(left) } }
    },
    contactSending: (state): SupportState => ({ ...state, sending: 'yes', refused: { errors: {} } }),
    contactWorking: (state): SupportState => ({ ...state, sending: 'working' }),
    contactRefused: (state, { payload: refused }: PayloadAction<Refused>): SupportState => ({
      ...state,
      sending: 'no',
      refused,
      refusals: state.refusals + 1,
    }),
    /** Who writes again need not say again who they are. */
    contactReceived: (state, { payload }: PayloadAction<ContactReceived>): SupportState => ({
      ...state,
      ...UNTRIED,
      draft: { ...BLANK, name: state.draft.name, email: state.draft.email },
      received: payload,
    }),
    anotherBegun: ({ received: _received, ...state }): SupportState => state,
  },
  extraReducers: (builder) => builder.addCase(signedOut, ({ status }): SupportState => ({ status, draft: BLANK, ...UNTRIED })),
})

export const { supportOffered, chatTookOver, drafted, contactSending, contactWorking, contactRefused, contactReceived, anotherBegun } =
  supportSlice.actions
/** What the message is about, where the form does not ask for it. */
export const contactSubmitted = createAction<{ readonly about?: string | undefined }>('support/contactSubmitted')
export const selectSupport = ({ support }: { support: SupportState }) => support
