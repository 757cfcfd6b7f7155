const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Once a reader does anything they are there: what they may need next is worth fetching. */
export const onFirstSign = (window: EventTarget, then: () => void) => {
  const acted = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, acted)
    then()
  }
  for (const sign of SIGNS) window.addEventListener(sign, acted, { passive: true })
}
