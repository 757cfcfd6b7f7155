/** What the auth service, its client or an address says went wrong. */
export interface AuthRefusal {
  readonly name?: string
  readonly code?: string | undefined
  readonly status?: number | undefined
  readonly message: string
  /** Of an address that a link or a provider returned to. */
  readonly details?: { readonly error: string; readonly code: string } | null
  readonly reasons?: readonly string[]
}

export interface AuthWords {
  readonly text: string
  /** What may help. */
  readonly way?: 'resend' | 'sign-in' | 'new-link' | 'reset'
  /** The service would refuse the same code again. */
  readonly isWrongCode?: true
}

const say = (text: string, more: Omit<AuthWords, 'text'> = {}): AuthWords => ({ text, ...more })

const PROVIDER = say('That provider did not let you in. Try again, or sign in another way.')
const STALE_LINK = say('This link has been used already, or its time is over. Ask for a new one.', { way: 'new-link' })
const OTHER_BROWSER = say('This link was asked for in another browser. Open it there, or sign in here.', { way: 'sign-in' })
const ENDED = say('Your session has ended. Sign in again.', { way: 'sign-in' })
const LATER = say('The sign-in service gave no answer. Try again in a moment.')
const OFF = say('This way to sign in is switched off here. Use another one.')
export const CAPTCHA_FAILED = say('We could not tell whether you are a person. Try once more.')
const CODE_OVER = say('That code is not right, or its time is over. Ask for a new one.', { isWrongCode: true })

/** Every refusal in plain words: what happened, and what to do next. None tells whether somebody has an account. */
const BY_CODE: Readonly<Record<string, AuthWords>> = {
  invalid_credentials: say('Email and password do not match. Check both, or reset your password.', { way: 'reset' }),
  email_not_confirmed: say('Your email is not confirmed yet. Follow the link in our mail.', { way: 'resend' }),
  phone_not_confirmed: say('Your number is not confirmed yet. Ask for a code.'),
  user_banned: say('This account is blocked. If you think that is a mistake, write to us.'),
  user_not_found: ENDED,
  user_already_exists: say('That did not work with this address. Sign in instead, or reset your password.', { way: 'sign-in' }),
  email_exists: say('This address cannot be used. Take another one.'),
  phone_exists: say('This number cannot be used. Take another one.'),
  email_address_invalid: say('We don’t accept temporary email addresses. Use one that you keep.'),
  email_address_not_authorized: say('We cannot write to this address. Take another one.'),
  validation_failed: say('Something here is not written the way we can read it. Check it once more.'),
  bad_json: LATER,
  weak_password: say('This password is too easy to guess. Take a longer one.'),
  same_password: say('This is the password you have already. Take another one.'),
  current_password_required: say('Type the password you have now as well.'),
  current_password_invalid: say('That is not the password you have now.'),
  reauthentication_needed: say('To be sure that it is you, we have sent you a code.'),
  reauth_nonce_missing: say('Type the code that we have sent you.'),
  reauthentication_not_valid: CODE_OVER,
  otp_expired: say('This code or link is not right, or its time is over. Ask for a new one.', { way: 'new-link', isWrongCode: true }),
  otp_disabled: say('No code can be sent for this. Check what you typed, or sign in another way.'),
  signup_disabled: say('New accounts are not open here at the moment.'),
  anonymous_provider_disabled: say('Type your email and a password.'),
  email_provider_disabled: OFF,
  phone_provider_disabled: OFF,
  provider_disabled: OFF,
  oauth_provider_not_supported: OFF,
  web3_provider_disabled: OFF,
  web3_unsupported_chain: OFF,
  saml_provider_disabled: say('Single sign-on is switched off here.'),
  sso_provider_not_found: say('There is no single sign-on for this address. Sign in another way.'),
  saml_idp_not_found: say('There is no single sign-on for this address. Sign in another way.'),
  user_sso_managed: say('Your organisation looks after this account. It is changed there.'),
  provider_email_needs_verification: say('Your provider has not confirmed your email. Follow the link in our mail first.'),
  bad_oauth_state: PROVIDER,
  bad_oauth_callback: PROVIDER,
  unexpected_audience: PROVIDER,
  identity_already_exists: say('Somebody’s account is linked with this one already.'),
  flow_state_not_found: STALE_LINK,
  flow_state_expired: STALE_LINK,
  bad_code_verifier: OTHER_BROWSER,
  pkce_code_verifier_not_found: OTHER_BROWSER,
  invite_not_found: STALE_LINK,
  captcha_failed: CAPTCHA_FAILED,
  proof_of_work_required: say(
    'Many accounts are made from your network just now, and your browser could not show that it is no program. Try again in a few minutes.',
  ),
  over_request_rate_limit: say('That was a lot at once. Try again in a few minutes.'),
  over_email_send_rate_limit: say('We have just written to you. Look into your mail, or wait a minute before the next one.'),
  over_sms_send_rate_limit: say('We have just sent you a message. Wait a minute before the next one.'),
  sms_send_failed: say('The message could not be sent. Check the number, or try again in a moment.'),
  insufficient_aal: say('This needs your second factor. Sign in once more.', { way: 'sign-in' }),
  mfa_verification_failed: say('That code is not right. Look for the newest one.', { isWrongCode: true }),
  recovery_code_not_valid: say('This recovery code is not right, or you have used it already. Take another one of them.'),
  passkey_not_valid: say('Your passkey was not accepted. Try again, or use another way to show that it is you.'),
  mfa_verification_rejected: say('That code was not taken. Look for the newest one.', { isWrongCode: true }),
  mfa_challenge_expired: say('That took too long. Try once more.'),
  webauthn_challenge_expired: say('That took too long. Try once more.'),
  mfa_ip_address_mismatch: say('Your connection changed on the way. Try once more.'),
  mfa_factor_not_found: say('This factor is gone. Sign in once more.', { way: 'sign-in' }),
  session_not_found: ENDED,
  session_expired: ENDED,
  refresh_token_not_found: ENDED,
  refresh_token_already_used: ENDED,
  bad_jwt: ENDED,
  no_authorization: ENDED,
  request_timeout: LATER,
  hook_timeout: LATER,
  unexpected_failure: LATER,
  conflict: LATER,
  access_denied: say('You cancelled on the other side, so nothing happened. Try again, or sign in another way.'),
  server_error: PROVIDER,
  temporarily_unavailable: PROVIDER,
}

