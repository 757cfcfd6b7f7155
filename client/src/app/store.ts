import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { boardsSlice } from '../features/boards/boards-slice.ts'
import { loadingBarSlice } from '../features/loading-bar/loading-bar-slice.ts'
import { commandsDrawerSlice } from '../features/commands-drawer/commands-drawer-slice.ts'
import { membersSlice } from '../features/members/members-slice.ts'
import { notificationsSlice } from '../features/notifications/notifications-slice.ts'
import { onboardingSlice } from '../features/onboarding/onboarding-slice.ts'
import { signInSlice } from '../features/signin/sign-in-slice.ts'
import { votingSlice } from '../features/voting/voting-slice.ts'
import { streaksSlice } from '../features/streaks/streaks-slice.ts'
import { toolsSlice } from '../features/tools/tools-slice.ts'
import { transparencySlice } from '../features/transparency/transparency-slice.ts'
import { supportSlice } from '../features/support-chat/support-slice.ts'
import { clockSlice } from '../lib/clock/clock-slice.ts'
import { outboxSlice } from '../lib/commands/outbox-slice.ts'
import { liveSlice } from '../lib/live/live-slice.ts'
import { overlaySlice } from '../lib/overlays/overlay-slice.ts'
import { sessionSlice } from '../lib/session/session-slice.ts'
import { toastsSlice } from '../lib/toasts/toasts-slice.ts'
import { navigationSlice } from './navigation-slice.ts'

const reducer = combineReducers({
  boards: boardsSlice.reducer,
  clock: clockSlice.reducer,
  commandsDrawer: commandsDrawerSlice.reducer,
  live: liveSlice.reducer,
  loadingBar: loadingBarSlice.reducer,
  members: membersSlice.reducer,
  navigation: navigationSlice.reducer,
  notifications: notificationsSlice.reducer,
  onboarding: onboardingSlice.reducer,
  outbox: outboxSlice.reducer,
  overlay: overlaySlice.reducer,
  session: sessionSlice.reducer,
  signIn: signInSlice.reducer,
  support: supportSlice.reducer,
  streaks: streaksSlice.reducer,
  toasts: toastsSlice.reducer,
  tools: toolsSlice.reducer,
  transparency: transparencySlice.reducer,
  voting: votingSlice.reducer,
})

export type State = ReturnType<typeof reducer>

/** The same store on both sides: the server runs the page's loading saga in it, the browser the root saga. */
export const createStore = (preloadedState: Partial<State>) => {
  const sagas = createSagaMiddleware()
  const store = configureStore({ reducer, preloadedState, middleware: () => new Tuple(sagas) })
  return { store, run: sagas.run }
}
