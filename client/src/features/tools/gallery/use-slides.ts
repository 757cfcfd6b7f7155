import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'

/** Between two slides, as the style sheet has it. */
const GAP = 12

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A list that is swiped from one slide to the next, and which one is seen. */
export const useSlides = (count: number, first = 0) => {
  const list = useRef<HTMLUListElement>(null)
  /** On the way there, what is passed is not what is looked at. */
  const bound = useRef<number>(undefined)
  const [current, setCurrent] = useState(first)

  useEffect(() => {
    const { current: element } = list
    if (element === null) return
    const look = () => {
      const seen = Math.round(element.scrollLeft / (element.clientWidth + GAP))
      if (bound.current !== undefined && bound.current !== seen) return
      bound.current = undefined
      setCurrent(seen)
    }
    const letGo = () => {
      bound.current = undefined
    }
    element.addEventListener('scroll', look, { passive: true })
    element.addEventListener('pointerdown', letGo, { passive: true })
    element.addEventListener('wheel', letGo, { passive: true })
    return () => {
      element.removeEventListener('scroll', look)
      element.removeEventListener('pointerdown', letGo)
      element.removeEventListener('wheel', letGo)
    }
  }, [])

  const go = useCallback(
    (wanted: number, behavior: ScrollBehavior = isStill() ? 'auto' : 'smooth') => {
      const { current: element } = list
      const index = Math.min(count - 1, Math.max(0, wanted))
      if (element === null) return
      bound.current = index
      setCurrent(index)
      element.scrollTo({ left: index * (element.clientWidth + GAP), behavior })
    },
    [count],
  )

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const wanted = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 }[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    go(wanted)
  }

  return { list, current, go, onKeyDown }
}
