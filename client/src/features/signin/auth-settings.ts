import { isRecord } from '../../lib/api/is-record.ts'

/** The ways in that this installation has, as its auth service says. */
export interface AuthSettings {
  readonly providers: readonly string[]
  readonly email: boolean
  readonly phone: boolean
  readonly sso: boolean
  readonly signups: boolean
  readonly wallets: boolean
}

/** No ways in for people to choose, although they stand among them. */
const NO_PROVIDERS = new Set(['email', 'phone', 'anonymous_users', 'web3', 'web3_ethereum', 'web3_solana', 'passkey'])

export const parseAuthSettings = (body: unknown): AuthSettings | undefined => {
  if (!isRecord(body) || !isRecord(body['external'])) return undefined
  const { external } = body
  return {
    providers: Object.keys(external).filter((name) => external[name] === true && !NO_PROVIDERS.has(name)),
    email: external['email'] !== false,
    phone: external['phone'] === true,
    sso: body['saml_enabled'] === true,
    signups: body['disable_signup'] !== true,
    wallets: body['wallets'] !== false,
  }
}
