import { AuthError } from '../refusals/auth-error.ts'
import { UserMetadata } from '../refusals/parse-or-refuse.ts'
import type { Metadata } from './users.ts'

/** What is given replaces what was there; null removes it. */
export const mergeMetadata = (old: Metadata, given: Metadata): Metadata => {
  const merged = Object.fromEntries(Object.entries({ ...old, ...given }).filter(([, value]) => value !== null))
  if (!UserMetadata.safeParse(merged).success) throw new AuthError('validation_failed', 'data is too large')
  return merged
}