const AFTER_SECONDS = /after (\d+) seconds?/
/** Of a wallet: its owner has said no. */
const REJECTED = '4001'

export const COOKIES_BLOCKED = say(
  'Your browser blocks cookies for this site, and signing in needs one. Allow them in its settings, then try again.',
)

export const CAPTCHA_MISSED = say('First show that you are a person, in the box on this page. Then go on.')

const CAPTCHA_HOSTS = { turnstile: 'challenges.cloudflare.com', hcaptcha: 'hcaptcha.com' }

export const captchaUnavailable = (provider: keyof typeof CAPTCHA_HOSTS): AuthWords =>
  say(`The check whether you are a person did not load. If something blocks ${CAPTCHA_HOSTS[provider]}, allow it, then try again.`)

export const wordsFor = ({ name = '', code, status, message, details, reasons }: AuthRefusal): AuthWords => {
  if (code === 'weak_password') return weakWords(reasons ?? [])
  const known = [code, usefulCode(details), details?.error].find((key) => key !== undefined && Object.hasOwn(BY_CODE, key))
  const seconds = AFTER_SECONDS.exec(message)?.[1]
  if (known?.startsWith('over_') && seconds !== undefined) return say(`We have just sent you something. You can ask again in ${seconds} s.`)
  const words = known === undefined ? undefined : BY_CODE[known]
  if (words !== undefined) return words
  if (String(code) === REJECTED) return say('Your wallet was asked and said no. Try again when you are ready.')
  if (name === 'AuthSessionMissingError') return ENDED
  if (name === 'AuthInvalidJwtError') return STALE_LINK
  if (name === 'AuthRetryableFetchError' || (status !== undefined && status >= 500 && details === undefined)) return LATER
  if (name === 'AbortError' || name === 'NotAllowedError') return say('Your passkey was not used. Try again when you are ready.')
  // What is left, the auth client says in a sentence of its own.
  return say(message === '' ? LATER.text : inItsOwnWords(message.replace(/^@supabase\/auth-js: /, '')))
}

/** When the user refuses at the provider, the code only says that the answer is incomplete. */
const usefulCode = (details: AuthRefusal['details']) =>
  details?.error === 'access_denied' && details.code === 'bad_oauth_callback' ? undefined : details?.code

const NOT_CONNECTED = /eth_requestAccounts|^No accounts available/
const ODD_WALLET = /^((?:No compatible|Both wallet|Wallet) .*?)\.?(?: Make sure .*)?$/

/** Its messages about wallets are for developers: the reader first sees what to do, and not their advice. */
const inItsOwnWords = (message: string): string => {
  if (NOT_CONNECTED.test(message)) return 'Your wallet did not connect. Unlock it, let it connect, and try again.'
  const reason = ODD_WALLET.exec(message)?.[1]
  return reason === undefined ? message : `This wallet does not work here. Use another one, or sign in another way. It said: ${reason}.`
}

/** The service says which rule was broken. */
const weakWords = (reasons: readonly string[]): AuthWords => {
  if (reasons.includes('pwned')) return say('This password has been in a leak, so others may try it. Take another one.')
  if (reasons.includes('context')) return say('This password is little more than your name, your address or ours. Take another one.')
  if (reasons.includes('length')) return say('Take at least 8 characters.')
  return say('This password is too easy to guess. Take a longer one.')
}
