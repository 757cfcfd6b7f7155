import { combineReducers, configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { readAs } from '../../../lib/api/testing/read-as.ts'
import type { AuthClient } from '../../../lib/session/auth-client.ts'
import { arrived, authChanged, sessionSlice } from '../../../lib/session/session-slice.ts'
import { cookiesOf } from '../../../lib/session/testing/cookies-of.ts'
import { cookieHeader } from '../../../lib/session/testing/session-cookie.ts'
import { toastsSlice } from '../../../lib/toasts/toasts-slice.ts'
import type { SignInReach } from './attempt.ts'
import type { AuthRefusal } from './auth-errors.ts'
import { fetchAuthSettings } from './auth-settings.ts'
import { offerDemoAccounts } from './demo-saga.ts'
import { followLink, type Followed } from './link-saga.ts'
import { forgotPasswordPage, updatePasswordPage } from './password-saga.ts'
import { takeSecondFactor } from './second-factor-saga.ts'
import { signInPage } from './sign-in-saga.ts'
import {
  accountWanted,
  codeGiven,
  codeWanted,
  demoChosen,
  factorShown,
  newPasswordGiven,
  passkeyWanted,
  passwordGiven,
  phoneCodeWanted,
  providerChosen,
  resendWanted,
  resetWanted,
  selectSignIn,
  signInSlice,
  ssoWanted,
  switchAgreed,
  walletChosen,
} from './sign-in-slice.ts'
import { signUpPage } from './sign-up-saga.ts'

const ORIGIN = 'https://debut.example'
const SETTINGS = { external: { email: true, phone: true, github: true, google: false }, saml_enabled: true, disable_signup: false }

/** What the auth client was asked for, and how it answers by the name of the question. */
let asked: unknown[][]
let answers: Record<string, { data?: unknown; error?: AuthRefusal } | Error>
let happened: UnknownAction[]
let cookies: { cookie: string }

beforeEach(() => {
  asked = []
  answers = {}
  happened = []
  cookies = cookiesOf()
})

const client = () => {
  const ask =
    (name: string) =>
    async (...params: unknown[]) => {
      asked.push([name, ...params])
      const answer = answers[name]
      if (answer instanceof Error) throw answer
      return { data: answer?.data ?? {}, error: answer?.error ?? null }
    }
  const named = (target: object) =>
    new Proxy(target, { get: (own, name) => (name === 'then' ? undefined : (Reflect.get(own, name) ?? ask(String(name)))) })
  return named({ mfa: named({ webauthn: named({}) }) }) as unknown as AuthClient
}

const api: ApiClient = {
  get: async (path, schema) => {
    const body = path === '/auth/demo' ? { accounts: [{ username: 'maker', roles: [] }] } : SETTINGS
    return readAs(schema, body)
  },
  post: async (_path, body, schema) => {
    asked.push(['demo', body])
    return readAs(schema, { access_token: 'a', refresh_token: 'r', expires_at: 7, user: { id: 'm' } })
  },
}

const open = (saga: (reach: SignInReach) => Generator) => {
  const sagas = createSagaMiddleware()
  const slices = combineReducers({ signIn: signInSlice.reducer, session: sessionSlice.reducer, toasts: toastsSlice.reducer })
  const store = configureStore({
    reducer: (state: Parameters<typeof slices>[0], action: UnknownAction) => {
      happened.push(action)
      return slices(state, action)
    },
    middleware: () => new Tuple(sagas),
  })
  sagas.run(saga, {
    auth: async () => client(),
    document: cookies,
    origin: ORIGIN,
    callback: () => `${ORIGIN}/confirm?product=subway-sync`,
    settings: () => fetchAuthSettings(api),
    work: async () => 'no work',
  })
  return {
    do: async (action: UnknownAction) => {
      store.dispatch(action)
      await settled()
    },
    state: () => selectSignIn(store.getState()),
    toasts: () => store.getState().toasts.toasts.map(({ title }) => title),
  }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))
