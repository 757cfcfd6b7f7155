import { useLayoutEffect, useRef } from 'react'
import { grouped } from './grouped.ts'

const ROLL = { duration: 350, easing: 'cubic-bezier(.2,.8,.2,1)' }

/** A new value rolls in over the old one. */
export const RollingNumber = ({ value }: { value: number }) => {
  const digits = useRef<HTMLSpanElement>(null)
  const shown = useRef(value)

  useLayoutEffect(() => {
    if (shown.current === value) return
    shown.current = value
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    digits.current?.animate([{ transform: 'translateY(70%)', opacity: 0 }, { transform: 'none' }], ROLL)
  }, [value])

  return (
    <span className="inline-block overflow-hidden align-bottom tabular-nums">
      <span ref={digits} className="inline-block">
        {grouped(value)}
      </span>
    </span>
  )
}
