import type { ReactNode } from 'react'
import { grouped } from '../../../ui/grouped.ts'
import { usePlace } from '../../../lib/page/place-context.ts'
import { Link } from '../../../ui/link.tsx'

const TABS = [
  { at: '', label: 'Products', count: 'products' },
  { at: '/posts', label: 'Posts', count: 'posts' },
  { at: '/comments', label: 'Comments', count: 'comments' },
  { at: '/reviews', label: 'Reviews', count: 'reviews' },
] as const

interface Props {
  readonly username: string
  /** How many there are of each, as far as it is known. */
  readonly counts: Readonly<Record<(typeof TABS)[number]['count'], number | undefined>>
  /** What other features bring to it. */
  readonly more: ReactNode
}

export const ProfileTabs = ({ username, counts, more }: Props) => {
  const { path } = usePlace()
  return (
    <nav aria-label="Profile" className="tab-line">
      {TABS.map(({ at, label, count }) => {
        const to = `/profile/${username}${at}`
        return (
          <Link key={to} to={to} className="tab" aria-current={path === to ? 'page' : undefined}>
            {label}
            <Count of={counts[count]} />
          </Link>
        )
      })}
      {more}
    </nav>
  )
}

const Count = ({ of }: { readonly of: number | undefined }) =>
  of === undefined ? null : <span className="text-ink-3 tabular-nums">{grouped(of)}</span>
