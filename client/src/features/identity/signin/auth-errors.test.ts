import { expect, it } from 'vitest'
import { wordsFor } from './auth-errors.ts'

const text = (...refusal: Parameters<typeof wordsFor>) => wordsFor(...refusal).text

it.each([
  'invalid_credentials',
  'email_not_confirmed',
  'otp_expired',
  'user_banned',
  'captcha_failed',
  'same_password',
  'reauthentication_not_valid',
  'over_request_rate_limit',
  'provider_disabled',
  'flow_state_expired',
  'insufficient_aal',
  'mfa_verification_failed',
])('says %s in words of its own', (code) => {
  const said = text({ code, message: 'Raw' })
  expect(said).not.toContain('Raw')
  expect(said).toMatch(/^[A-Z].*[.]$/)
  expect(said).not.toContain('!')
})

it('offers another mail where the address is not confirmed', () => {
  expect(wordsFor({ code: 'email_not_confirmed', message: '' }).way).toBe('resend')
})

it('says how long to wait where the service says it', () => {
  const message = 'For security purposes, you can only request this after 43 seconds.'
  expect(text({ code: 'over_email_send_rate_limit', message })).toContain('again in 43 s')
  expect(text({ code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' })).toContain('wait a minute')
})

it.each([
  ['pwned', /leak/],
  ['length', /8 characters/],
  ['characters', /guess/],
])('says why a password is weak: %s', (reason, words) => {
  expect(text({ code: 'weak_password', message: '', reasons: [reason] })).toMatch(words)
})

it('takes the more useful of the codes that an address returns with', () => {
  const details = { error: 'access_denied', code: 'otp_expired' }
  expect(wordsFor({ message: 'Email link is invalid or has expired', details }).way).toBe('new-link')
  expect(text({ message: 'no', details: { error: 'access_denied', code: '' } })).toMatch(/other side/)
  expect(text({ message: 'no', details: { error: 'access_denied', code: 'bad_oauth_callback' } })).toMatch(/other side/)
  expect(text({ message: 'no', details: { error: 'server_error', code: 'bad_oauth_callback' } })).toMatch(/did not let you in/)
})

it('tells an answer that did not come from a refusal', () => {
  expect(text({ name: 'AuthRetryableFetchError', status: 0, message: 'Failed to fetch' })).toMatch(/no answer/)
  expect(text({ name: 'AuthApiError', status: 502, message: 'Bad gateway' })).toMatch(/no answer/)
})

it.each([
  'An error occurred on token verification.',
  'No code detected.',
  'No session defined in URL',
  'Not a valid PKCE flow url.',
  'Invalid JWT signature',
  'You must provide either an email or phone number.',
])('passes on what the auth client says itself: %s', (message) => {
  expect(text({ name: 'Error', message: `@supabase/auth-js: ${message}` })).toBe(message)
})

it.each([
  'No compatible Ethereum wallet interface on the window object (window.ethereum) detected',
  'Both wallet and url must be specified in non-browser environments',
  'Wallet method signIn() returned unrecognized value',
  'Wallet method signIn() API returned object without signedMessage and signature fields',
  'Wallet does not have a compatible signMessage() and publicKey.toBase58() API',
])('says what to do about a wallet, and then what is wrong with it: %s', (reason) => {
  const said = `This wallet does not work here. Use another one, or sign in another way. It said: ${reason}.`
  expect(text({ name: 'Error', message: `@supabase/auth-js: ${reason}` })).toBe(said)
  expect(text({ name: 'Error', message: `@supabase/auth-js: ${reason}. Make sure the user has one. Prefer passing it.` })).toBe(said)
})

it('says so where a wallet did not connect', () => {
  const message = '@supabase/auth-js: Wallet method eth_requestAccounts is missing or invalid'
  expect(text({ name: 'Error', message })).toMatch(/did not connect/)
})
