import { isRecord } from '../../../lib/api/is-record.ts'

/** How this installation has people told from programs. */
export interface Challenge {
  readonly provider: 'turnstile' | 'hcaptcha'
  readonly siteKey: string
}

/** The ways in that this installation has, as its auth service says. */
export interface AuthSettings {
  readonly providers: readonly string[]
  readonly email: boolean
  readonly phone: boolean
  readonly sso: boolean
  readonly signups: boolean
  readonly wallets: boolean
  readonly captcha?: Challenge
}

/** No ways in for people to choose, although they stand among them. */
const NO_PROVIDERS = new Set(['email', 'phone', 'anonymous_users', 'web3', 'web3_ethereum', 'web3_solana', 'passkey'])

export const parseAuthSettings = (body: unknown): AuthSettings | undefined => {
  if (!isRecord(body) || !isRecord(body['external'])) return undefined
  const { external } = body
  const captcha = challengeIn(body['captcha'])
  return {
    providers: Object.keys(external).filter((name) => external[name] === true && !NO_PROVIDERS.has(name)),
    email: external['email'] !== false,
    phone: external['phone'] === true,
    sso: body['saml_enabled'] === true,
    signups: body['disable_signup'] !== true,
    wallets: body['wallets'] !== false,
    ...(captcha && { captcha }),
  }
}

const challengeIn = (captcha: unknown): Challenge | undefined => {
  if (!isRecord(captcha)) return undefined
  const { provider, site_key: siteKey } = captcha
  if ((provider !== 'turnstile' && provider !== 'hcaptcha') || typeof siteKey !== 'string') return undefined
  return { provider, siteKey }
}
