import type { ReactNode } from 'react'
import { SideNav } from './side-nav.tsx'

const items = [
  { to: '/community', label: 'Posts' },
  { to: '/community/makers', label: 'Makers' },
  { to: '/community/following', label: 'Following' },
  { to: '/community/followers', label: 'Followers' },
  { to: '/community/notifications', label: 'Notifications' },
  { to: '/community/drafts', label: 'Your drafts' },
  { to: '/community-guidelines', label: 'Guidelines' },
]

export const CommunityLayout = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto grid w-full max-w-265 gap-x-10 gap-y-5 px-4 pt-5 pb-16 md:px-7 md:pt-8 md:pb-20 grid-cols-[minmax(0,1fr)] lg:grid-cols-[168px_minmax(0,1fr)]">
    <SideNav label="Community" items={items} />
    {children}
  </div>
)
