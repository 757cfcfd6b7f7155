import type { Factor as AuthFactor, User } from '@supabase/auth-js'

export interface Identity {
  /** Of the link between the two. */
  readonly id: string
  readonly provider: string
  /** Whom the provider knows: an address or a name. */
  readonly known: string | undefined
  readonly lastUsed: string | undefined
}

export interface Factor {
  readonly id: string
  readonly type: 'totp' | 'phone' | 'webauthn'
  readonly name: string
  readonly addedAt: string
}

/** How somebody gets in, as the auth service keeps it. */
export interface Account {
  readonly email: string | undefined
  /** Asked for, and waiting for both addresses to agree. */
  readonly newEmail: string | undefined
  readonly phone: string | undefined
  readonly identities: readonly Identity[]
  /** Those that were verified. */
  readonly factors: readonly Factor[]
}

const words = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** `web3:ethereum:0x…`, as people tell wallets apart. */
const walletIn = (sub: unknown): string | undefined => {
  const { chain = '', address = '' } = /^web3:(?<chain>\w+):(?<address>\w{12,})$/.exec(words(sub) ?? '')?.groups ?? {}
  return address === '' ? undefined : `${chain.charAt(0).toUpperCase()}${chain.slice(1)} ${address.slice(0, 6)}…${address.slice(-4)}`
}

const NAMES = { totp: 'Authenticator app', phone: 'Phone', webauthn: 'Passkey' }

const factorOf = ({ id, factor_type: type, friendly_name: name, created_at: addedAt, status }: AuthFactor): Factor | undefined =>
  status === 'verified' && (type === 'totp' || type === 'phone' || type === 'webauthn')
    ? { id, type, name: words(name) ?? NAMES[type], addedAt }
    : undefined

export const factorsOf = (factors: readonly AuthFactor[]): readonly Factor[] =>
  factors.map(factorOf).filter((factor) => factor !== undefined)

export const accountOf = ({ email, new_email, phone, identities = [], factors = [] }: User): Account => ({
  email: words(email),
  newEmail: words(new_email),
  phone: words(phone),
  identities: identities.map(({ identity_id: id, provider, identity_data: data, last_sign_in_at: lastUsed }) => ({
    id,
    provider,
    known:
      words(data?.['email']) ?? words(data?.['phone']) ?? words(data?.['user_name']) ?? words(data?.['name']) ?? walletIn(data?.['sub']),
    lastUsed: words(lastUsed),
  })),
  factors: factorsOf(factors),
})

/** A name that none of the others has, so that the service takes it. */
export const freshName = (wanted: string, taken: readonly Factor[]): string => {
  const isTaken = (name: string) => taken.some((factor) => factor.name === name)
  if (!isTaken(wanted)) return wanted
  let count = 2
  while (isTaken(`${wanted} ${count}`)) count += 1
  return `${wanted} ${count}`
}
