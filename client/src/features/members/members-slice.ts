import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Arrival, Member, MembersPage } from './member.ts'

/** Beyond this, a page left open all day drops its oldest rows; "Show earlier" brings them back. */
const MOST_ROWS = 300

export type MembersState = {
  status: 'loading' | 'ready' | 'unreachable'
  /** Newest first. */
  members: Member[]
  total: number
  /** How far into the log everything shown here reaches. */
  position: number
  earlier: 'none' | 'more' | 'loading'
  announcement: string
}

const initialState: MembersState = { status: 'loading', members: [], total: 0, position: 0, earlier: 'none', announcement: '' }

const newestFirst = (a: Member, b: Member) => b.position - a.position

/** The first of two mentions of a member wins. */
const distinct = (members: Member[]) => {
  const seen = new Set<string>()
  return members.filter(({ memberId }) => !seen.has(memberId) && seen.add(memberId)).toSorted(newestFirst)
}

const trim = (state: MembersState) => {
  if (state.members.length <= MOST_ROWS) return
  state.members.length = MOST_ROWS
  state.earlier = 'more'
}

const advance = (state: MembersState, { total, position }: { total: number; position: number }) => {
  if (position < state.position) return
  state.total = total
  state.position = position
}

export const membersSlice = createSlice({
  name: 'members',
  initialState,
  reducers: {
    membersLoaded: (state, { payload: page }: PayloadAction<MembersPage>) => {
      const oldest = page.members.at(-1)?.position ?? 0
      const continues = state.position > 0
      const newer = continues ? state.members.filter(({ position }) => position > page.position) : []
      const overlaps = continues && state.members.some(({ position }) => position >= oldest && position <= page.position)
      // Without an overlap there may be members between the two pages that neither holds, so the old one goes.
      const older = overlaps ? state.members.filter(({ position }) => position < oldest) : []
      state.members = distinct([...newer, ...page.members, ...older])
      if (older.length === 0) state.earlier = page.members.length < page.total ? 'more' : 'none'
      state.status = 'ready'
      advance(state, page)
    },
    membersUnreachable: (state) => {
      if (state.status === 'loading') state.status = 'unreachable'
    },
    /** The stream cannot tell what was missed: what is shown stays until a fresh page is here, which then counts alone. */
    membersOutdated: (state) => {
      state.status = 'loading'
      state.position = 0
    },
    membersArrived: (state, { payload }: PayloadAction<Arrival[]>) => {
      for (const arrival of payload) {
        const known = state.members.find(({ memberId }) => memberId === arrival.member.memberId)
        if (known) known.username = arrival.member.username
        else state.members.push(arrival.member)
        advance(state, arrival)
      }
      state.members.sort(newestFirst)
      trim(state)
    },
    earlierRequested: (state) => {
      state.earlier = 'loading'
    },
    earlierLoaded: (state, { payload: page }: PayloadAction<MembersPage>) => {
      state.members = distinct([...state.members, ...page.members])
      state.earlier = page.members.length > 0 && state.members.length < page.total ? 'more' : 'none'
    },
    earlierUnreachable: (state) => {
      state.earlier = 'more'
    },
    announced: (state, { payload }: PayloadAction<string>) => {
      state.announcement = payload
    },
  },
})

export const {
  membersLoaded,
  membersUnreachable,
  membersOutdated,
  membersArrived,
  earlierRequested,
  earlierLoaded,
  earlierUnreachable,
  announced,
} = membersSlice.actions
export const retryRequested = createAction('members/retryRequested')

export interface WithMembers {
  readonly members: MembersState
}
export const selectMembers = ({ members }: WithMembers) => members
