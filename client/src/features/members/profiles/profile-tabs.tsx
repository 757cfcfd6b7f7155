import type { ReactNode } from 'react'
import { grouped } from '../../../ui/grouped.ts'
import { usePlace } from '../../../lib/page/place-context.ts'
import { Link } from '../../../ui/link.tsx'

const TABS = [
  { at: '', label: 'Profile', count: undefined },
  { at: '/posts', label: 'Posts', count: 'posts' },
  { at: '/followers', label: 'Followers', count: 'followers' },
  { at: '/following', label: 'Following', count: 'following' },
] as const

interface Props {
  readonly username: string
  /** What other features bring to it. */
  readonly more: ReactNode
  readonly counts: { readonly followers: number; readonly following: number } | undefined
  /** How many posts the member has written, once that is known. */
  readonly posts: number | undefined
}

export const ProfileTabs = ({ username, counts, posts, more }: Props) => {
  const { path } = usePlace()
  const numbers = { ...counts, posts }
  return (
    <nav aria-label="Profile" className="tab-line">
      {TABS.map(({ at, label, count }) => {
        const to = `/profile/${username}${at}`
        return (
          <Link key={to} to={to} className="tab" aria-current={path === to ? 'page' : undefined}>
            {label}
            {count === undefined ? null : <Count of={numbers[count]} />}
          </Link>
        )
      })}
      {more}
    </nav>
  )
}

const Count = ({ of }: { readonly of: number | undefined }) =>
  of === undefined ? null : <span className="text-ink-3 tabular-nums">{grouped(of)}</span>
