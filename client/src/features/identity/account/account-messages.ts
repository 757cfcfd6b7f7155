/** What the auth service refuses with, or the browser. */
export interface Refusal {
  readonly name?: string | undefined
  readonly code?: string | undefined
  readonly message: string
  readonly status?: number | undefined
}

const BY_CODE: ReadonlyMap<string, string> = new Map([
  ['email_exists', 'An account with this email exists already.'],
  ['email_address_invalid', 'We don’t accept temporary email addresses. Use one that you keep.'],
  ['validation_failed', 'This is not written the way we can take it. Check it once more.'],
  ['phone_exists', 'An account with this number exists already.'],
  ['same_password', 'This is the password you have. Choose another one.'],
  ['current_password_required', 'Type the password you have now as well.'],
  ['current_password_mismatch', 'That is not the password you have now.'],
  ['current_password_invalid', 'That is not the password you have now. Leave it empty, and we send you a code instead.'],
  ['invalid_credentials', 'That is not the password you have now.'],
  ['reauthentication_not_valid', 'That code is not right, or its time is over.'],
  ['single_identity_not_deletable', 'This is the only way into your account. Add another one first, then this one can go.'],
  ['email_conflict_identity_not_deletable', 'Another account uses this email, so the link can’t be undone here. Write to us.'],
  ['identity_not_found', 'This link is gone already.'],
  ['identity_already_exists', 'Somebody’s account is linked with this one already.'],
  ['manual_linking_disabled', 'Linking is switched off in this installation.'],
  ['provider_disabled', 'This provider is switched off in this installation.'],
  ['mfa_factor_name_conflict', 'You have one of that name already. Call this one differently.'],
  ['too_many_enrolled_mfa_factors', 'You have as many as there can be. Remove one first.'],
  ['mfa_verification_failed', 'That code is not right. Look for the newest one.'],
  ['mfa_verification_rejected', 'That code was not taken. Look for the newest one.'],
  ['recovery_code_not_valid', 'This recovery code is not right, or you have used it already. Take another one of them.'],
  ['mfa_challenge_expired', 'That took too long. Ask for a new code.'],
  ['webauthn_challenge_expired', 'That took too long. Try once more.'],
  ['mfa_ip_address_mismatch', 'Your connection changed on the way. Try once more.'],
  ['mfa_factor_not_found', 'This is gone already.'],
  ['mfa_totp_enroll_not_enabled', 'Authenticator apps are switched off in this installation.'],
  ['mfa_phone_enroll_not_enabled', 'Codes by phone are switched off in this installation.'],
  ['mfa_webauthn_enroll_not_enabled', 'Passkeys are switched off in this installation.'],
  ['otp_expired', 'That code is not right, or its time is over.'],
  ['sms_send_failed', 'The text message could not be sent. Check the number, or try again in a moment.'],
  ['over_email_send_rate_limit', 'We have just written to you. Wait a minute before the next mail.'],
  ['over_sms_send_rate_limit', 'We have just sent you a message. Wait a minute before the next one.'],
  ['over_request_rate_limit', 'That was a lot at once. Try again in a few minutes.'],
  ['insufficient_aal', 'This needs one of your second factors.'],
])

/** What happened and what to do next. */
export const messageFor = ({ name, code, message, status }: Refusal): string => {
  if (code === 'weak_password') return weakMessage(message)
  const known = code === undefined ? undefined : BY_CODE.get(code)
  if (known !== undefined) return known
  if (name === 'AbortError' || name === 'NotAllowedError') return 'Your passkey was not used. Try again when you are ready.'
  if (status === undefined || status === 0 || status >= 500) return 'There was no answer. Nothing was changed; try again in a moment.'
  return message
}

/** The service says which rule was broken. */
const weakMessage = (message: string) =>
  message.startsWith('Password is little more than')
    ? 'This password is little more than your name, your address or ours. Choose another one.'
    : /leaked|breach|pwned|known to be weak/i.test(message)
      ? 'This password has been in a leak, so others may try it. Choose another one.'
      : 'This password is too easy to guess. Take at least 8 characters.'
