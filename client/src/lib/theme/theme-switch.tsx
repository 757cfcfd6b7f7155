import { useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react'
import { chooseTheme, currentTheme, isThemeForced, THEMES, watchTheme, type Theme } from './theme.ts'

const icons: Record<Theme, ReactNode> = {
  light: (
    <>
      <circle cx="8" cy="8" r="2.800" />
      <path d="M8 1.500v1.300M8 13.200v1.300M1.500 8h1.300M13.200 8h1.300M3.400 3.400l.9.9M11.700 11.700l.9.9M12.600 3.400l-.9.9M4.300 11.700l-.9.9" />
    </>
  ),
  dark: <path d="M13.500 9.600A5.800 5.800 0 0 1 6.400 2.500a5.800 5.800 0 1 0 7.100 7.100z" />,
  system: (
    <>
      <rect x="1.800" y="2.800" width="12.400" height="8.400" rx="1.600" />
      <path d="M5.500 13.800h5" />
    </>
  ),
}

/** The browser moves with the arrows; Home and End are ours. */
const moveToEnds = (event: KeyboardEvent<HTMLFieldSetElement>) => {
  if (event.key !== 'Home' && event.key !== 'End') return
  const radios = [...event.currentTarget.querySelectorAll('input')]
  const radio = event.key === 'Home' ? radios[0] : radios.at(-1)
  event.preventDefault()
  radio?.focus()
  radio?.click()
}

/** Which one is lit is decided by the attribute on the document, not by React: the script in the head knows before hydration. */
export const ThemeSwitch = () => {
  const theme = useSyncExternalStore(watchTheme, currentTheme, (): Theme => 'system')
  const forced = useSyncExternalStore(watchTheme, isThemeForced, () => false)
  return (
    // The key handler serves the radios inside, which have the focus.
    <fieldset
      disabled={forced}
      data-tip={forced ? 'This page has one theme' : undefined}
      onKeyDown={moveToEnds}
      className="needs-script flex gap-0.5 rounded-panel border border-line-2 bg-sunken p-0.75"
    >
      <legend className="sr-only">Theme</legend>
      {THEMES.map((choice) => (
        <label key={choice} data-choice={choice} data-tip={`${choice[0]?.toUpperCase()}${choice.slice(1)} theme`} className="theme-choice">
          <input
            type="radio"
            name="theme"
            value={choice}
            checked={theme === choice}
            onChange={() => chooseTheme(choice)}
            className="absolute inset-0 cursor-pointer opacity-0"
            aria-label={choice}
          />
          <svg width="16" height="16" viewBox="0 0 16 16" className="icon" aria-hidden="true">
            {icons[choice]}
          </svg>
        </label>
      ))}
    </fieldset>
  )
}
