import type { Challenge } from './auth-settings.ts'

/** What both providers put into the page, as far as we use it. */
export interface CaptchaApi {
  readonly render: (place: HTMLElement, options: object) => string
  readonly reset: (widget: string) => void
  readonly remove: (widget: string) => void
}

type Provider = Challenge['provider']
type CaptchaPage = Window & { turnstile?: CaptchaApi; hcaptcha?: CaptchaApi; debutCaptchaReady?: () => void }

const READY = 'debutCaptchaReady'
const WITHIN = 15_000

/** Not to be kept or served by anybody else: they change without notice. */
const SCRIPTS: Readonly<Record<Provider, string>> = {
  turnstile: `https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=${READY}`,
  hcaptcha: `https://js.hcaptcha.com/1/api.js?render=explicit&onload=${READY}`,
}

const loading = new Map<Provider, Promise<CaptchaApi>>()

/** Fetched once. Fails where it is blocked or does not come to life, and may be asked for again. */
export const loadCaptcha = (provider: Provider): Promise<CaptchaApi> => {
  const coming = loading.get(provider) ?? fetchScript(provider)
  loading.set(provider, coming)
  coming.catch(() => loading.delete(provider))
  return coming
}

const fetchScript = (provider: Provider): Promise<CaptchaApi> =>
  new Promise((resolve, reject) => {
    const page: CaptchaPage = window
    const script = document.createElement('script')
    const fail = (why: string) => {
      clearTimeout(late)
      script.remove()
      reject(new Error(why))
    }
    const late = setTimeout(() => fail('The captcha did not start in time'), WITHIN)
    page[READY] = () => {
      const api = page[provider]
      if (api === undefined) return fail('The captcha is not what it should be')
      clearTimeout(late)
      resolve(api)
    }
    script.src = SCRIPTS[provider]
    script.async = true
    script.onerror = () => fail('The captcha could not be loaded')
    document.head.append(script)
  })
