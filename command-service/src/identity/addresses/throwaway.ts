import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import { AuthError } from '../refusals/auth-error.ts'
import type { IdentityConfig } from '../identity-config.ts'

type ThrowawayConfig = Pick<IdentityConfig, 'AUTH_THROWAWAY_ADDRESSES' | 'AUTH_DOMAINS_ALLOWED' | 'AUTH_DOMAINS_REFUSED'>

/** Which addresses are used for a mail or two, so that one person can have as many as they like. */
export interface Throwaway {
  has(email: string): boolean
  /** Throws `email_address_invalid`, also where an account has that address. */
  refuse(email: string): void
}

/** The domain and those above it, the narrowest first: `a.b.example`, `b.example`, `example`. */
const domainsOf = (email: string): readonly string[] => {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}

/** A list that comes with us, and what this installation adds to it and takes from it: of two that fit, the narrower one. */
export const openThrowaway = (config: ThrowawayConfig): Throwaway => {
  const known = config.AUTH_THROWAWAY_ADDRESSES === 'refuse' ? disposableEmailBlocklistSet() : new Set<string>()
  const allowed = new Set(config.AUTH_DOMAINS_ALLOWED)
  const refused = new Set(config.AUTH_DOMAINS_REFUSED)
  const has = (email: string): boolean => {
    const domain = domainsOf(email).find((each) => allowed.has(each) || refused.has(each) || known.has(each))
    return domain !== undefined && !allowed.has(domain)
  }
  return {
    has,
    refuse: (email) => {
      if (has(email)) throw new AuthError('email_address_invalid')
    },
  }
}
