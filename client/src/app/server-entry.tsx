import { type Ask, createApiClient } from '../lib/api/api-client.ts'
import { selectBoundaries } from '../lib/boundaries/boundaries.ts'
import { concern, textsIn } from '../lib/boundaries/concern.ts'
import { withoutLastSlashes } from '../lib/page/match-path.ts'
import type { Place } from '../lib/page/page.ts'
import { report } from '../lib/report.ts'
import { fetchResources } from '../lib/resources/keep-resources.ts'
import { accountOf } from '../lib/session/account.ts'
import { fetchOwnPage } from '../lib/session/load-own.ts'
import { readSession, type Session } from '../lib/session/session-cookie.ts'
import type { SessionState } from '../lib/session/session-slice.ts'
import { App } from './app.tsx'
import { drawText as draw } from './draw-text.tsx'
import { drawWriting as drawWritten } from './draw-writing.tsx'
import { findRoute } from './find-route.ts'
import { type Detour, detourFrom } from './guards.ts'
import { headOf } from './head-of.ts'
import { loadPage } from './load-page.ts'
import { drawInPieces, drawOwn, drawWhole, type Pieces, written } from './pieces.tsx'
import { openedPage, slicesOf } from './open-pages.ts'
import { ownNames, watching } from './own-state.ts'
import { ownOf } from './page-resources.ts'
import type { Route } from './route.ts'
import { createStore, type State } from './store.ts'

export type RenderRequest = {
  path: string
  query: string
  cookies: string
  apiUrl: string
  requestId: string
  now: number
  /**
   * The time limit for each answer, in milliseconds. If a server is unavailable, the reader should see the page's own "can't reach" state
   * and not wait for it.
   */
  answersIn?: number | undefined
  /** By `fetch` unless there is something better. */
  ask?: Ask | undefined
}
/** The same address for a member. */
export type OwnRequest = Omit<RenderRequest, 'path' | 'query' | 'cookies'> & { session: Session }

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
  /** Of a visitor's page: the same for a member, with all that is not their own as it was drawn. Undefined where it has to be drawn anew. */
  drawFor?: (request: OwnRequest) => Promise<Own | undefined>
}
type Own = Pick<RenderedPage, 'state'> & { readonly markup: readonly Uint8Array[] }
export type Rendered = { readonly detour: Detour; readonly page?: never } | { readonly page: RenderedPage; readonly detour?: never }
export type RenderPage = (request: RenderRequest) => Promise<Rendered>
export type DrawText = (text: string, site: string) => string
export type DrawWriting = (name: string, site: string) => Promise<string>

type Target = { readonly path: string; readonly query: string }
type ApiReach = Pick<RenderRequest, 'apiUrl' | 'requestId' | 'answersIn' | 'ask'>

const apiFor = ({ apiUrl, requestId, answersIn = 2_000, ask }: ApiReach, reader?: Session) =>
  createApiClient({
    baseUrl: apiUrl,
    timeout: answersIn,
    headers: { 'x-request-id': requestId },
    token: () => reader?.access_token,
    ...(ask && { ask }),
  })

export const renderPage: RenderPage = async ({ path, query, cookies, now, ...reach }) => {
  const session = readSession(cookies)
  if (session === undefined) return renderForVisitors({ path, query }, now, reach)
  // Only the browser renews a session: with one that is over, a page is a visitor's.
  const reader = session.expires_at * 1000 > now ? session : undefined
  const { store, run } = createStore({ clock: { now }, session: reader === undefined ? { status: 'renewing' } : standingOf(reader) })
  const api = apiFor(reach, reader)
  const own = reader && (await fetchOwnPage(api, whoIs(reader)))
  for (const action of own?.actions ?? []) store.dispatch(action)
  const detour: Detour | undefined = await run(loadPage, { path, query }, api).toPromise()
  if (detour !== undefined) return { detour }
  const state = store.getState()
  return { page: { ...pageOf(state, state), markup: drawWhole(App, state), state } }
}

