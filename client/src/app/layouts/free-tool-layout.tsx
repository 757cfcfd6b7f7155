import type { ReactNode } from 'react'
import { SideNav } from './side-nav.tsx'

const items = [
  { to: '/free-tools', label: 'All free tools' },
  { to: '/free-tools/product-launch-checklist', label: 'Launch checklist' },
  { to: '/free-tools/startup-name-generator', label: 'Startup names' },
  { to: '/free-tools/website-scraping', label: 'Website scraping' },
  { to: '/free-tools/fake-analytics-generator', label: 'Fake analytics' },
  { to: '/free-tools/fake-notification-generator', label: 'Fake notifications' },
]

export const FreeToolLayout = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto grid w-full max-w-265 gap-x-10 gap-y-5 px-4 pt-5 pb-16 md:px-7 md:pt-8 md:pb-20 grid-cols-[minmax(0,1fr)] lg:grid-cols-[168px_minmax(0,1fr)]">
    <SideNav label="Free tools" items={items} />
    <div className="min-w-0">{children}</div>
  </div>
)
