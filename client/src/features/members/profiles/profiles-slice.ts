import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { MemberProfile } from './profile.ts'

export type ProfileView =
  | { readonly status: 'ready'; readonly profile: MemberProfile }
  | { readonly status: 'moved'; readonly to: string }
  | { readonly status: 'unknown' | 'unreachable' }

export interface ProfilesState {
  /** By the name in the address: the page that is left stays whole while the next one is loaded. */
  readonly views: Readonly<Record<string, ProfileView>>
}

const MOST_VIEWS = 5

const initialState: ProfilesState = { views: {} }

export const profilesSlice = createSlice({
  name: 'profiles',
  initialState,
  reducers: {
    /** What is shown already stays when it cannot be had again. */
    profileSeen: ({ views }, { payload: { name, view } }: PayloadAction<{ name: string; view: ProfileView }>): ProfilesState => {
      const { [name]: before, ...others } = views
      const kept = view.status === 'unreachable' && before?.status === 'ready' ? before : view
      return { views: Object.fromEntries([...Object.entries(others).slice(1 - MOST_VIEWS), [name, kept]]) }
    },
  },
})

export const { profileSeen } = profilesSlice.actions
export const profileRetryRequested = createAction('profiles/retryRequested')

export const selectProfileView =
  (name: string) =>
  ({ profiles }: { profiles: ProfilesState }): ProfileView | undefined =>
    Object.hasOwn(profiles.views, name) ? profiles.views[name] : undefined