const openLogin = async () => {
  const page = open((reach) => signInPage(reach, ['ethereum']))
  await settled()
  return page
}
const has = (match: (action: UnknownAction) => boolean) => happened.some(match)

it('offers the providers that the service has and the wallets that the browser has', async () => {
  const page = await openLogin()
  expect(page.state()).toMatchObject({ settings: { providers: ['github'], phone: true, sso: true, signups: true }, wallets: ['ethereum'] })
})

it('signs in with a password, and waits until the session has come', async () => {
  const page = await openLogin()
  await page.do(passwordGiven({ email: 'i@d.example', password: 'secret' }))
  expect(asked).toEqual([['signInWithPassword', { email: 'i@d.example', password: 'secret', options: {} }]])
  expect(page.state()).toMatchObject({ busy: 'password' })
})

it('says what was wrong, and lets the reader try again', async () => {
  answers = { signInWithPassword: { error: { code: 'invalid_credentials', message: 'Invalid login credentials' } } }
  const page = await openLogin()
  await page.do(passwordGiven({ email: 'i@d.example', password: 'wrong' }))
  expect(page.state().busy).toBeUndefined()
  expect(page.state().problem?.way).toBe('reset')
})

it('says that cookies are blocked before anything is sent', async () => {
  cookies = {
    get cookie() {
      return ''
    },
    set cookie(_dropped) {},
  }
  const page = await openLogin()
  await page.do(passwordGiven({ email: 'i@d.example', password: 'secret' }))
  expect(page.state().problem?.text).toMatch(/blocks cookies/)
  expect(asked).toEqual([])
})

it('takes the code that was mailed, and mails another', async () => {
  const page = await openLogin()
  await page.do(codeWanted({ email: 'i@d.example' }))
  expect(page.state().sent).toEqual({ to: 'i@d.example', type: 'email' })
  await page.do(codeGiven('123456'))
  await page.do(resendWanted())
  expect(asked.map(([name]) => name)).toEqual(['signInWithOtp', 'verifyOtp', 'signInWithOtp'])
  expect(asked[1]).toEqual(['verifyOtp', { email: 'i@d.example', token: '123456', type: 'email' }])
})

it('takes a code from a phone', async () => {
  const page = await openLogin()
  await page.do(codeWanted({ phone: '+4930123' }))
  await page.do(codeGiven('123456'))
  expect(asked[1]).toEqual(['verifyOtp', { phone: '+4930123', token: '123456', type: 'sms' }])
})

it('goes to providers, to an organisation by its domain, and to a wallet', async () => {
  const page = await openLogin()
  await page.do(providerChosen('github'))
  await page.do(ssoWanted('ines@firm.example'))
  await page.do(walletChosen('ethereum'))
  expect(asked).toMatchObject([
    ['signInWithOAuth', { provider: 'github', options: { redirectTo: `${ORIGIN}/confirm` } }],
    ['signInWithSSO', { domain: 'firm.example' }],
    ['signInWithWeb3', { chain: 'ethereum' }],
  ])
})

it('says what is wrong with a wallet, and a no of its owner kindly', async () => {
  answers = { signInWithWeb3: new Error('@supabase/auth-js: Wallet method signIn() returned unrecognized value') }
  const page = await openLogin()
  await page.do(walletChosen('ethereum'))
  expect(page.state().problem?.text).toContain('It said: Wallet method signIn() returned unrecognized value.')
  answers = { signInWithWeb3: Object.assign(new Error('User rejected the request.'), { code: 4001 }) }
  await page.do(walletChosen('ethereum'))
  expect(page.state().problem?.text).toMatch(/said no/)
})

it('signs in as a member of the demo world with their real session', async () => {
  const page = open((reach) => offerDemoAccounts(reach, api))
  await settled()
  expect(page.state().accounts).toEqual([{ username: 'maker', roles: [] }])
  await page.do(demoChosen('maker'))
  expect(asked).toMatchObject([
    ['demo', { username: 'maker' }],
    ['setSession', { access_token: 'a', refresh_token: 'r' }],
  ])
})

