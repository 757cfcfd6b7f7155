import type { Profile } from './profile.ts'

/** What has to be remembered until the browser returns. */
export interface Departure {
  readonly nonce: string | undefined
  readonly verifier: string | undefined
}

export interface ProviderTokens {
  readonly accessToken: string
  readonly refreshToken?: string | undefined
}

interface Leaving {
  readonly state: string
  readonly callbackUrl: string
  /** Beyond those that it needs anyway. */
  readonly scopes: readonly string[]
  /** What the page wants said to the provider, such as `prompt`. */
  readonly params: Readonly<Record<string, string>>
}

interface VouchedFor {
  readonly profile: Profile
  readonly tokens: ProviderTokens
}

interface IdToken {
  readonly profile: Profile
  readonly nonce: string | undefined
}

/** Somebody else who may vouch for a user. */
export interface Provider {
  /** As identities carry it: `google`, or `sso:<id>` for an enterprise. */
  readonly name: string
  /** Of enterprises alone: the domains whose people it vouches for. */
  readonly domains: readonly string[] | undefined
  readonly skipsNonce: boolean
  /** Throws `ProviderUnavailable` where it cannot be reached. */
  leave(leaving: Leaving): Promise<{ readonly url: string; readonly departure: Departure }>
  /** Whom it sent back with this answer. Throws `ProviderRefused`, or `ProviderUnavailable`. */
  meet(answer: URLSearchParams, departure: Departure & { readonly state: string; readonly callbackUrl: string }): Promise<VouchedFor>
  /** Checks what an app was given: whose it is, for whom it was made, and until when. Throws `ProviderRefused`, or `ProviderUnavailable`. */
  readIdToken(idToken: string, accessToken: string | undefined): Promise<IdToken>
}

/** Who else may vouch for a user. */
export interface Providers {
  /** The names of those that are on, without enterprises. */
  readonly names: readonly string[]
  find(name: string): Provider | undefined
  findByIssuer(issuer: string): Provider | undefined
  readonly hasEnterprises: boolean
  findEnterprise(by: { readonly id: string } | { readonly domain: string }): Provider | undefined
}

/** It does not answer as it should; later it may. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

/** What was brought from it is not to be believed. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
}

export const noProviders: Providers = {
  names: [],
  find: () => undefined,
  findByIssuer: () => undefined,
  hasEnterprises: false,
  findEnterprise: () => undefined,
}
