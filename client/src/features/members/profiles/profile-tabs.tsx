import type { ReactNode } from 'react'
import { grouped } from '../../../ui/grouped.ts'
import { usePlace } from '../../../lib/page/place-context.ts'
import { Link } from '../../../ui/link.tsx'

const TABS = [
  { at: '', label: 'Profile', count: undefined },
  { at: '/followers', label: 'Followers', count: 'followers' },
  { at: '/following', label: 'Following', count: 'following' },
] as const

interface Props {
  readonly username: string
  /** What other features bring to it. */
  readonly more: ReactNode
  readonly counts: { readonly followers: number; readonly following: number } | undefined
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
            {counts !== undefined && count !== undefined ? <span className="text-ink-3 tabular-nums">{grouped(counts[count])}</span> : null}
          </Link>
        )
      })}
      {more}
    </nav>
  )
}
