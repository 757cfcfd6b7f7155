import type { EmailOtpType } from '@supabase/auth-js'
import { call, put, select, take } from 'typed-redux-saga'
import { readSession } from '../../../lib/session/session-cookie.ts'
import { arrived, authChanged, selectProfile } from '../../../lib/session/session-slice.ts'
import { toastShown } from '../../../lib/toasts/toasts-slice.ts'
import { attempt, type SignInReach } from './attempt.ts'
import { type AuthRefusal, wordsFor } from './auth-errors.ts'
import type { LinkAccount } from './link-account.ts'
import { concluded, formOpened, ledOn, refused, switchAgreed, switchRequested } from './sign-in-slice.ts'

/** An address as it was followed: from a mail of ours, or back from a provider. */
export interface Followed {
  readonly search: URLSearchParams
  readonly hash: URLSearchParams
  /** What the auth client has left of it. */
  readonly left: () => URLSearchParams
  /** Asked for in the settings, to have another address: the auth service has seen to it before it leads back here. */
  readonly isNewEmail: boolean
  /** The page on which a visitor can do what they wanted when they asked for the link. */
  readonly wanted: string | undefined
  /** Whose account a link of a mail opens. */
  readonly opens: (tokenHash: string, type: EmailOtpType) => Promise<LinkAccount>
  /** Finds out which account the session in a link belongs to. */
  readonly ownerOf: (accessToken: string) => Promise<LinkAccount>
}

const TYPES: readonly EmailOtpType[] = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email']

/** Following a link signs the user in, or shows what is left to do or what was wrong with it. */
export function* followLink(reach: SignInReach, followed: Followed) {
  yield* put(formOpened())
  const failure = errorIn(followed)
  const tokenHash = followed.search.get('token_hash')
  const type = TYPES.find((known) => known === followed.search.get('type'))
  // Of two addresses to confirm, one is.
  const [access_token, refresh_token] = ['access_token', 'refresh_token'].map((name) => followed.hash.get(name))
  const isHalf = followed.hash.has('message') || followed.search.has('message')
  if (failure !== undefined) yield* put(refused(wordsFor(failure)))
  else if (tokenHash !== null && type !== undefined) {
    if (yield* mayOpen(reach, () => followed.opens(tokenHash, type))) yield* call(verify, reach, tokenHash, type)
  } else if (access_token && refresh_token) {
    if (yield* mayOpen(reach, () => followed.ownerOf(access_token))) yield* call(open, reach, { access_token, refresh_token }, followed)
  } else if (isHalf) yield* put(concluded('first-half'))
  else yield* call(exchange, reach, followed)
}

/** Asks before a session is replaced: an attacker could send a link to their own account, to have the user act in it. */
function* mayOpen({ document }: SignInReach, opens: () => Promise<LinkAccount>) {
  const standing = readSession(document.cookie)?.user
  if (standing === undefined) return true
  const opened = yield* call(() => opens().catch(() => 'unknown' as const))
  if (opened === 'unknown') yield* put(refused(wordsFor({ name: 'AuthRetryableFetchError', message: '' })))
  else if (opened === null) yield* put(refused(wordsFor({ code: 'otp_expired', message: '' })))
  else if (opened.id === standing.id) return true
  else {
    const { username } = (yield* select(selectProfile)) ?? {}
    const from = (standing.email === '' ? undefined : standing.email) ?? username ?? undefined
    yield* put(switchRequested({ from, to: opened.address }))
    yield* take(switchAgreed)
    return true
  }
  return false
}

function* verify(reach: SignInReach, token_hash: string, type: EmailOtpType) {
  const answer = yield* attempt(reach, 'link', (client) => client.verifyOtp({ token_hash, type }))
  if (answer === undefined) return
  if (answer.data.session === null) yield* put(concluded('first-half'))
  else if (type === 'email_change') yield* put(concluded('email-changed'))
  else yield* put(arrived())
}

type Tokens = { readonly access_token: string; readonly refresh_token: string }

/** Opens a link that was requested without this client's code, and so brings the session itself. */
function* open(reach: SignInReach, tokens: Tokens, { hash, isNewEmail }: Followed) {
  const answer = yield* attempt(reach, 'link', (client) => client.setSession(tokens))
  if (answer === undefined) return
  const type = hash.get('type')
  if (isNewEmail || type === 'email_change') yield* put(concluded('email-changed'))
  // When the auth client follows such a link itself, it asks for a new password first. We do the same.
  else if (type === 'recovery') yield* put(authChanged({ event: 'PASSWORD_RECOVERY', account: undefined }))
  else yield* put(arrived())
}

/** The auth client has taken what the address carries as soon as it is there. */
function* exchange(reach: SignInReach, { search, hash, left, isNewEmail, wanted }: Followed) {
  const code = search.get('code')
  const answer = yield* attempt(reach, 'link', async (client) => {
    const { error } = await client.initialize()
    const isOthers =
      error === null ? code !== null && left().has('code') : error.code !== undefined && OF_OTHER_BROWSERS.includes(error.code)
    if (isOthers && !isNewEmail && wanted !== undefined) return { data: wanted, error: null }
    if (error !== null) return { data: null, error }
    const { data } = await client.getSession()
    // A new address is theirs also where this browser cannot be signed in by it.
    if (code !== null && isNewEmail) return { data, error: null }
    if (isOthers) return { data: null, error: OTHER_BROWSER }
    if (data.session !== null) return { data, error: null }
    return { data: null, error: { message: hash.size > 0 ? 'No session defined in URL' : 'No code detected.' } }
  })
  if (answer === undefined) return
  if (typeof answer.data === 'string') {
    if (readSession(reach.document.cookie) === undefined) yield* put(toastShown({ ...IN_ANOTHER_BROWSER, color: 'note' }))
    yield* put(ledOn(answer.data))
  } else yield* put(isNewEmail && code !== null ? concluded('email-changed') : arrived())
}

const OF_OTHER_BROWSERS = ['pkce_code_verifier_not_found', 'bad_code_verifier']
const OTHER_BROWSER: AuthRefusal = { code: 'pkce_code_verifier_not_found', message: '' }
const IN_ANOTHER_BROWSER = {
  id: 'other-browser',
  title: 'Sign in here to vote',
  description: 'Your link was asked for in another browser.',
}

const errorIn = ({ search, hash }: Followed): AuthRefusal | undefined => {
  const of = (name: string) => search.get(name) ?? hash.get(name)
  const [error, code, description] = [of('error'), of('error_code'), of('error_description')]
  if (error === null && code === null && description === null) return undefined
  return { message: description ?? '', details: { error: error ?? '', code: code ?? '' } }
}
