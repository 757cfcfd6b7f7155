import type { ReactNode } from 'react'
import { Link } from './link.tsx'

type NameProps = { to: string; heading?: 'h2' | 'h3'; children: ReactNode }

/** Leads where all of the row leads. */
export const RowName = ({ to, heading: Heading = 'h2', children }: NameProps) => (
  <Heading className="truncate font-text text-[16.5px]/tight font-[650] tracking-[-0.012em]">
    <Link to={to} className="after:absolute after:inset-0">
      {children}
    </Link>
  </Heading>
)

export const RowTagline = ({ children }: { children: ReactNode }) => (
  <p className="line-clamp-2 text-[13.5px]/[1.4] text-ink-2 md:line-clamp-none md:truncate md:text-[14.5px]/[1.4]">{children}</p>
)

/** Links that lead elsewhere than the row, and what else is said of it. */
export const RowDetails = ({ children }: { children: ReactNode }) => (
  <p className="relative z-1 mt-0.5 flex h-6 w-fit max-w-full flex-wrap items-center gap-x-3 overflow-hidden text-[12.5px]/6 whitespace-nowrap text-ink-3">
    {children}
  </p>
)