it('sends everybody who signs up to their mail, with or without an account', async () => {
  answers = { signUp: { data: { user: { identities: [] }, session: null } } }
  const page = open((reach) => signUpPage(reach, []))
  await settled()
  await page.do(accountWanted({ email: 'i@d.example', password: 'long enough', name: '' }))
  expect(page.state().sent).toEqual({ to: 'i@d.example', type: 'signup' })
  expect(asked[0]).toEqual([
    'signUp',
    { email: 'i@d.example', password: 'long enough', options: { emailRedirectTo: `${ORIGIN}/confirm?product=subway-sync` } },
  ])
  await page.do(codeGiven('123456'))
  expect(asked[1]).toEqual(['verifyOtp', { email: 'i@d.example', token: '123456', type: 'signup' }])
})

it('says the same of a forgotten password for every address, and takes its code', async () => {
  const page = open(forgotPasswordPage)
  await page.do(resetWanted('stranger@d.example'))
  expect(page.state().sent).toEqual({ to: 'stranger@d.example', type: 'recovery' })
  await page.do(codeGiven('123456'))
  expect(asked[1]).toEqual(['verifyOtp', { email: 'stranger@d.example', token: '123456', type: 'recovery' }])
})

it('sets a new password, says so, and goes on', async () => {
  const page = open(updatePasswordPage)
  await page.do(newPasswordGiven({ password: 'long enough', nonce: '' }))
  expect([page.toasts(), has(arrived.match)]).toEqual([['Your password is changed'], true])
})

it('asks for a mailed code where the service wants to be sure', async () => {
  answers = { updateUser: { error: { code: 'reauthentication_needed', message: '' } } }
  const page = open(updatePasswordPage)
  await page.do(newPasswordGiven({ password: 'long enough', nonce: '' }))
  expect([page.state().nonceAsked, asked.map(([name]) => name)]).toEqual([true, ['updateUser', 'reauthenticate']])
  answers = {}
  await page.do(newPasswordGiven({ password: 'long enough', nonce: '123456' }))
  expect(asked[2]).toEqual(['updateUser', { password: 'long enough', nonce: '123456' }])
  expect(has(arrived.match)).toBe(true)
})

it('takes the code of a second factor, or of a phone once it was sent', async () => {
  answers = { challenge: { data: { id: 'c' } } }
  const page = open(takeSecondFactor)
  await page.do(factorShown({ factorId: 'app', code: '123456' }))
  await page.do(phoneCodeWanted('phone'))
  await page.do(factorShown({ factorId: 'phone', code: '654321' }))
  expect(asked).toEqual([
    ['challengeAndVerify', { factorId: 'app', code: '123456' }],
    ['challenge', { factorId: 'phone', channel: 'sms' }],
    ['verify', { factorId: 'phone', challengeId: 'c', code: '654321' }],
  ])
})

it.each(['mfa_verification_failed', 'mfa_verification_rejected'])(
  'says that a passkey was not accepted, and speaks of no code: %s',
  async (code) => {
    answers = { authenticate: { error: { code, message: 'Failed to validate WebAuthn MFA response' } } }
    const page = open(takeSecondFactor)
    await page.do(passkeyWanted('key'))
    expect(page.state().problem).toEqual({ text: expect.stringMatching(/^Your passkey was not accepted\./) })
  },
)

