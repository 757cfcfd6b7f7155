import type { FollowCounts, OwnFollows, People } from '@debut/events/follows/follow-answers.ts'
import { FollowMember, FollowTool, UnfollowMember, UnfollowTool } from '@debut/events/follows/follow-commands.ts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { commandAnswered, commandRequested, type OutboxState, selectOutbox } from '../../lib/commands/outbox-slice.ts'
import { factsOf, type Result } from '../../lib/results/facts.ts'
import { resultReceived } from '../../lib/results/results-actions.ts'
import { signedOut } from '../../lib/session/session-slice.ts'

/** Whom one can follow, or what. */
export interface Followed {
  readonly kind: 'members' | 'tools'
  readonly id: string
}

const COMMANDS = { members: [FollowMember.type, UnfollowMember.type], tools: [FollowTool.type, UnfollowTool.type] } as const

export const setFollowed = ({ kind, id }: Followed, follows: boolean) =>
  commandRequested({ type: COMMANDS[kind][follows ? 0 : 1], payload: kind === 'members' ? { memberId: id } : { toolId: id } })

/** Whom a command is about, and what its sender wants. Undefined for every other command. */
export const intentOf = ({ type, payload }: { readonly type: string; readonly payload: Readonly<Record<string, unknown>> }) => {
  const kind = (['members', 'tools'] as const).find((one) => COMMANDS[one].some((command) => command === type))
  if (kind === undefined) return undefined
  const id = payload[kind === 'members' ? 'memberId' : 'toolId']
  return typeof id === 'string' ? { id, follows: type === COMMANDS[kind][0] } : undefined
}

export type Side = 'followers' | 'following'

export interface PeopleView {
  readonly status: 'loading' | 'ready' | 'unreachable'
  readonly members: People['members']
  readonly more: boolean
}

type Counts = Pick<FollowCounts, 'followers' | 'following'> & { readonly position: number }

/** What everybody sees, of the one whose page is shown. */
export interface FollowsState {
  readonly of: string | null
  readonly counts: Counts | null
  /** Of each side of it that was opened. */
  readonly people: Readonly<Partial<Record<Side, PeopleView>>>
}

/** By whom or what is followed: whether the reader does, as of a position in the log. */
export type OwnFollowsState = Readonly<Record<string, { readonly follows: boolean; readonly position: number }>>

/** What a result says of the reader's follows. */
const changesIn = (result: Result) =>
  factsOf(result).flatMap((fact) => {
    switch (fact.type) {
      case 'MemberFollowed':
      case 'MemberUnfollowed':
        return { id: fact.data.followedId, follows: fact.type === 'MemberFollowed' }
      case 'ToolFollowed':
      case 'ToolUnfollowed':
        return { id: fact.data.toolId, follows: fact.type === 'ToolFollowed' }
      default:
        return []
    }
  })

const nothingShown: FollowsState = { of: null, counts: null, people: {} }
const NO_PEOPLE: PeopleView = { status: 'loading', members: [], more: false }
const peopleOf = (state: FollowsState, id: string) => (state.of === id ? state : { ...nothingShown, of: id })

export const followsSlice = createSlice({
  name: 'follows',
  initialState: nothingShown,
  reducers: {
    countsLoaded: (
      state,
      { payload: { id, counts } }: PayloadAction<{ readonly id: string; readonly counts: FollowCounts }>,
    ): FollowsState => (state.of === id && (state.counts?.position ?? 0) > counts.position ? state : { ...peopleOf(state, id), counts }),
    peopleLoaded: (
      state,
      { payload }: PayloadAction<People & { readonly id: string; readonly side: Side; readonly isNext: boolean }>,
    ): FollowsState => {
      const { id, side, isNext, members, more } = payload
      const shown = peopleOf(state, id)
      const before = isNext ? (shown.people[side]?.members ?? []) : []
      return { ...shown, people: { ...shown.people, [side]: { status: 'ready', members: [...before, ...members], more } } }
    },
    peopleMissing: (state, { payload: { id, side } }: PayloadAction<{ readonly id: string; readonly side: Side }>): FollowsState => {
      const shown = peopleOf(state, id)
      const before = shown.people[side] ?? NO_PEOPLE
      return { ...shown, people: { ...shown.people, [side]: { ...before, status: before.members.length > 0 ? 'ready' : 'unreachable' } } }
    },
  },
  extraReducers: (builder) =>
    builder.addCase(resultReceived, (state, { payload }): FollowsState => {
      const { of, counts } = state
      if (counts === null || payload.position <= counts.position) return state
      const changes = changesIn(payload).filter(({ id }) => id === of)
      const followers = changes.reduce((sum, { follows }) => sum + (follows ? 1 : -1), counts.followers)
      return changes.length === 0 ? state : { ...state, counts: { ...counts, followers, position: payload.position } }
    }),
})

type Loaded = OwnFollows & { readonly asked: readonly string[] }

const learn = (state: OwnFollowsState, id: string, follows: boolean, position: number): OwnFollowsState =>
  (state[id]?.position ?? -1) > position ? state : { ...state, [id]: { follows, position } }

const initialState: OwnFollowsState = {}

export const ownFollowsSlice = createSlice({
  name: 'ownFollows',
  initialState,
  reducers: {
    ownFollowsLoaded: (state, { payload: { asked, members, tools, position } }: PayloadAction<Loaded>): OwnFollowsState => {
      const followed = new Set<string>([...members, ...tools])
      return asked.reduce((known, id) => learn(known, id, followed.has(id), position), state)
    },
  },
  extraReducers: (builder) =>
    builder
      // The result may arrive a moment after the answer that it was taken.
      .addCase(commandAnswered, (state, { payload }): OwnFollowsState => {
        const intent = intentOf(payload)
        return intent === undefined ? state : learn(state, intent.id, intent.follows, payload.position)
      })
      .addCase(resultReceived, (state, { payload }) =>
        changesIn(payload).reduce((known, { id, follows }) => learn(known, id, follows, payload.position), state),
      )
      .addCase(signedOut, () => initialState),
})

export const { countsLoaded, peopleLoaded, peopleMissing } = followsSlice.actions
export const { ownFollowsLoaded } = ownFollowsSlice.actions
export const morePeopleRequested = createAction<{ readonly id: string; readonly side: Side }>('follows/morePeopleRequested')

export interface WithFollows {
  readonly follows: FollowsState
  readonly ownFollows: OwnFollowsState
  readonly outbox: OutboxState
}

/** The newest intent stands over what the server said. Undefined until either is known. */
export const selectFollows = (state: Pick<WithFollows, 'ownFollows' | 'outbox'>, { id }: Followed): boolean | undefined => {
  const intents = selectOutbox(state).entries.flatMap((entry) => intentOf(entry) ?? [])
  return intents.findLast((intent) => intent.id === id)?.follows ?? state.ownFollows[id]?.follows
}

export const selectCounts = ({ follows }: Pick<WithFollows, 'follows'>, id: string): Counts | null =>
  follows.of === id ? follows.counts : null

export const selectPeople = ({ follows }: Pick<WithFollows, 'follows'>, id: string, side: Side): PeopleView =>
  (follows.of === id ? follows.people[side] : undefined) ?? NO_PEOPLE
