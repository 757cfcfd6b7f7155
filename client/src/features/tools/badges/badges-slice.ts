import type { Badges } from '@debut/events/tools/badge-answers.ts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type BadgesView = { readonly status: 'ready'; readonly shown: Badges } | { readonly status: 'unknown' | 'unreachable' }

/** By what the tool was asked for: the page that is left stays whole while the next one is loaded. */
export type BadgesState = Readonly<Record<string, BadgesView>>

const MOST_VIEWS = 2
const initialState: BadgesState = {}

export const badgesSlice = createSlice({
  name: 'badges',
  initialState,
  reducers: {
    /** What is shown already stays where it cannot be had again. */
    badgesSeen: (state, { payload: { name, view } }: PayloadAction<{ name: string; view: BadgesView }>): BadgesState => {
      const { [name]: before, ...others } = state
      const next = view.status === 'unreachable' && before?.status === 'ready' ? before : view
      return Object.fromEntries([...Object.entries(others).slice(1 - MOST_VIEWS), [name, next]])
    },
  },
})

export const { badgesSeen } = badgesSlice.actions
export const badgesRetryRequested = createAction('badges/retryRequested')

export interface WithBadges {
  readonly badges: BadgesState
}

export const selectBadges =
  (name: string) =>
  ({ badges }: WithBadges): BadgesView | undefined =>
    Object.hasOwn(badges, name) ? badges[name] : undefined