/** For as many as come. Whatever looks at what is the reader's own, outside the parts that are kept apart for it, makes it a page for visitors only. */
const renderForVisitors = async (target: Target, now: number, reach: ApiReach): Promise<Rendered> => {
  const { route, place } = findRoute(target.path, target.query)
  let isShared = true
  const watched = watching(ownNames, () => (isShared = false))
  const { store, run } = createStore({ clock: { now } }, [], watched)
  const detour: Detour | undefined = await run(loadPage, target, apiFor(reach), { fetchOwn: false }).toPromise()
  if (detour !== undefined) return { detour }
  const state = store.getState()
  const page = pageOf(state, watched(state))
  const { markup, pieces } = drawInPieces(App, state, watched(state))
  const isForAll = state.navigation.problem === undefined || route?.missingMayBeOwn !== true
  const drawFor = isShared && isForAll && pieces !== undefined ? drawingFor({ state, pieces, route, place }) : undefined
  return { page: { ...page, markup, state, ...(drawFor && { drawFor }) } }
}

type Shared = { readonly state: State; readonly pieces: Pieces; readonly route: Route | undefined; readonly place: Place }

const drawingFor = ({ state: shared, pieces, route, place }: Shared): NonNullable<RenderedPage['drawFor']> => {
  const page = route && openedPage(route)
  let isPossible = true
  let texts: ReadonlySet<string> | undefined

  /** What readers blocked or muted also stands outside own parts: for those who did, the whole is drawn, of what is here. */
  const drawWith = (state: State) => {
    const boundaries = selectBoundaries(state)
    const isConcerned = boundaries !== undefined && concern(boundaries, (texts ??= textsIn(shared.resources)))
    return isConcerned ? [written(drawWhole(App, state))] : drawOwn(pieces, state, ownNames, place)
  }

  const draw = async ({ session, now, ...reach }: OwnRequest): Promise<Own | undefined> => {
    if (session.expires_at * 1000 <= now) return undefined
    const standing = standingOf(session)
    if (route !== undefined && detourFrom(route.guards ?? [], { session: standing }, place) !== undefined) return undefined
    const { store, run } = createStore({ ...shared, session: standing }, page && slicesOf(page))
    const api = apiFor(reach, session)
    const { actions, hasActed } = await fetchOwnPage(api, whoIs(session))
    if (hasActed && shared.clock.now < now) return undefined
    for (const action of actions) store.dispatch(action)
    if (page !== undefined) await run(fetchResources<State>, api, ownOf(page, place)).toPromise()
    const state = store.getState()
    const markup = isAlike(shared, state) ? drawWith(state) : undefined
    if (markup !== undefined) return { markup, state }
    isPossible = false
    return undefined
  }

  return async (request) => {
    if (!isPossible) return undefined
    try {
      return await draw(request)
    } catch (error) {
      isPossible = false
      report('A page could not be drawn from its pieces', error)
      return undefined
    }
  }
}

/** In all that is not the reader's own. */
const isAlike = (one: State, other: State) =>
  Object.entries(other).every(([name, part]) => ownNames.has(name) || part === Reflect.get(one, name))

/** All of a page but how it looks. `seen` is what the page is shown of its state. */
const pageOf = ({ navigation }: State, seen: State) => {
  const { path, query, problem } = navigation
  const route = problem === undefined ? findRoute(path, query).route : undefined
  return { head: headOf(seen, navigation), name: route?.name, path: spellingOf(route, path), theme: route?.theme }
}

const whoIs = (session: Session) => ({ memberId: session.user.id, secondFactorDue: accountOf(session).secondFactorDue })

/** Of the account no more than guards and pages ask for: the browser knows the rest itself. */
const standingOf = (session: Session): SessionState => {
  const { id, email, email_confirmed_at, factors } = session.user
  const user = {
    id,
    ...(email !== undefined && { email }),
    ...(email_confirmed_at !== undefined && { email_confirmed_at }),
    ...(factors !== undefined && { factors }),
  }
  return { status: 'unknown', memberId: id, account: { ...accountOf(session), user } }
}

/** Routes take capitals and a slash at the end as they come; a route without parameters knows how it is written. */
const spellingOf = (route: Route | undefined, path: string): string => {
  const isFixed = route !== undefined && !/[:*]/.test(route.path)
  return isFixed ? route.path : withoutLastSlashes(path)
}

/** Feeds show texts outside of any page, and have them drawn by the same renderer. */
export const drawText: DrawText = (text, site) => draw(text, site)

/** Feeds of the blog and the changelog have whole texts. */
export const drawWriting: DrawWriting = (name, site) => drawWritten(name, site)

export { writings } from './writings.ts'
