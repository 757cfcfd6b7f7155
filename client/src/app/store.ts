import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { boardsSlice } from '../features/boards/boards-slice.ts'
import { membersSlice } from '../features/members/members-slice.ts'
import { signInSlice } from '../features/signin/sign-in-slice.ts'
import { votingSlice } from '../features/voting/voting-slice.ts'
import { toolsSlice } from '../features/tools/tools-slice.ts'
import { clockSlice } from '../lib/clock/clock-slice.ts'
import { outboxSlice } from '../lib/commands/outbox-slice.ts'
import { liveSlice } from '../lib/live/live-slice.ts'
import { sessionSlice } from '../lib/session/session-slice.ts'
import { toastsSlice } from '../lib/toasts/toasts-slice.ts'
import { navigationSlice } from './navigation-slice.ts'

const reducer = combineReducers({
  boards: boardsSlice.reducer,
  clock: clockSlice.reducer,
  live: liveSlice.reducer,
  members: membersSlice.reducer,
  navigation: navigationSlice.reducer,
  outbox: outboxSlice.reducer,
  session: sessionSlice.reducer,
  signIn: signInSlice.reducer,
  toasts: toastsSlice.reducer,
  tools: toolsSlice.reducer,
  voting: votingSlice.reducer,
})

export type State = ReturnType<typeof reducer>

/** The same store on both sides: the server runs the page's loading saga in it, the browser the root saga. */
export const createStore = (preloadedState: Partial<State>) => {
  const sagas = createSagaMiddleware()
  const store = configureStore({ reducer, preloadedState, middleware: () => new Tuple(sagas) })
  return { store, run: sagas.run }
}