describe('a password that needs a mailed code as well', () => {
  const given = { email: 'ines@debut.example', password: 'right' }
  let sent: unknown[]
  let answered: () => Response

  beforeEach(() => {
    sent = []
    answered = () => Response.json({ access_token: 'a', refresh_token: 'r' })
    vi.stubGlobal('fetch', async (path: string, { body }: { readonly body: string }) => {
      sent.push([path, JSON.parse(body)])
      return answered()
    })
    answers = { signInWithPassword: { error: { code: 'reauthentication_needed', status: 400, message: 'A code is on its way' } } }
  })
  afterEach(() => vi.unstubAllGlobals())

  it('goes along with the code once that is typed', async () => {
    const page = await openLogin()
    await page.do(passwordGiven(given))
    expect(page.state()).toMatchObject({ sent: { to: given.email, type: 'password' } })
    expect(page.state().problem).toBeUndefined()
    expect(JSON.stringify(page.state())).not.toContain('right')
    await page.do(codeGiven('123456'))
    expect(sent).toEqual([['/auth/v1/token?grant_type=password', { ...given, nonce: '123456', gotrue_meta_security: {} }]])
    expect(asked.at(-1)).toEqual(['setSession', { access_token: 'a', refresh_token: 'r' }])
  })

  it('is given again for another code, and may be typed again after a wrong one', async () => {
    const page = await openLogin()
    await page.do(passwordGiven(given))
    answered = () => Response.json({ code: 'reauthentication_not_valid', message: 'no' }, { status: 422 })
    await page.do(codeGiven('000000'))
    expect(page.state()).toMatchObject({ sent: { type: 'password' }, problem: { text: expect.stringMatching(/code is not right/) } })
    await page.do(resendWanted())
    expect(asked.filter(([name]) => name === 'signInWithPassword')).toHaveLength(2)
    expect(page.state()).toMatchObject({ sent: { type: 'password' } })
  })
})

const opens: Followed['opens'] = async () => ({ id: 'another', address: 'an…@debut.example' })

const followed = async (search: string, { hash = '', left = '', isNewEmail = false, wanted = '', whose = opens } = {}) => {
  const page = open((reach) =>
    followLink(reach, {
      search: new URLSearchParams(search),
      hash: new URLSearchParams(hash),
      left: () => new URLSearchParams(left),
      isNewEmail,
      wanted: wanted === '' ? undefined : wanted,
      opens: whose,
      ownerOf: () => whose('', 'email'),
    }),
  )
  await settled()
  return page
}
const follow = async (...params: Parameters<typeof followed>) => (await followed(...params)).state()
const session = { access_token: 'a' }

it('signs in with a link that was asked for here', async () => {
  answers = { getSession: { data: { session } } }
  await follow('code=1')
  expect(has(arrived.match)).toBe(true)
})

it('says that a new address is confirmed, in any browser', async () => {
  answers = { getSession: { data: { session: null } } }
  expect(await follow('code=1', { left: 'code=1', isNewEmail: true })).toMatchObject({ outcome: 'email-changed' })
  expect((await follow('', { isNewEmail: true })).outcome).toBeUndefined()
})

it('says so where a link was asked for in another browser', async () => {
  answers = { getSession: { data: { session: null } } }
  expect((await follow('code=1', { left: 'code=1' })).problem?.text).toMatch(/another browser/)
  expect(has(arrived.match)).toBe(false)
})

it.each([
  ['the client has no code of its own', {}],
  ['the client has the code of another link', { initialize: { error: { code: 'bad_code_verifier', message: 'not the same' } } }],
])('leads to what the visitor wanted where %s', async (_, initialize) => {
  answers = { ...initialize, getSession: { data: { session: null } } }
  const page = await followed('code=1', { left: 'code=1', wanted: '/tool/subway-sync#vote' })
  expect(page.state().problem).toBeUndefined()
  expect(page.state().leadsTo).toBe('/tool/subway-sync#vote')
  expect(page.toasts()).toEqual(['Sign in here to vote'])
})

it.each([
  ['error=access_denied&error_code=otp_expired&error_description=gone', {}, /Ask for a new one/],
  ['', { hash: 'error=server_error&error_description=no' }, /provider did not let you in/],
  ['', {}, /No code detected/],
  ['', { hash: 'access_token=a' }, /No session defined in URL/],
])('says what is wrong with %s', async (search, more, words) => {
  answers = { getSession: { data: { session: null } } }
  expect((await follow(search, more)).problem?.text).toMatch(words)
})

it('passes on what the auth client finds wrong with an address', async () => {
  answers = {
    initialize: { error: { name: 'AuthPKCEGrantCodeExchangeError', status: 500, message: 'Not a valid PKCE flow url.', details: null } },
  }
  expect((await follow('', { hash: 'access_token=a' })).problem?.text).toBe('Not a valid PKCE flow url.')
})

