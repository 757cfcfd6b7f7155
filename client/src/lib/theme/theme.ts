export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const THEME_COOKIE = 'theme'
const ONE_YEAR = 365 * 24 * 60 * 60

/**
 * Runs in the head before anything is drawn. Without a choice there is no attribute and `color-scheme` follows the system,
 * so the page needs no script for that, and one page serves every reader.
 */
export const THEME_SCRIPT = `(m=>{if(m)document.documentElement.dataset.theme=m[1]})(/(?:^|; )${THEME_COOKIE}=(light|dark)(?:;|$)/.exec(document.cookie))`

const listeners = new Set<() => void>()

export const watchTheme = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const currentTheme = (): Theme => {
  const chosen = document.documentElement.dataset['theme']
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

export const chooseTheme = (theme: Theme) => {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  const maxAge = theme === 'system' ? 0 : ONE_YEAR
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${maxAge}; samesite=lax`
  listeners.forEach((listener) => listener())
}
