import {
  choiceSetting,
  listSetting,
  numberSetting,
  optionalPathSetting,
  optionalSecretSetting,
  optionalUrlSetting,
  publicUrlSetting,
  secretSetting,
  senderSetting,
  switchSetting,
  tokenSetting,
  urlSetting,
} from '@debut/adapters/config.ts'
import { doubted } from '@debut/adapters/insecure-settings.ts'
import { z } from 'zod'
import { type IdentitySettings, type Strictness, strictnesses } from './settings.ts'

const domain = z
  .string()
  .toLowerCase()
  .regex(/^([a-z0-9-]+\.)*[a-z0-9-]+$/)

export const identitySettings = {
  PUBLIC_URL: publicUrlSetting(),
  /** What codes, refresh tokens and factors are sealed with: as long as it is kept, sessions live on. */
  IDENTITY_SECRET: secretSetting(),
  SMTP_URL: urlSetting(/^smtps?$/, 'smtp://user:password@host:587'),
  MAIL_FROM: senderSetting(),
  /** Who takes messages to phones. */
  AUTH_SMS: choiceSetting(['none', 'mailbox', 'webhook'], 'none'),
  AUTH_SMS_URL: optionalUrlSetting(/^https?$/, 'https://sms.example/send'),
  AUTH_SMS_SECRET: optionalSecretSetting(),
  ADMIN_EMAILS: listSetting('addresses such as ines@debut.example', z.email()),
  AUTH_REDIRECT_URLS: listSetting('addresses such as https://*.debut.example/**', z.string().min(8)),
  AUTH_SIGNUPS: switchSetting(true),
  AUTH_ANONYMOUS: switchSetting(false),
  AUTH_PHONE: switchSetting(false),
  AUTH_AUTOCONFIRM: doubted(switchSetting(false), (isOn) => (isOn ? 'addresses are not verified at sign-up' : undefined)),
  AUTH_MANUAL_LINKING: switchSetting(true),
  AUTH_WALLETS: switchSetting(true),
  /** JSON: who else vouches for members, such as Google, GitHub or an enterprise. */
  AUTH_PROVIDERS_FILE: optionalPathSetting(),
  /** Who tells people from programs at sign-up, sign-in and wherever a mail is sent. */
  AUTH_CAPTCHA_PROVIDER: choiceSetting(['none', 'turnstile', 'hcaptcha'], 'none'),
  AUTH_CAPTCHA_SITE_KEY: tokenSetting(),
  AUTH_CAPTCHA_SECRET: optionalSecretSetting(),
  AUTH_CAPTCHA_URL: optionalUrlSetting(/^https?$/, 'https://captcha.example/siteverify'),
  /** The service that is asked whether a password has leaked, by five characters of its hash; none where it is not set. */
  AUTH_BREACHES_URL: optionalUrlSetting(/^https?$/, 'https://api.pwnedpasswords.com/range/'),
  /** How many keys a browser tries at most for an account, where half of what its network may make is made: 1,000 take it a second or two. 0 asks for nothing. */
  AUTH_PROOF_OF_WORK: numberSetting(0, 1_000_000, 1_000),
  /** Addresses of domains that are known for throwaway addresses, at sign-up and where an address is changed. */
  AUTH_THROWAWAY_ADDRESSES: choiceSetting(['refuse', 'allow'], 'refuse'),
  /** Beside that list, each with all domains below it. */
  AUTH_DOMAINS_ALLOWED: listSetting('domains such as debut.example', domain),
  AUTH_DOMAINS_REFUSED: listSetting('domains such as debut.example', domain),
  /** The edge, and what stands before it: each must add whom it saw to the end of `X-Forwarded-For`. */
  AUTH_ACCESS_TOKEN_SECONDS: numberSetting(60, 86_400, 3_600),
  AUTH_SESSION_DAYS: numberSetting(1, 400, 90),
  /** `gotrue`, or some of our strictnesses by name. */
  AUTH_COMPAT: doubted(listSetting(`gotrue, or some of ${strictnesses.join(', ')}`, z.enum(['gotrue', ...strictnesses])), (names) =>
    names.length > 0 ? `it is less strict than it could be: ${names.join(', ')}` : undefined,
  ),
}

const schema = z.object(identitySettings)
export type IdentityConfig = z.output<typeof schema>

export const settingsFrom = (config: IdentityConfig): IdentitySettings => ({
  publicUrl: config.PUBLIC_URL,
  redirectUrls: config.AUTH_REDIRECT_URLS,
  signups: config.AUTH_SIGNUPS,
  anonymous: config.AUTH_ANONYMOUS,
  phone: config.AUTH_PHONE,
  autoconfirm: config.AUTH_AUTOCONFIRM,
  manualLinking: config.AUTH_MANUAL_LINKING,
  wallets: config.AUTH_WALLETS,
  accessTokenSeconds: config.AUTH_ACCESS_TOKEN_SECONDS,
  sessionDays: config.AUTH_SESSION_DAYS,
  compat: relaxed(config.AUTH_COMPAT),
})

const relaxed = (names: readonly ('gotrue' | Strictness)[]): ReadonlySet<Strictness> =>
  new Set(names.flatMap((name) => (name === 'gotrue' ? strictnesses : [name])))
