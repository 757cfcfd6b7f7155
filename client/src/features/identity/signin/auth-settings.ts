import * as z from 'zod/mini'
import type { ApiClient } from '../../../lib/api/api-client.ts'

/** How this installation distinguishes people from programs. */
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

/** In GoTrue’s words. */
export const Settings = z.object({
  external: z.record(z.string(), z.unknown()),
  saml_enabled: z.optional(z.boolean()),
  disable_signup: z.optional(z.boolean()),
  wallets: z.optional(z.boolean()),
  captcha: z.optional(z.unknown()),
})

/** Of another provider the page knows nothing, so it has none. */
const Captcha = z.object({ provider: z.enum(['turnstile', 'hcaptcha']), site_key: z.string() })

export const fetchAuthSettings = async (api: ApiClient): Promise<AuthSettings> => settingsOf(await api.get('/auth/v1/settings', Settings))

export const settingsOf = (settings: z.infer<typeof Settings>): AuthSettings => {
  const { external, saml_enabled, disable_signup, wallets, captcha } = settings
  const challenge = z.safeParse(Captcha, captcha).data
  return {
    providers: Object.keys(external).filter((name) => external[name] === true && !NO_PROVIDERS.has(name)),
    email: external['email'] !== false,
    phone: external['phone'] === true,
    sso: saml_enabled === true,
    signups: disable_signup !== true,
    wallets: wallets !== false,
    ...(challenge && { captcha: { provider: challenge.provider, siteKey: challenge.site_key } }),
  }
}
