import { AuthError } from '../gotrue/auth-error.ts'

const E164 = /^[1-9]\d{1,14}$/

/** A number as accounts keep it: E.164 without its plus. */
export const phoneNumber = (text: string): string => {
  const digits = text.trim().replace(/^\+/, '').replaceAll(' ', '')
  if (!E164.test(digits)) throw new AuthError('validation_failed', 'Invalid phone number format (E.164 required)')
  return digits
}
