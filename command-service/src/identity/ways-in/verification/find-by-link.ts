import { AuthError } from '../../refusals/auth-error.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { findByLink, type OneTimeCode } from '../proofs/one-time-code.ts'
import { emailPurposes } from './types.ts'

/** The code of a link, where it is one of this type. It is not used up by that. */
export const findByLinkOfType = async (
  parts: Pick<IdentityParts, 'database' | 'clock' | 'secrets'>,
  type: string,
  link: string,
): Promise<OneTimeCode | undefined> => {
  const purposes = emailPurposes(type)
  if (purposes === undefined) throw new AuthError('validation_failed', 'Unsupported verification type')
  const row = await findByLink(parts.database, parts, link)
  return row !== undefined && purposes.includes(row.purpose) ? row : undefined
}
