import { cookieJar } from '../cookies/cookie-jar.ts'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const THEME_COOKIE = 'theme'
const ONE_YEAR = 365 * 24 * 60 * 60

/** What the browser draws around the page: the paper of each theme. */
export const PAGE_COLORS = { light: '#fcfaf6', dark: '#120e0a' } as const

/**
 * Runs in the head before anything is drawn. Without a choice there is no attribute and `color-scheme` follows the system,
 * so the page needs no script for that, and one page serves every reader.
 */
export const THEME_SCRIPT = `try{((r,c,m)=>{const t=r.dataset.forced||m&&m[1];if(t){r.dataset.theme=t;document.querySelectorAll('meta[name=theme-color]').forEach(e=>{e.content=c[t]})}})(document.documentElement,${JSON.stringify(PAGE_COLORS)},/(?:^|; )${THEME_COOKIE}=(light|dark)(?:;|$)/.exec(document.cookie))}catch{}`

const listeners = new Set<() => void>()

export const watchTheme = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Also kept here, for those who take no cookies. */
let chosen: Theme | undefined

const chosenTheme = (): Theme => {
  const { cookie } = cookieJar(document)
  chosen ??= ({ light: 'light', dark: 'dark' } as const)[/(?:^|; )theme=(light|dark)(?:;|$)/.exec(cookie)?.[1] ?? ''] ?? 'system'
  return chosen
}

/** What a page wears whatever its reader chose. */
const forcedTheme = () => {
  const forced = document.documentElement.dataset['forced']
  return forced === 'light' || forced === 'dark' ? forced : undefined
}

export const currentTheme = (): Theme => forcedTheme() ?? chosenTheme()

export const isThemeForced = () => forcedTheme() !== undefined

export const chooseTheme = (theme: Theme) => {
  chosen = theme
  const maxAge = theme === 'system' ? 0 : ONE_YEAR
  cookieJar(document).cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${maxAge}; samesite=lax`
  wear()
}

/** From what is seen to its opposite; a reader who followed the system has chosen from then on. */
export const toggleTheme = () => {
  if (isThemeForced()) return
  const current = currentTheme()
  const isDark = current === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : current === 'dark'
  chooseTheme(isDark ? 'light' : 'dark')
}

/** The system cannot be forced on anybody. */
export const forceTheme = (theme: 'light' | 'dark' | undefined) => {
  if (forcedTheme() === theme) return
  if (theme === undefined) delete document.documentElement.dataset['forced']
  else document.documentElement.dataset['forced'] = theme
  wear()
}

const wear = () => {
  const theme = currentTheme()
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.content = PAGE_COLORS[theme === 'system' ? (meta.media.includes('dark') ? 'dark' : 'light') : theme]
  listeners.forEach((listener) => listener())
}
