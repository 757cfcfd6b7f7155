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
    // Everything is read before anything is written: each write in between would have the browser lay the page out again.
    const moves = rows.map((row) => ({ row, was: before.get(row.dataset['key'] ?? ''), is: row.offsetTop }))
    // It is another list, as of another day.
    if (moves.every(({ was }) => was === undefined)) return
    const first = moves[0]?.is ?? 0
    const beyond = moves.findIndex(({ was, is }) => Math.min(was ?? Infinity, is) - first > innerHeight)
    const seen = moves.slice(0, beyond === -1 ? undefined : beyond).filter(({ was, is }) => was !== is)
    const begun = seen.map(({ row, was, is }) => ({ row, ...(was !== undefined && onTheWay(row, was - is)) }))
    for (const { row, from, running } of begun) {
      if (from === undefined) rise(row)
      else glide(row, from, running)
    }
  }, [order])

  return list
}

/** A row that is still gliding goes on from where it is seen. */
const onTheWay = (row: HTMLElement, distance: number) => {
  const running = row.getAnimations().filter(({ id }) => id === GLIDE.id)
  const shift = running.length === 0 ? 0 : new DOMMatrixReadOnly(getComputedStyle(row).transform).m42
  return { from: `translateY(${distance + shift}px)`, running }
}

/**
 * The style holds a row where it was for the frame in which the list changes: a transform that only an animation knows of does not
 * keep the browser from counting a layout shift.
 */
const glide = (row: HTMLElement, from: string, running: readonly Animation[] = []) => {
  for (const animation of running) animation.cancel()
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
