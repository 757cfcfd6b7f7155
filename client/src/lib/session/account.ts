import { decodeBase64Url } from '../cookies/decode-base64url.ts'
import { isRecord } from '../api/is-record.ts'
import type { Session } from './session-cookie.ts'

/** What the auth service knows of the signed-in member; their profile is another matter. */
export interface Account {
  readonly user: Session['user']
  readonly aal: 'aal1' | 'aal2'
  /** They have a second factor and have not shown it: until then they count as not signed in where it matters. */
  readonly secondFactorDue: boolean
}

export const accountOf = ({ access_token, user }: Pick<Session, 'access_token' | 'user'>): Account => {
  const aal = claimsOf(access_token)['aal'] === 'aal2' ? 'aal2' : 'aal1'
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false
  return { user, aal, secondFactorDue: aal === 'aal1' && hasFactor }
}

/** The roles that a token claims; the server looks whether its member still has them. */
export const rolesIn = (token: string): readonly unknown[] => {
  const { app_metadata } = claimsOf(token)
  const roles = isRecord(app_metadata) ? app_metadata['roles'] : undefined
  return Array.isArray(roles) ? roles : []
}

const claimsOf = (token: string): Record<string, unknown> => {
  try {
    const claims: unknown = JSON.parse(decodeBase64Url(token.split('.')[1] ?? '') ?? '')
    return isRecord(claims) ? claims : {}
  } catch {
    return {}
  }
}
