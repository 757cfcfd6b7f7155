import type { Challenge } from './auth-settings.ts'
import type { CaptchaPhase } from './captcha-state.ts'
import { type CaptchaApi, loadCaptcha } from './captcha-script.ts'

/** What becomes of the check, as its provider tells it. */
export interface CaptchaNews {
  readonly solved: (token: string) => void
  readonly moved: (phase: CaptchaPhase) => void
}

export interface OpenCaptcha {
  readonly reset: () => void
  readonly close: () => void
}

type Look = { readonly theme: 'light' | 'dark'; readonly width: number }
type Options = Challenge & Look & { readonly news: CaptchaNews }

/** What is narrower gets the compact form of the provider. */
const WIDTHS = { turnstile: 300, hcaptcha: 303 } as const

/** A token that ran out is replaced without being asked. */
const turnstile = ({ siteKey, theme, width, news: { solved, moved } }: Options) => ({
  sitekey: siteKey,
  theme,
  size: width < WIDTHS.turnstile ? 'compact' : 'flexible',
  'response-field': false,
  callback: solved,
  'expired-callback': () => moved('working'),
  'before-interactive-callback': () => moved('waiting'),
  'timeout-callback': () => moved('waiting'),
  'unsupported-callback': () => moved('failed'),
  // Told so, it leaves the console alone.
  'error-callback': () => {
    moved('failed')
    return true
  },
})

/** It is there for the reader to tick from the beginning, and each time that the tick has run out. */
const hcaptcha = ({ siteKey, theme, width, news: { solved, moved } }: Options) => ({
  sitekey: siteKey,
  theme,
  size: width < WIDTHS.hcaptcha ? 'compact' : 'normal',
  callback: solved,
  'expired-callback': () => moved('waiting'),
  'chalexpired-callback': () => moved('waiting'),
  'error-callback': () => moved('failed'),
})

const draw = (api: CaptchaApi, place: HTMLElement, options: Options): OpenCaptcha => {
  const isTurnstile = options.provider === 'turnstile'
  const begin = () => options.news.moved(isTurnstile ? 'working' : 'waiting')
  begin()
  const widget = api.render(place, isTurnstile ? turnstile(options) : hcaptcha(options))
  return {
    reset: () => {
      begin()
      api.reset(widget)
    },
    close: () => api.remove(widget),
  }
}

/** Puts the provider's check into a place of ours, as soon as its script is here. Closed, it is not heard any more. */
export const openCaptcha = (place: HTMLElement, options: Options): OpenCaptcha => {
  const open: { drawn?: OpenCaptcha; isClosed: boolean } = { isClosed: false }
  const heard = <News extends unknown[]>(tell: (...told: News) => void) => {
    return (...told: News) => {
      if (!open.isClosed) tell(...told)
    }
  }
  const news = { solved: heard(options.news.solved), moved: heard(options.news.moved) }
  const show = (api: CaptchaApi) => {
    if (open.isClosed) return
    try {
      open.drawn = draw(api, place, { ...options, news })
    } catch {
      // A site key that is not one is thrown back.
      news.moved('failed')
    }
  }
  void loadCaptcha(options.provider).then(show, () => news.moved('unavailable'))
  return {
    reset: () => open.drawn?.reset(),
    close: () => {
      open.isClosed = true
      open.drawn?.close()
    },
  }
}
