import type { Place } from '../lib/page/page.ts'
import { selectMemberId, selectSecondFactorDue, type SessionState } from '../lib/session/session-slice.ts'

type Known = { readonly session: SessionState }

/** Where the reader is sent instead, and why. */
export interface Detour {
  readonly to: string
  readonly toast?: { readonly title: string; readonly description: string }
  /** What they wanted is kept until they have signed in. */
  readonly returnTo?: string
  /** To where they wanted to go before, if that is known. */
  readonly wanted?: true
  /** What was asked for has its place there: who links to it may do so there. */
  readonly forGood?: true
}

type Guard = (state: Known, place: Place) => Detour | undefined

export const LOGIN_PATH = '/login'
export const CALLBACK_PATH = '/confirm'
/** These pages follow links of the auth service. */
export const CALLBACK_PATHS: readonly string[] = [CALLBACK_PATH, '/email-confirm']
/** Left as soon as somebody is signed in. */
export const SIGN_IN_PATHS: readonly string[] = [LOGIN_PATH, '/signup']
/** Pages that are never returned to. */
export const WAYS_IN: readonly string[] = [LOGIN_PATH, '/signup', ...CALLBACK_PATHS, '/forgot-password', '/update-password']
/** `*` stands for anything. */
const matching = (pattern: string): RegExp => {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`)
}
export const matches = (pattern: string, path: string): boolean => matching(pattern).test(path)

const EXCLUDED: readonly RegExp[] = []
const INCLUDED = [
  '/settings*',
  '/your-tools',
  '/submit-a-tool',
  '/edit/*',
  '/community/drafts',
  '/community/notifications',
  '/community/followers',
  '/community/following',
].map(matching)

const addressOf = ({ path, search }: Place): string => (search.size > 0 ? `${path}?${search}` : path)

const isVisitor = (state: Known) => selectMemberId(state) === undefined

const settingsNeedSignIn: Guard = (state, { path }) =>
  /^\/settings(\/|$)/.test(path) && isVisitor(state)
    ? { to: '/', toast: { title: 'Authentication required', description: 'Please log in to access your settings' } }
    : undefined

const membersOnly: Guard = (state, place) => {
  const { path } = place
  const isOpen =
    path === LOGIN_PATH ||
    path === CALLBACK_PATH ||
    EXCLUDED.some((pattern) => pattern.test(path)) ||
    !INCLUDED.some((pattern) => pattern.test(path))
  if (isOpen || (!isVisitor(state) && !selectSecondFactorDue(state))) return undefined
  return { to: LOGIN_PATH, returnTo: addressOf(place) }
}

const everyRoute = [settingsNeedSignIn, membersOnly]

const membersAlone: Guard = (state, { path }) =>
  isVisitor(state) || selectSecondFactorDue(state) ? { to: LOGIN_PATH, returnTo: path } : undefined

const named = {
  'signed-in': membersAlone,
  /** Whose tool it is only the server knows: it is asked once the reader has passed. */
  'tool-owner': membersAlone,
  /** It only asks for a session: whether the role opens the page is checked after that. */
  staff: (state, place) => (isVisitor(state) || selectSecondFactorDue(state) ? { to: LOGIN_PATH, returnTo: addressOf(place) } : undefined),
  /** A member who is signed in has nothing to do there. */
  'signed-out': (state) => (isVisitor(state) || selectSecondFactorDue(state) ? undefined : { to: '/', wanted: true }),
} satisfies Record<string, Guard>

export type GuardName = keyof typeof named

const guardNamed = (name: string): Guard => {
  const guard = new Map<string, Guard>(Object.entries(named)).get(name)
  if (guard === undefined) throw new Error(`Unknown route middleware: '${name}'`)
  return guard
}

export const detourFrom = (names: readonly string[], state: Known, place: Place): Detour | undefined => {
  for (const guard of [...everyRoute, ...names.map(guardNamed)]) {
    const detour = guard(state, place)
    if (detour !== undefined) return detour
  }
  return undefined
}
