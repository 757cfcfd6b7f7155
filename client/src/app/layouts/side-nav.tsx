import { usePlace } from '../../lib/page/place-context.ts'
import { Link } from '../../ui/link.tsx'
import type { Way } from '../shell/ways.ts'

/** The way around beside a page; on narrow screens a strip above it. */
export const SideNav = ({ label, items }: { label: string; items: readonly Way[] }) => {
  const { path } = usePlace()
  return (
    <nav aria-label={label} className="side-nav">
      <ul>
        {items.map(({ to, label: text }) => (
          <li key={to}>
            <Link to={to} aria-current={path === to ? 'page' : undefined} className="side-link">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
