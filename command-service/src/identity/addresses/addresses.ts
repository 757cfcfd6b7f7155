import { z } from 'zod'
import { AuthError } from '../refusals/auth-error.ts'

const LONGEST_EMAIL = 320
const Email = z.email().max(LONGEST_EMAIL)
const PHONE = /^[1-9]\d{1,14}$/

/** As it is kept: addresses that differ in case are one. */
export const emailAsKept = (given: string): string => given.trim().toLowerCase()

/** As it is kept: E.164 without its plus. */
export const phoneAsKept = (given: string): string => given.trim().replace(/^\+/, '').replaceAll(' ', '')

export const emailOrRefuse = (given: string | undefined): string => {
  const email = emailAsKept(given ?? '')
  if (email === '') throw new AuthError('validation_failed', 'An email address is required')
  if (email.length > LONGEST_EMAIL) throw new AuthError('validation_failed', 'An email address is too long')
  if (!Email.safeParse(email).success) throw new AuthError('validation_failed', 'Unable to validate email address: invalid format')
  return email
}

export const phoneOrRefuse = (given: string): string => {
  const phone = phoneAsKept(given)
  if (!PHONE.test(phone)) throw new AuthError('validation_failed', 'Invalid phone number format (E.164 required)')
  return phone
}
