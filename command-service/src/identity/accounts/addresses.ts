import { z } from 'zod'
import { AuthError } from '../gotrue/auth-error.ts'

const LONGEST_EMAIL = 320
const Email = z.email().max(LONGEST_EMAIL)
const PHONE = /^[1-9]\d{1,14}$/

/** As it is kept: addresses that differ in case are one. */
export const emailOrRefuse = (given: string | undefined): string => {
  const email = given?.trim().toLowerCase() ?? ''
  if (email === '') throw new AuthError('validation_failed', 'An email address is required')
  if (email.length > LONGEST_EMAIL) throw new AuthError('validation_failed', 'An email address is too long')
  if (!Email.safeParse(email).success) throw new AuthError('validation_failed', 'Unable to validate email address: invalid format')
  return email
}

/** As it is kept: E.164 without its plus. */
export const phoneOrRefuse = (given: string): string => {
  const phone = given.trim().replace(/^\+/, '').replaceAll(' ', '')
  if (!PHONE.test(phone)) throw new AuthError('validation_failed', 'Invalid phone number format (E.164 required)')
  return phone
}
