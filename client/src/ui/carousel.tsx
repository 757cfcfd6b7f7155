import { Children, useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'

type Props = {
  label: string
  /** The next slide shows its edge. */
  peek?: boolean
  children: ReactNode
}

/** A list that is scrolled sideways; the buttons only help. */
export const Carousel = ({ label, peek = false, children }: Props) => {
  const list = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ first: true, last: false })

  useEffect(() => {
    const { current } = list
    if (current === null) return
    const look = () => setEnds({ first: current.scrollLeft < 8, last: current.scrollLeft + current.clientWidth > current.scrollWidth - 8 })
    const sizes = new ResizeObserver(look)
    sizes.observe(current)
    current.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      current.removeEventListener('scroll', look)
    }
  }, [])

  const move = (by: 1 | -1) => {
    const step = list.current?.firstElementChild?.getBoundingClientRect().width ?? 0
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    list.current?.scrollBy({ left: by * (step + 12), behavior })
  }

  return (
    <section aria-label={label} aria-roledescription="carousel">
      {/* Focusable, so that the arrow keys scroll it. */}
      <ul ref={list} className="carousel" data-peek={peek} tabIndex={0} aria-label={label}>
        {Children.map(children, (slide) => (
          <li>{slide}</li>
        ))}
      </ul>
      <div className="needs-script mt-3 flex justify-end gap-2">
        <Button look="quiet" size="s" disabled={ends.first} onClick={() => move(-1)}>
          <ChevronLeftIcon />
          Prev
        </Button>
        <Button look="quiet" size="s" disabled={ends.last} onClick={() => move(1)}>
          Next
          <ChevronRightIcon />
        </Button>
      </div>
    </section>
  )
}
