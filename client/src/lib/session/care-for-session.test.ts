import { combineReducers, configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit'
import createSagaMiddleware, { eventChannel } from 'redux-saga'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ApiClient, ApiError } from '../api/api-client.ts'
import { readAs } from '../api/testing/read-as.ts'
import { clockSlice, ticked } from '../clock/clock-slice.ts'
import { refreshDue } from '../live/live-slice.ts'
import { toastsSlice } from '../toasts/toasts-slice.ts'
import { accountOf } from './account.ts'
import type { AuthChange } from './auth-change.ts'
import type { Auth, AuthClient } from './auth-client.ts'
import { cookieStorage } from './cookie-storage.ts'
import { readSession, SESSION_COOKIE, type Session } from './session-cookie.ts'
import { careForSession } from './care-for-session.ts'
import {
  rolesRenewed,
  selectMemberId,
  selectSession,
  sessionExpired,
  sessionFound,
  sessionRenewed,
  sessionSlice,
  type SessionState,
  signInWanted,
  signOutRequested,
} from './session-slice.ts'
import { cookiesOf } from './testing/cookies-of.ts'

const SECONDS = 1_800_000_000
const ENDED = 'Your session has ended'
const OWN = {
  username: 'ines',
  name: null,
  avatar_url: '/avatar.svg',
  streak: 3,
  latest_streak: null,
  vote_multiplier: 1,
  tier: 0,
  onboarded: true,
}
const ID = '4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11'
const IDENTIFIED = { id: ID, user_id: ID, ...OWN }
const PROFILE = { ...IDENTIFIED, profile: IDENTIFIED }

/** The auth service: what it says when it is asked for another token. */
type Answer = 'another' | 'none' | 'nothing'

let cookies: { cookie: string }
let happened: UnknownAction[]
let asked: string[]
let answer: Answer
/** How many questions for the profile go unanswered, as while a member is not here yet. */
let unknownFor: number
let isLeftElsewhere: boolean

