import { useSyncExternalStore } from 'react'
import { currentTheme, watchTheme } from './theme.ts'

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)')

const watch = (listener: () => void) => {
  const system = darkSystem()
  const forget = watchTheme(listener)
  system.addEventListener('change', listener)
  return () => {
    forget()
    system.removeEventListener('change', listener)
  }
}

const seen = () => {
  const theme = currentTheme()
  if (theme !== 'system') return theme
  return darkSystem().matches ? 'dark' : 'light'
}

/** What the reader sees, whoever chose it: for what is drawn by others, who must be told. */
export const useSeenTheme = (): 'light' | 'dark' => useSyncExternalStore(watch, seen, () => 'light')
