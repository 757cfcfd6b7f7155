import type { ReactNode } from 'react'
import { usePlace } from '../lib/page/place-context.ts'
import { Link } from '../ui/link.tsx'

const PAGES = [
  { to: '/settings', label: 'Profile' },
  { to: '/settings/security', label: 'Security' },
  { to: '/settings/communication', label: 'Communication' },
  { to: '/settings/boundaries', label: 'Blocked' },
]

/** What the pages of settings have in common. */
export const SettingsFrame = ({ children }: { children: ReactNode }) => {
  const { path } = usePlace()
  return (
    <>
      <h1 className="text-[40px] font-[750] tracking-[-0.04em] md:text-[46px]">Settings</h1>
      <nav aria-label="Settings" className="tab-line mt-6">
        {PAGES.map(({ to, label }) => (
          <Link key={to} to={to} className="tab" aria-current={path === to ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <div>{children}</div>
    </>
  )
}