beforeEach(() => {
  isLeftElsewhere = false
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
  cookies = cookiesOf()
  happened = []
  asked = []
  answer = 'another'
  unknownFor = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const sessionOf = (token: string, endsIn = 3_600): Session => ({
  access_token: token,
  refresh_token: `${token}-next`,
  expires_at: SECONDS + endsIn,
  user: { id: 'ines' },
})
const keep = (session: Session) => cookieStorage(cookies, false).setItem(SESSION_COOKIE, JSON.stringify(session))
const kept = () => readSession(cookies.cookie)?.access_token

const api: ApiClient = {
  get: async (_path, schema) => {
    if (unknownFor-- > 0) throw new ApiError('status-404', 'unknown')
    return readAs(schema, PROFILE)
  },
  post: () => Promise.reject(new Error('nothing is sent')),
}

/** As the auth client does it: what it says of a session it has written first. */
const authService = () => {
  let emit: (change: AuthChange) => void = () => undefined
  let isOpen = false
  const announce = (event: AuthChange['event'], session: Session | undefined) =>
    emit({ event, session: null, account: session && accountOf(session), ...(session && { session: session as never }) })
  const end = () => {
    cookieStorage(cookies, false).removeItem(SESSION_COOKIE)
    announce('SIGNED_OUT', undefined)
  }
  const next = async () => {
    asked.push('another token')
    if (answer === 'nothing') return { error: Object.assign(new Error('unavailable'), { name: 'AuthRetryableFetchError' }) }
    if (answer === 'none') {
      end()
      return { error: new Error('Invalid Refresh Token: Already Used') }
    }
    const session = sessionOf(`${kept() ?? ''}'`)
    keep(session)
    announce('TOKEN_REFRESHED', session)
    return { error: null }
  }
  const client = {
    getSession: next,
    refreshSession: next,
    signOut: async ({ scope }: { scope: string }) => {
      asked.push(`sign out ${scope}`)
      if (answer === 'nothing' && scope !== 'local') return { error: new Error('unavailable') }
      if (scope !== 'others') end()
      return { error: null }
    },
  }
  const auth: Auth = {
    open: async () => {
      const found = isOpen ? undefined : readSession(cookies.cookie)
      isOpen = true
      // One that has run out, it renews first.
      if (found !== undefined && found.expires_at > SECONDS) announce('INITIAL_SESSION', found)
      return client as unknown as AuthClient
    },
    isOpen: () => isOpen,
    needed: Promise.resolve(),
    announceLeaving: () => void asked.push('say so to other tabs'),
    wasLeftElsewhere: () => isLeftElsewhere,
    changes: eventChannel<AuthChange>((listener) => {
      emit = listener
      return () => undefined
    }),
  }
  return { auth, announce }
}

const open = async (session: SessionState) => {
  const sagas = createSagaMiddleware()
  const slices = combineReducers({ clock: clockSlice.reducer, session: sessionSlice.reducer, toasts: toastsSlice.reducer })
  const store = configureStore({
    reducer: (state: Parameters<typeof slices>[0], action: UnknownAction) => {
      happened.push(action)
      return slices(state, action)
    },
    preloadedState: { session },
    middleware: () => new Tuple(sagas),
  })
  store.dispatch(ticked(SECONDS * 1_000))
  const { auth, announce } = authService()
  sagas.run(careForSession, api, auth, cookies)
  await settle()
  return {
    dispatch: async (action: UnknownAction) => {
      store.dispatch(action)
      await settle()
    },
    announce: async (...change: Parameters<typeof announce>) => {
      announce(...change)
      await settle()
    },
    isOpen: auth.isOpen,
    session: () => selectSession(store.getState()),
    member: () => selectMemberId(store.getState()),
    toasts: () => store.getState().toasts.toasts.map(({ title }) => title),
    times: (match: (action: UnknownAction) => boolean) => happened.filter(match).length,
  }
}
const settle = () => vi.advanceTimersByTimeAsync(0)
const member: SessionState = { status: 'unknown', memberId: 'ines' }

it('fetches the auth client for no visitor', async () => {
  const page = await open({ status: 'visitor' })
  await vi.advanceTimersByTimeAsync(86_400_000)
  expect(page.isOpen()).toBe(false)
})

it('fetches the auth client for a member in time before the token runs out', async () => {
  keep(sessionOf('a', 600))
  const page = await open(member)
  await vi.advanceTimersByTimeAsync(479_000)
  expect(page.isOpen()).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  await page.dispatch(ticked((SECONDS + 500) * 1_000))
  await vi.advanceTimersByTimeAsync(480_000)
  expect(page.isOpen()).toBe(true)
})

it('gives a member whose token has run out another one, and not a word about it', async () => {
  keep(sessionOf('a', -60))
  const page = await open({ status: 'renewing' })
  expect(page.session()).toMatchObject({ status: 'member', profile: { username: 'ines' }, event: 'TOKEN_REFRESHED' })
  expect([kept(), page.toasts()]).toEqual([`a'`, []])
})

it('makes a reader who gets no further token a visitor, says so, and knows where they were', async () => {
  keep(sessionOf('a', -60))
  answer = 'none'
  const page = await open({ status: 'renewing' })
  expect(page.session()).toEqual({ status: 'visitor' })
  expect([kept(), page.toasts()]).toEqual([undefined, [ENDED]])
  expect(page.times(signInWanted.match)).toBe(1)
})

it('asks until there is an answer, and ends no session before', async () => {
  keep(sessionOf('a', -60))
  answer = 'nothing'
  const page = await open({ status: 'renewing' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect([page.session().status, kept()]).toEqual(['renewing', 'a'])
  answer = 'another'
  await vi.advanceTimersByTimeAsync(60_000)
  expect([page.member(), page.toasts()]).toEqual(['ines', []])
})

it('asks for another token when one is refused, and goes on as the same member', async () => {
  keep(sessionOf('a'))
  const page = await open(member)
  await page.dispatch(sessionExpired())
  expect([page.member(), page.toasts(), page.times(sessionRenewed.match), page.times(sessionFound.match)]).toEqual(['ines', [], 1, 0])
})

it('says that the member signed out in another tab, where that tab said so', async () => {
  keep(sessionOf('a'))
  const page = await open(member)
  cookieStorage(cookies, false).removeItem(SESSION_COOKIE)
  isLeftElsewhere = true
  await page.announce('SIGNED_OUT', undefined)
  expect([page.member(), page.toasts(), asked]).toEqual([undefined, ['You signed out in another tab'], []])
})

it('gives up when what it was given is refused as well', async () => {
  keep(sessionOf('a'))
  const page = await open(member)
  await page.dispatch(sessionExpired())
  await page.dispatch(sessionExpired())
  expect([page.member(), page.toasts(), kept()]).toEqual([undefined, [ENDED], undefined])
})

it('shows who signed in in another tab, and that they left it again', async () => {
  const page = await open({ status: 'visitor' })
  keep(sessionOf('a'))
  await page.announce('SIGNED_IN', sessionOf('a'))
  expect(page.session()).toMatchObject({ status: 'member', event: 'SIGNED_IN', account: { aal: 'aal1' } })
  cookies.cookie = `${SESSION_COOKIE}=; max-age=0`
  await page.announce('SIGNED_OUT', undefined)
  expect(page.session()).toEqual({ status: 'visitor' })
})

it('asks again for a member who has only just come to be', async () => {
  unknownFor = 2
  const page = await open({ status: 'visitor' })
  await page.announce('SIGNED_IN', sessionOf('a'))
  expect(page.session().status).toBe('unknown')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(page.session().status).toBe('member')
})

it('takes the place of a member whose cookie is another member’s now', async () => {
  keep(sessionOf('a'))
  const page = await open(member)
  await page.announce('SIGNED_IN', { ...sessionOf('b'), user: { id: 'tomasz' } })
  expect(page.member()).toBe('tomasz')
})

it.each([
  ['this device', undefined, 'local'],
  ['every device', 'global', 'global'],
] as const)('signs out of %s without a word, but to the other tabs', async (_, scope, sent) => {
  keep(sessionOf('a'))
  const page = await open(member)
  await page.dispatch(signOutRequested(scope))
  expect([page.member(), kept(), page.toasts(), asked]).toEqual([undefined, undefined, [], ['say so to other tabs', `sign out ${sent}`]])
  // The auth client comes only now, and finds the session that is about to end.
  expect(page.times(sessionFound.match)).toBe(0)
})

it('signs the other devices out and stays', async () => {
  keep(sessionOf('a'))
  const page = await open(member)
  await page.dispatch(signOutRequested('others'))
  expect([page.member(), kept(), page.toasts()]).toEqual(['ines', 'a', ['Your other devices are signed out']])
})

it('signs out here where the auth service does not answer, and says that the other devices are not', async () => {
  keep(sessionOf('a'))
  answer = 'nothing'
  const page = await open(member)
  await page.dispatch(signOutRequested('global'))
  expect([page.member(), kept(), page.toasts()]).toEqual([undefined, undefined, ['Your other devices are still signed in']])
})

it('says nothing where a session was given up elsewhere before the page came', async () => {
  const page = await open({ status: 'renewing' })
  expect([page.session(), page.toasts()]).toEqual([{ status: 'visitor' }, []])
})

it('gets another token, once, for a role that a member was given since theirs was minted', async () => {
  keep(sessionOf('a'))
  const analyst: SessionState = { ...member, mayModerate: false, mayAnalyse: true }
  const page = await open(analyst)
  expect(asked).toEqual(['another token'])
  expect(page.times(rolesRenewed.match)).toBe(1)
  expect(page.times(refreshDue.match)).toBe(1)
  await page.dispatch(sessionFound({ memberId: 'ines', account: accountOf(sessionOf('a')) }))
  expect(asked).toEqual(['another token'])
})

it.each([
  ['claims the role', ['analyst'], { mayAnalyse: true }],
  ['claims more than the role', ['admin'], { mayModerate: true }],
  ['is of a member without roles', [], {}],
])('keeps a token that %s', async (_, roles, may) => {
  const claims = Buffer.from(JSON.stringify({ app_metadata: { roles } })).toString('base64url')
  keep(sessionOf(`header.${claims}.signature`))
  await open({ ...member, ...may })
  expect(asked).toEqual([])
})
