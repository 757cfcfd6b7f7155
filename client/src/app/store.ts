import { configureStore, createAction, type Middleware, type Reducer, type Slice, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { commandsDrawerSlice } from '../features/commands-drawer/commands-drawer-slice.ts'
import { loadingBarSlice } from '../features/loading-bar/loading-bar-slice.ts'
import type { Capability, StateOf } from '../lib/capabilities/define-capability.ts'
import { clockSlice } from '../lib/clock/clock-slice.ts'
import { formsSlice } from '../lib/commands/forms-slice.ts'
import { outboxSlice } from '../lib/commands/outbox-slice.ts'
import { liveSlice } from '../lib/live/live-slice.ts'
import { ownMarksSlice } from '../lib/marks/own-marks-slice.ts'
import { overlaySlice } from '../lib/overlays/overlay-slice.ts'
import { ownResourcesSlice, resourcesSlice } from '../lib/resources/resources-slice.ts'
import { sessionSlice } from '../lib/session/session-slice.ts'
import { toastsSlice } from '../lib/toasts/toasts-slice.ts'
import { capabilities, type PagesState } from './capabilities.ts'
import { combine } from './combine.ts'
import { navigationSlice } from './navigation-slice.ts'

/** Of no capability. */
const ofTheApp = [
  clockSlice,
  commandsDrawerSlice,
  formsSlice,
  liveSlice,
  loadingBarSlice,
  navigationSlice,
  outboxSlice,
  overlaySlice,
  ownMarksSlice,
  ownResourcesSlice,
  resourcesSlice,
  sessionSlice,
  toastsSlice,
] as const

type Defined = (typeof capabilities)[number]
type Shared = Extract<Defined, { readonly slices: readonly Slice[] }>['slices'][number]
type Own = Extract<Defined, { readonly ownSlices: readonly Slice[] }>['ownSlices'][number]

export type State = StateOf<(typeof ofTheApp)[number] | Shared | Own> & PagesState

const defined: readonly Capability[] = capabilities
const own = defined.flatMap(({ ownSlices = [] }) => ownSlices)
const everywhere: readonly Slice[] = [...ofTheApp, ...defined.flatMap(({ slices = [] }) => slices), ...own]

/** Those that the server makes otherwise for each reader, beside what a page names. */
export const ownEverywhere: readonly string[] = [sessionSlice, ownMarksSlice, ownResourcesSlice, ...own].map(({ name }) => name)

/** Before anything of a page is loaded. */
export const slicesJoined = createAction<readonly Slice[]>('store/slicesJoined')

/** Each store has its own: what one reader opens makes no other reader's page larger. */
const growing = (slices: readonly Slice[]): Reducer<State> => {
  const reducers = new Map<string, Reducer>()
  const join = (more: readonly Slice[]) => {
    for (const { name, reducer } of more) reducers.set(name, reducer)
  }
  join(everywhere)
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
