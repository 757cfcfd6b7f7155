const KEY = 'debut-letter-shortcuts'

/** Single-key shortcuts can be switched off (WCAG 2.1.4): by voice, or with a shaky hand, they are pressed by accident. */
export const areSingleKeysOn = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

export const switchSingleKeys = (on: boolean) => {
  try {
    if (on) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch {
    // Where nothing may be kept, they stay on.
  }
}
