const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Once a reader stirs they are there: what they may need next is worth fetching. */
export const onFirstSign = (window: EventTarget, then: () => void) => {
  const stirred = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, stirred)
    then()
  }
  for (const sign of SIGNS) window.addEventListener(sign, stirred, { passive: true })
}
