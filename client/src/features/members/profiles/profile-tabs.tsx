import { usePlace } from '../../../lib/page/place-context.ts'
import { Link } from '../../../ui/link.tsx'

const TABS = [
  { at: '', label: 'Profile' },
  { at: '/followers', label: 'Followers' },
  { at: '/following', label: 'Following' },
]

export const ProfileTabs = ({ username }: { username: string }) => {
  const { path } = usePlace()
  return (
    <nav aria-label="Profile" className="tab-line">
      {TABS.map(({ at, label }) => {
        const to = `/profile/${username}${at}`
        return (
          <Link key={to} to={to} className="tab" aria-current={path === to ? 'page' : undefined}>
            {label}
          </Link>
        )
      })}
    </nav>
  )
}
