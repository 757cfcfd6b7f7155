import { all, call, put, type SagaGenerator, select } from 'typed-redux-saga'
import type { ApiClient } from '../lib/api/api-client.ts'
import type { Page, PageContext } from '../lib/page/page.ts'
import { fetchResources, type Wanted } from '../lib/resources/keep-resources.ts'
import { loadOwnPage } from '../lib/session/load-own.ts'
import { selectRenewing, selectRoles, selectRolesKnown } from '../lib/session/session-slice.ts'
import { isRefused } from './server-guards.ts'
import { findRoute, inLowerCase, invalidMessage } from './find-route.ts'
import { type Detour, detourFrom } from './guards.ts'
import { pageShown } from './navigation-slice.ts'
import { openWantedPage, slicesOf } from './open-pages.ts'
import { statusOf, wantedBy } from './page-resources.ts'
import { redirectOf } from './redirects.ts'
import { mayOpen, staffOnlyMessage } from './staff-pages.ts'
import { slicesJoined, type State } from './store.ts'

type Target = { readonly path: string; readonly query: string }

/** The same on both sides: rules, guards, code, data. Gives where to go instead, if anywhere. */
export function* loadPage({ path, query }: Target, api: ApiClient, { fetchOwn = true } = {}) {
  const rule = redirectOf(path)
  if (rule !== undefined) return { to: rule } satisfies Detour
  const { route, place, missing } = findRoute(path, query)
  if (route === undefined) {
    const small = inLowerCase(path)
    if (small !== undefined) return { to: small + (query === '' ? '' : `?${query}`), forGood: true } satisfies Detour
    yield* put(pageShown({ path, query, problem: { status: 404, message: missing } }))
    return undefined
  }
  const state = yield* select((known: State) => known)
  const guards = route.guards ?? []
  const detour = detourFrom(guards, state, place)
  if (detour !== undefined && selectRenewing(state)) {
    yield* put(pageShown({ path, query, held: true }))
    return undefined
  }
  if (detour !== undefined) return detour
  const invalid = { path, query, problem: { status: 404, message: invalidMessage(path) } } as const
  if (guards.length > 0 && (yield* call(isRefused, guards, api, place))) {
    yield* put(pageShown(invalid))
    return undefined
  }
  if (guards.includes('staff') && !(yield* call(hasRoleFor, route.path, api))) {
    yield* put(pageShown({ path, query, problem: { status: 403, message: staffOnlyMessage(route.path) } }))
    return undefined
  }
  const page = yield* call(openWantedPage, route)
  const slices = slicesOf(page)
  if (slices.length > 0) yield* put(slicesJoined(slices))
  yield* call(loadTogether, page, { ...place, api }, wantedBy(page, place, { withOwn: fetchOwn }))
  const moved = page.moved?.(yield* select((state: State) => state), place)
  if (moved !== undefined) return elsewhere(moved)
  const isValid = yield* select((state: State) => page.valid?.(state, place) ?? statusOf(page, state, place) !== 'missing')
  yield* put(pageShown(isValid ? { path, query } : invalid))
  return undefined
}

/** The server is asked for the roles where they are unknown or may have changed. Without an answer readers pass: the page shows only what the server gives it anyway. */
function* hasRoleFor(pattern: string, api: ApiClient) {
  if (mayOpen(pattern, yield* select(selectRoles))) return true
  yield* call(loadOwnPage, api)
  return mayOpen(pattern, yield* select(selectRoles)) || !(yield* select(selectRolesKnown))
}

/** What a page loads by itself and what it names are asked for at once. */
function* loadTogether({ load }: Page<State>, context: PageContext, wanted: Wanted<State>): SagaGenerator<void> {
  const resources = call(fetchResources<State>, context.api, wanted)
  yield* load === undefined ? resources : all([resources, call(load, context)])
}

const elsewhere = (moved: string | Detour): Detour => (typeof moved === 'string' ? { to: moved } : moved)
