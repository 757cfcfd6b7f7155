import type { Challenge } from './auth-settings.ts'
import type { CaptchaPhase } from './captcha-state.ts'
import { type CaptchaApi, loadCaptcha } from './captcha-script.ts'

/** What becomes of the check, as its provider reports it. */
export interface CaptchaEvents {
  readonly solved: (token: string) => void
  readonly moved: (phase: CaptchaPhase) => void
}

export interface OpenCaptcha {
  readonly reset: () => void
  readonly close: () => void
}

type Look = { readonly theme: 'light' | 'dark'; readonly width: number }
type Options = Challenge & Look & { readonly events: CaptchaEvents }

/** What is narrower gets the compact form of the provider. */
const WIDTHS = { turnstile: 300, hcaptcha: 303 } as const

/** A token that ran out is replaced without being asked. */
const turnstile = ({ siteKey, theme, width, events: { solved, moved } }: Options) => ({
  sitekey: siteKey,
  theme,
  size: width < WIDTHS.turnstile ? 'compact' : 'flexible',
  'response-field': false,
  callback: solved,
  'expired-callback': () => moved('working'),
  'before-interactive-callback': () => moved('waiting'),
  'timeout-callback': () => moved('waiting'),
  'unsupported-callback': () => moved('failed'),
  // True means that the error is handled, so it writes none to the console.
  'error-callback': () => {
    moved('failed')
    return true
  },
})

/** It is there for the reader to tick from the beginning, and each time that the tick has run out. */
const hcaptcha = ({ siteKey, theme, width, events: { solved, moved } }: Options) => ({
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
  const begin = () => options.events.moved(isTurnstile ? 'working' : 'waiting')
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

/** Puts the provider's check into a place of ours, as soon as its script is here. Closed, its events are ignored. */
export const openCaptcha = (place: HTMLElement, options: Options): OpenCaptcha => {
  const open: { drawn?: OpenCaptcha; isClosed: boolean } = { isClosed: false }
  const whileOpen = <Args extends unknown[]>(handle: (...args: Args) => void) => {
    return (...args: Args) => {
      if (!open.isClosed) handle(...args)
    }
  }
  const events = { solved: whileOpen(options.events.solved), moved: whileOpen(options.events.moved) }
  const show = (api: CaptchaApi) => {
    if (open.isClosed) return
    try {
      open.drawn = draw(api, place, { ...options, events })
    } catch {
      // The provider throws on an invalid site key.
      events.moved('failed')
    }
  }
  void loadCaptcha(options.provider).then(show, () => events.moved('unavailable'))
  return {
    reset: () => open.drawn?.reset(),
    close: () => {
      open.isClosed = true
      open.drawn?.close()
    },
  }
}
