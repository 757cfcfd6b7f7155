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

/** What the reader sees, chosen by them or by the system: for embedded parts of other services, which need it as a setting. */
export const useSeenTheme = (): 'light' | 'dark' => useSyncExternalStore(watch, seen, () => 'light')
