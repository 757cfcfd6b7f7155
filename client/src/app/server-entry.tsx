import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router'
import { all, call } from 'typed-redux-saga'
import { loadVoting } from '../features/voting/load-voting.ts'
import { createApiClient, type ApiClient } from '../lib/api/api-client.ts'
import { accountOf } from '../lib/session/account.ts'
import { readSession, type Session } from '../lib/session/session-cookie.ts'
import { loadProfile } from '../lib/session/session-saga.ts'
import type { SessionState } from '../lib/session/session-slice.ts'
import { App } from './app.tsx'
import { findRoute } from './find-route.ts'
import type { Detour } from './guards.ts'
import { headOf } from './head-of.ts'
import { loadPage } from './load-page.ts'
import type { Route } from './route.ts'
import { createStore, type State } from './store.ts'

export type RenderRequest = { path: string; query: string; cookies: string; apiUrl: string; requestId: string; now: number }

export type RenderedPage = {
  head: ReturnType<typeof headOf>
  markup: string
  state: State
  /** Its module under `src/pages`; undefined for an error page. */
  name: string | undefined
  /** Of several spellings, the one that the page goes by. */
  path: string
  /** What it wears whatever its reader chose. */
  theme: 'light' | 'dark' | undefined
}
export type Rendered = { readonly detour: Detour; readonly page?: never } | { readonly page: RenderedPage; readonly detour?: never }
export type RenderPage = (request: RenderRequest) => Promise<Rendered>

/** A reader should rather see the page's own "can't reach" state than wait for a server that is away. */
const API_TIMEOUT = 2_000

/** Who reads, and then what they came for. */
function* load(target: { path: string; query: string }, api: ApiClient) {
  yield* all([call(loadProfile, api), call(loadVoting, api)])
  return yield* call(loadPage, target, api)
}

export const renderPage: RenderPage = async ({ path, query, cookies, apiUrl, requestId, now }) => {
  const session = readSession(cookies)
  // Only the browser renews a session: with one that is over, a page is a visitor's.
  const reader = session !== undefined && session.expires_at * 1000 > now ? session : undefined
  const { store, run } = createStore({
    clock: { now },
    ...(session !== undefined && { session: reader === undefined ? { status: 'renewing' as const } : standingOf(reader) }),
  })
  const api = createApiClient({
    baseUrl: apiUrl,
    timeout: API_TIMEOUT,
    headers: { 'x-request-id': requestId },
    token: () => reader?.access_token,
  })
  const detour: Detour | undefined = await run(load, { path, query }, api).toPromise()
  if (detour !== undefined) return { detour }
  const state = store.getState()
  const markup = renderToString(
    <Provider store={store}>
      <StaticRouter location={query === '' ? path : `${path}?${query}`}>
        <App />
      </StaticRouter>
    </Provider>,
  )
  const route = state.navigation.problem === undefined ? findRoute(path, query).route : undefined
  const head = headOf(state, state.navigation)
  return { page: { head, markup, state, name: route?.name, path: spellingOf(route, path), theme: route?.theme } }
}

/** Of the account no more than guards ask for: the browser knows the rest itself. */
const standingOf = (session: Session): SessionState => {
  const { id, email, factors } = session.user
  const user = { id, ...(email !== undefined && { email }), ...(factors !== undefined && { factors }) }
  return { status: 'unknown', memberId: id, account: { ...accountOf(session), user } }
}

/** Routes take capitals and a slash at the end as they come; a route without parameters knows how it is written. */
const spellingOf = (route: Route | undefined, path: string): string => {
  const isFixed = route !== undefined && !/[:*]/.test(route.path)
  return isFixed ? route.path : path.replace(/(?<=.)\/+$/, '')
}