it('confirms what a mail asks for, in any browser', async () => {
  answers = { verifyOtp: { data: { session } } }
  await follow('token_hash=h&type=signup')
  expect(asked).toEqual([['verifyOtp', { token_hash: 'h', type: 'signup' }]])
  expect(has(arrived.match)).toBe(true)
})

const signedInAs = (id: string) => {
  cookies.cookie = cookieHeader({ access_token: 'a', refresh_token: 'r', expires_at: 7, user: { id, email: 'ines@debut.example' } })
}

it('asks a signed-in member before a link opens another account, and uses it only then', async () => {
  answers = { verifyOtp: { data: { session } } }
  signedInAs('ines')
  const page = await followed('token_hash=h&type=magiclink')
  expect(page.state().switching).toEqual({ from: 'ines@debut.example', to: 'an…@debut.example' })
  expect(asked).toEqual([])
  await page.do(switchAgreed())
  expect(asked).toEqual([['verifyOtp', { token_hash: 'h', type: 'magiclink' }]])
  expect(has(arrived.match)).toBe(true)
})

it('asks nothing where the link is for the account that is signed in', async () => {
  answers = { verifyOtp: { data: { session } } }
  signedInAs('another')
  expect((await follow('token_hash=h&type=email_change')).outcome).toBe('email-changed')
})

it('uses no link whose account is unknown', async () => {
  signedInAs('ines')
  const unavailable = async () => {
    throw new Error('unavailable')
  }
  expect((await follow('token_hash=h&type=magiclink', { whose: unavailable })).problem?.text).toMatch(/no answer/)
  expect((await follow('token_hash=h&type=magiclink', { whose: async () => null })).problem?.text).toMatch(/Ask for a new one/)
  expect(asked).toEqual([])
})

const tokens = (type = 'signup') => `access_token=a&refresh_token=r&type=${type}`

it('takes the session that a link brings', async () => {
  await follow('', { hash: tokens() })
  expect(asked).toEqual([['setSession', { access_token: 'a', refresh_token: 'r' }]])
  expect(has(arrived.match)).toBe(true)
})

it('asks for a new password first where the link was to set one, and says that a new address is confirmed', async () => {
  await follow('', { hash: tokens('recovery') })
  expect(happened.at(-1)).toEqual(authChanged({ event: 'PASSWORD_RECOVERY', account: undefined }))
  expect((await follow('', { hash: tokens('email_change') })).outcome).toBe('email-changed')
  expect(has(arrived.match)).toBe(false)
})

it('asks a signed-in member before a link brings the session of another account', async () => {
  signedInAs('ines')
  const page = await followed('', { hash: tokens() })
  expect(page.state().switching).toEqual({ from: 'ines@debut.example', to: 'an…@debut.example' })
  expect(asked).toEqual([])
  await page.do(switchAgreed())
  expect(asked.map(([name]) => name)).toEqual(['setSession'])
})

it('takes no session that cannot be one, or that the auth service does not know', async () => {
  answers = { setSession: { error: { name: 'AuthInvalidJwtError', message: 'Invalid JWT structure' } } }
  expect((await follow('', { hash: tokens() })).problem?.text).toMatch(/Ask for a new one/)
  signedInAs('ines')
  asked = []
  expect((await follow('', { hash: tokens(), whose: async () => null })).problem?.text).toMatch(/Ask for a new one/)
  expect(asked).toEqual([])
  expect(has(arrived.match)).toBe(false)
})

it('says what is left of a change of email, and when it is done', async () => {
  answers = { verifyOtp: { data: { session: null } } }
  expect((await follow('token_hash=h&type=email_change')).outcome).toBe('first-half')
  expect((await follow('', { hash: 'message=Confirmation+link+accepted' })).outcome).toBe('first-half')
  answers = { verifyOtp: { data: { session } } }
  expect((await follow('token_hash=h&type=email_change')).outcome).toBe('email-changed')
})
