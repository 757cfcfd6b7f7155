import {
  configureStore,
  createAction,
  type Middleware,
  type Reducer,
  type Slice,
  type StateFromReducersMapObject,
  Tuple,
} from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import type { AccountState } from '../features/identity/account/account-slice.ts'
import { boardsSlice } from '../features/voting/boards/boards-slice.ts'
import { loadingBarSlice } from '../features/loading-bar/loading-bar-slice.ts'
import { commandsDrawerSlice } from '../features/commands-drawer/commands-drawer-slice.ts'
import type { MembersState } from '../features/members/members-slice.ts'
import { notificationsSlice } from '../features/notifications/notifications-slice.ts'
import { onboardingSlice } from '../features/members/onboarding/onboarding-slice.ts'
import type { OwnProfileState } from '../features/members/own-profile/own-profile-slice.ts'
import type { PreferencesState } from '../features/members/preferences/preferences-slice.ts'
import type { ProfilesState } from '../features/members/profiles/profiles-slice.ts'
import { votingSlice } from '../features/voting/voting-slice.ts'
import type { OwnStreakState } from '../features/voting/streaks/own-streak-slice.ts'
import type { StreaksState } from '../features/voting/streaks/streaks-slice.ts'
import type { OwnToolsState } from '../features/tools/own-tools-slice.ts'
import type { ToolsState } from '../features/tools/tools-slice.ts'
import type { TransparencyState } from '../features/launches/transparency-slice.ts'
import { supportSlice } from '../features/support/support-slice.ts'
import { clockSlice } from '../lib/clock/clock-slice.ts'
import { outboxSlice } from '../lib/commands/outbox-slice.ts'
import { liveSlice } from '../lib/live/live-slice.ts'
import { overlaySlice } from '../lib/overlays/overlay-slice.ts'
import { sessionSlice } from '../lib/session/session-slice.ts'
import { toastsSlice } from '../lib/toasts/toasts-slice.ts'
import { combine } from './combine.ts'
import { navigationSlice } from './navigation-slice.ts'

const everywhere = {
  boards: boardsSlice.reducer,
  clock: clockSlice.reducer,
  commandsDrawer: commandsDrawerSlice.reducer,
  live: liveSlice.reducer,
  loadingBar: loadingBarSlice.reducer,
  navigation: navigationSlice.reducer,
  notifications: notificationsSlice.reducer,
  onboarding: onboardingSlice.reducer,
  outbox: outboxSlice.reducer,
  overlay: overlaySlice.reducer,
  session: sessionSlice.reducer,
  support: supportSlice.reducer,
  toasts: toastsSlice.reducer,
  voting: votingSlice.reducer,
}

/** What only some pages need: their slices join with their code. */
interface LateState {
  account: AccountState
  members: MembersState
  ownStreak: OwnStreakState
  ownTools: OwnToolsState
  ownProfile: OwnProfileState
  preferences: PreferencesState
  profiles: ProfilesState
  streaks: StreaksState
  tools: ToolsState
  transparency: TransparencyState
}

export type State = StateFromReducersMapObject<typeof everywhere> & LateState

/** Those that the server makes otherwise for each reader, beside what a page names. */
export const ownEverywhere: readonly (keyof State)[] = ['session', 'voting']

/** Before anything of a page is loaded. */
export const slicesJoined = createAction<readonly Slice[]>('store/slicesJoined')

/** Each store has its own: what one reader opens makes no other reader's page larger. */
const growing = (slices: readonly Slice[]): Reducer<State> => {
  const reducers = new Map<string, Reducer>(Object.entries(everywhere))
  const join = (more: readonly Slice[]) => {
    for (const { name, reducer } of more) reducers.set(name, reducer)
  }
  join(slices)
  const combined = combine<State>(reducers)
  return (state, action) => {
    if (slicesJoined.match(action)) join(action.payload)
    return combined(state, action)
  }
}

/** The same store on both sides: the server runs the page's loading saga in it, the browser the root saga. `seen` is what sagas are shown of the state. */
export const createStore = (preloaded: Partial<State>, slices: readonly Slice[] = [], seen = (state: State) => state) => {
  const sagas = createSagaMiddleware()
  const middleware: Middleware<object, State> = (api) => sagas({ ...api, getState: () => seen(api.getState()) })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is missing, the reducers begin with
  const preloadedState = preloaded as State
  const store = configureStore({ reducer: growing(slices), preloadedState, middleware: () => new Tuple(middleware) })
  return { store, run: sagas.run }
}
