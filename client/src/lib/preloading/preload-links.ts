import { onFirstSign } from './first-sign.ts'
import { inParallel } from './in-parallel.ts'

const AT_ONCE = 4

/** The code of where links lead, undefined where none of ours is there. */
type CodeOf = (url: URL) => (() => Promise<unknown>) | undefined

/** Fetches where the reader is likely to go: what they point at at once, what they see once they have done anything. */
export const preloadLinks = (window: Window & typeof globalThis, codeOf: CodeOf) => {
  const { document } = window
  const preloadSoon = inParallel(AT_ONCE)
  const asked = new Set<string>()
  let hasActed = false

  const preload = (link: Element | null | undefined) => {
    if (!(link instanceof window.HTMLAnchorElement) || link.origin !== window.location.origin || asked.has(link.pathname)) return
    asked.add(link.pathname)
    const code = codeOf(new URL(link.href))
    if (code !== undefined) preloadSoon(code)
  }
  const pointed = ({ target }: Event) => preload(target instanceof window.Element ? target.closest('a') : null)
  document.addEventListener('pointerover', pointed, { passive: true })
  document.addEventListener('focusin', pointed)

  const seen = new window.IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) preload(target)
  })
  const look = () => {
    if (!hasActed || isSaving(window.navigator)) return
    seen.disconnect()
    for (const link of document.querySelectorAll('a[href^="/"]')) seen.observe(link)
  }
  onFirstSign(window, () => {
    hasActed = true
    look()
  })

  /** To be called whenever there may be other links on the page. */
  return look
}

const isSaving = (navigator: object): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
