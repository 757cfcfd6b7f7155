import { useLayoutEffect, useRef, type RefObject } from 'react'

const GLIDE = { id: 'glide', duration: 520, easing: 'cubic-bezier(.2,.8,.2,1)' }
const GLOW = { duration: 2_400, easing: 'ease-out' }

/**
 * Rows of a live list glide to their new place and new ones rise into theirs. A reader who has scrolled into the list is left alone:
 * there the browser's scroll anchoring holds the rows still, and moving them would be the disturbance.
 */
export const useGlide = <T extends HTMLElement>(keys: readonly string[]): RefObject<T | null> => {
  const list = useRef<T>(null)
  const places = useRef<Map<string, number>>(undefined)
  const order = keys.join(' ')

  useLayoutEffect(() => {
    if (list.current === null) return
    const before = places.current
    const rows = [...list.current.children].filter((row) => row instanceof HTMLElement)
    places.current = new Map(rows.map((row) => [row.dataset['key'] ?? '', row.offsetTop]))
    if (before === undefined || before.size === 0 || list.current.getBoundingClientRect().top < 0) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const first = rows[0]?.offsetTop ?? 0
    for (const row of rows) {
      const was = before.get(row.dataset['key'] ?? '')
      if (Math.min(was ?? Infinity, row.offsetTop) - first > innerHeight) return
      if (was === undefined) rise(row)
      else if (was !== row.offsetTop) glide(row, was - row.offsetTop)
    }
  }, [order])

  return list
}

/**
 * A row that is still on its way goes on from where it is seen. The style holds it there for the frame in which the list changes:
 * a transform that only an animation knows of does not keep the browser from counting a layout shift.
 */
const glide = (row: HTMLElement, distance: number) => {
  const from = `translateY(${distance + new DOMMatrixReadOnly(getComputedStyle(row).transform).m42}px)`
  for (const animation of row.getAnimations()) if (animation.id === GLIDE.id) animation.cancel()
  row.style.transform = from
  requestAnimationFrame(() => {
    row.style.transform = ''
    row.animate([{ transform: from }, { transform: 'none' }], GLIDE)
  })
}

const rise = (row: HTMLElement) => {
  row.animate(
    [
      { opacity: 0, transform: 'translateY(-14px) scale(.985)' },
      { opacity: 1, transform: 'none' },
    ],
    GLIDE,
  )
  row.animate([{ backgroundColor: 'var(--lime-wash)' }, { backgroundColor: 'transparent' }], GLOW)
}
