import type { ReactNode } from 'react'
import { usePlace } from '../../lib/page/place-context.ts'
import { SideNav } from './side-nav.tsx'

export const ProfileLayout = ({ children }: { children: ReactNode }) => {
  const { params } = usePlace()
  const root = params['username'] === undefined ? undefined : `/profile/${params['username']}`
  return (
    <div className="mx-auto grid w-full max-w-205 grid-cols-[minmax(0,1fr)] gap-5 px-4 pt-5 pb-16 md:px-7 md:pt-8 md:pb-20">
      {root !== undefined && (
        <SideNav
          label="Profile"
          items={[
            { to: root, label: 'Profile' },
            { to: `${root}/followers`, label: 'Followers' },
            { to: `${root}/following`, label: 'Following' },
          ]}
        />
      )}
      <div className="min-w-0">{children}</div>
    </div>
  )
}
