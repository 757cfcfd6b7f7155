import type { DraftField } from '@debut/events/drafts/ready-card.ts'

export const anchorOf = (field: DraftField): string => `field-${field.replace('.', '-')}`

/** To what can be typed or pressed first within a part of the editor. */
export const jumpTo = (anchor: string): void => {
  const part = document.getElementById(anchor)
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  part?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' })
  part?.querySelector<HTMLElement>('input:not([type=file]):not([type=hidden]), textarea, select, button')?.focus({ preventScroll: true })
}
