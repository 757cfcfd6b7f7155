import type { Logger } from '@debut/adapters/logging.ts'
import type { IdentityConfig } from '../../identity-config.ts'
import { type Captcha, noCaptcha } from './captcha.ts'
import { siteverifyCaptcha } from './siteverify-captcha.ts'

const SITEVERIFY = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
} as const

type CaptchaConfig = Pick<IdentityConfig, 'AUTH_CAPTCHA_PROVIDER' | 'AUTH_CAPTCHA_SITE_KEY' | 'AUTH_CAPTCHA_SECRET' | 'AUTH_CAPTCHA_URL'>

/** An end of the start where a provider is named and its keys are not. */
export const openCaptcha = (config: CaptchaConfig, logger: Logger): Captcha => {
  const { AUTH_CAPTCHA_PROVIDER: provider, AUTH_CAPTCHA_SITE_KEY: siteKey, AUTH_CAPTCHA_SECRET: secret, AUTH_CAPTCHA_URL } = config
  if (provider === 'none') return noCaptcha
  if (siteKey === '' || secret === undefined)
    throw new Error(`AUTH_CAPTCHA_PROVIDER=${provider} needs AUTH_CAPTCHA_SITE_KEY and AUTH_CAPTCHA_SECRET`)
  return siteverifyCaptcha({ provider, siteKey, secret, url: AUTH_CAPTCHA_URL ?? SITEVERIFY[provider], logger })
}
