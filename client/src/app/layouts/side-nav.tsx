import { type ReactNode, useEffect, useRef } from 'react'
import { usePlace } from '../../lib/page/place-context.ts'
import { Link } from '../../ui/link.tsx'
import type { Way } from '../shell/ways.ts'

interface Item extends Way {
  /** How much waits there: a `SideCount`. */
  readonly count?: ReactNode
}

interface Props {
  readonly label: string
  /** The label is also shown above the items where there is room. */
  readonly isLabelled?: boolean
  readonly items: readonly Item[]
  /** The item that leads to where the reader is, if its own address is another one. */
  readonly current?: string | undefined
}

/** The way around beside a page; on narrow screens a strip above it. */
export const SideNav = ({ label, isLabelled = false, items, current }: Props) => {
  const { path } = usePlace()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>('[aria-current]')
    // A narrow screen shows a part of the strip: the current item has to be in it.
    if (shown && list.current) list.current.scrollLeft = shown.offsetLeft - 48
  }, [path])
  return (
    <nav aria-label={label} className="side-nav" data-labelled={isLabelled ? '' : undefined}>
      {isLabelled && <p aria-hidden="true">{label}</p>}
      <ul ref={list}>
        {items.map(({ to, label: text, count }) => (
          <li key={to}>
            <Link to={to} aria-current={path === to ? 'page' : to === current ? 'true' : undefined} className="side-link">
              {text}
              {count}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
