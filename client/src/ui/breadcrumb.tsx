import type { ReactNode } from 'react'
import { ChevronRightIcon } from './icons.tsx'
import { Link } from './link.tsx'

type Props = { label?: string; trail: readonly { label: ReactNode; to?: string }[] }

/** The last one is the page itself. */
export const Breadcrumb = ({ label = 'Breadcrumb', trail }: Props) => (
  <nav aria-label={label}>
    <ol className="flex flex-wrap items-center gap-x-1 text-[13.5px] text-ink-3">
      {trail.map(({ label, to }, index) => (
        <li key={index} className="flex items-center gap-1">
          {index === 0 ? null : <ChevronRightIcon className="size-3.5" />}
          {to === undefined ? (
            <span aria-current="page" className="text-ink-2">
              {label}
            </span>
          ) : (
            <Link to={to} className="rounded-chip py-0.5 hover:text-ink hover:underline">
              {label}
            </Link>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
